import { Icon } from '#app/components/icon.tsx';
import type { HelpTopic, Question } from '#app/domain/help/help.ts';

type TopicProps = {
  topic: HelpTopic;
  /** Shows the answers at once, as where a search left only a few. */
  isOpen: boolean;
};

/** A topic's questions, each opening its answer. */
export function Topic({ topic: { id, title, questions }, isOpen }: TopicProps) {
  return (
    <section
      className="grid gap-x-12 gap-y-2 lg:grid-cols-[15rem_minmax(0,1fr)]"
      aria-labelledby={id}
    >
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <div className="rule-double">
        {questions.map((question) => (
          <QuestionAndAnswer key={`${question.id}${isOpen}`} question={question} isOpen={isOpen} />
        ))}
      </div>
    </section>
  );
}

function QuestionAndAnswer({ question, isOpen }: { question: Question; isOpen: boolean }) {
  return (
    <details id={question.id} className="group border-b border-rule" open={isOpen}>
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2 font-medium hover:text-accent">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
          {question.question}
        </h3>
        <span className="disclosure-mark">
          <Icon name="plus" />
        </span>
      </summary>
      <div className="max-w-[65ch] pb-5 text-soft">
        {question.answer.map((paragraph) => (
          <p key={paragraph} className="mt-2">
            {paragraph}
          </p>
        ))}
      </div>
    </details>
  );
}
