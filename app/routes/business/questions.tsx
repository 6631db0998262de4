import { Link } from 'react-router';
import { useNow } from '#app/components/listing/use-now.ts';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import { LowerPart } from '#app/components/ui/loading.tsx';
import type { Business } from '#app/domain/business/business.ts';
import type { Question } from '#app/domain/question/question-schema.ts';
import { toReportHref } from '#app/domain/report/report.ts';
import { formatAge, toDateTime } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/business/business.tsx';

type QuestionsProps = {
  business: Business;
  /** Whether earlier ones come before these. */
  isContinued: boolean;
  renderedAt: number;
};

/**
 * Questions about the listing with their answers, a page at a time. Without structured data: Google
 * wants QAPage only where one question is the whole page, and has dropped FAQPage in 2026.
 */
export function Questions({ business, isContinued, renderedAt }: QuestionsProps) {
  const { slug, name, status, is_claimed, questions } = business;
  const isEmpty = questions.items.length === 0;
  return (
    <LowerPart aria-labelledby="questions">
      <h2 id="questions" className="scroll-mt-4 text-section">
        {t.questionsTitle}
      </h2>
      {isEmpty && <p className="mt-3 text-soft">{t.noQuestions({ name })}</p>}
      {!is_claimed && status === 'published' && (
        <p className="mt-1 text-sm text-soft">{t.answersFromOthers}</p>
      )}
      {status === 'published' && (
        <Link className="no-print button-line mt-4" to={`/business-question/${slug}`}>
          {t.askQuestion}
        </Link>
      )}
      {!isEmpty && (
        <ul className="mt-6 divide-y divide-rule border-y border-rule" aria-label={t.questions}>
          {questions.items.map((question) => (
            <li key={question.id} className="py-6 print:py-2 print:nth-[n+4]:hidden">
              <QuestionItem question={question} business={business} renderedAt={renderedAt} />
            </li>
          ))}
        </ul>
      )}
      {(isContinued || questions.next) && (
        <nav className="no-print mt-4 flex flex-wrap gap-3" aria-label={t.pagesOfQuestions}>
          {isContinued && (
            <Link
              className="button-line"
              to={`/business/${slug}#questions`}
              preventScrollReset
              state={keepFocus}
            >
              {t.firstQuestions}
            </Link>
          )}
          {questions.next && (
            <Link
              className="button-line"
              to={`/business/${slug}?questions=${questions.next}#questions`}
              state={keepFocus}
            >
              {t.moreQuestions}
            </Link>
          )}
        </nav>
      )}
    </LowerPart>
  );
}

type QuestionItemProps = { question: Question; business: Business; renderedAt: number };

function QuestionItem({ question, business, renderedAt }: QuestionItemProps) {
  const { id, author_name, body, created_at, answers, answer_count } = question;
  const now = useNow(renderedAt);
  const unseen = (text: string) => <span className="sr-only">{text}</span>;
  const age = (at: string) => (
    <time dateTime={toDateTime(at)} title={at.slice(0, 10)}>
      {formatAge(at, now)}
    </time>
  );
  return (
    <article>
      <h3
        className="max-w-[68ch] text-base font-semibold wrap-anywhere whitespace-pre-line"
        dir="auto"
      >
        {body}
      </h3>
      <p className="text-sm text-faint">
        {t.askedBy({ author: <bdi>{author_name}</bdi>, age: age(created_at) })}
      </p>
      {answers.map((answer) => (
        <div key={answer.id} className="mt-4 border-l-[3px] border-rule-strong pl-4">
          <p className="text-sm font-semibold">
            {t.answeredBy({
              author: <bdi>{answer.by_owner ? business.name : answer.author_name}</bdi>,
              age: <span className="font-normal text-faint">{age(answer.created_at)}</span>,
            })}
          </p>
          <p className="mt-1 max-w-[66ch] wrap-anywhere whitespace-pre-line text-soft" dir="auto">
            {answer.body}
          </p>
          <Link
            className="no-print link-quiet inline-flex min-h-11 items-center text-sm"
            to={toReportHref({ kind: 'answer', id: answer.id })}
          >
            {t.reportAnswer({ answer: answer.body, unseen })}
          </Link>
        </div>
      ))}
      <div className="no-print mt-2 flex flex-wrap gap-x-6 text-sm">
        <Link className="link-quiet inline-flex min-h-11 items-center" to={`/question/${id}`}>
          {answer_count > answers.length ? t.allAnswers({ count: answer_count }) : t.answer}
          <span className="sr-only">: {body}</span>
        </Link>
        <Link
          className="link-quiet inline-flex min-h-11 items-center"
          to={toReportHref({ kind: 'question', id })}
        >
          {t.reportQuestion({ question: body, unseen })}
        </Link>
      </div>
    </article>
  );
}
