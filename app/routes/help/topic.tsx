import { Link } from 'react-router';
import { Icon } from '#app/components/ui/icon.tsx';
import { type AnswerPiece, parseAnswer, type Question } from '#app/domain/help/help.ts';

type TopicProps = {
  title: string;
  questions: Question[];
  /** Shows the answers open, for a search with few results. */
  isOpen: boolean;
};

/** The questions of a topic; each opens its answer. */
export function Topic({ title, questions, isOpen }: TopicProps) {
  const id = title.toLowerCase();
  return (
    <section
      className="grid grid-cols-1 gap-x-12 gap-y-3 lg:grid-cols-[15rem_minmax(0,1fr)]"
      aria-labelledby={id}
    >
      <h2 id={id} className="text-section lg:text-title">
        {title}
      </h2>
      <div className="rule-double">
        {questions.map((question) => (
          <QuestionAndAnswer
            // A new key when a search opens it, so that readers' own choices are kept otherwise.
            key={`${question.slug} ${isOpen}`}
            question={question}
            isOpen={isOpen}
          />
        ))}
      </div>
    </section>
  );
}

function QuestionAndAnswer({ question, isOpen }: { question: Question; isOpen: boolean }) {
  return (
    <details className="border-b border-rule" open={isOpen}>
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2 hover:text-accent">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
          {question.question}
        </h3>
        <span className="disclosure-mark">
          <Icon name="plus" />
        </span>
      </summary>
      {/* Contains the anchor: browsers then open the answer that a URL points to. */}
      <div id={question.slug} className="max-w-[65ch] pb-5 text-soft">
        {parseAnswer(question.answer).map((pieces) => (
          <p key={pieces[0]?.text} className="mt-2">
            {pieces.map((piece) => (
              <Piece key={piece.text} {...piece} />
            ))}
          </p>
        ))}
      </div>
    </details>
  );
}

function Piece({ text, to }: AnswerPiece) {
  if (to === undefined) return text;
  const isFile = /\.\w+(\?|$)/.test(to);
  return (
    <Link className="link-quiet text-ink" to={to} reloadDocument={isFile}>
      {text}
    </Link>
  );
}
