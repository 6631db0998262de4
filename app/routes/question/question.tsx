import { data, Link } from 'react-router';
import {
  DeleteText,
  type DeleteTextProps,
  OwnTextStatus,
} from '#app/components/signed-in/own-text.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ListingPlace } from '#app/components/signed-in/screen-section.tsx';
import { signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { TextForm } from '#app/components/signed-in/text-form.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { linkTo } from '#app/components/ui/link-to.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { findQuestion } from '#app/domain/question/question-calls.ts';
import type { QuestionDetails, OwnQuestion } from '#app/domain/question/question-schema.ts';
import { toReportHref } from '#app/domain/report/report.ts';
import { formatLocalDate, isUuid } from '#app/domain/text/text.ts';
import { confirmEmailFirst } from '#app/messages/components/signed-in.tsx';
import * as t from '#app/messages/routes/question.tsx';
import type { Route } from './+types/question';
import { deleteQuestionForm, saveAnswerForm, saveQuestionForm } from './save-question.ts';

export const handle = {
  isPrivate: true,
  title: t.questionTitle,
  nameSubject: ({ question }: { question: QuestionDetails }) => question.listing.name,
} satisfies SignedInHandle;

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const question = isUuid(params.id) ? await findQuestion({ db }, params.id) : null;
  if (question === null) throw data(null, { status: 404 });
  return { question };
}

export const clientAction = signedInForms({
  save: saveQuestionForm,
  answer: saveAnswerForm,
  remove: deleteQuestionForm,
});

/** A question with all answers: its author edits it here, others write and edit their answer. */
export default function QuestionScreen({ loaderData: { question } }: Route.ComponentProps) {
  const { listing, author_name, body, is_own, answers, answer, created_at } = question;
  return (
    <div className="max-w-2xl">
      <ListingPlace listing={listing} hash="#questions" />
      <article className="mt-6">
        <h2 className="text-title wrap-anywhere whitespace-pre-line" dir="auto">
          {body}
        </h2>
        <p className="mt-1 text-sm text-soft">
          {t.askedBy({ name: <bdi>{author_name}</bdi>, date: formatLocalDate(created_at) })}
        </p>
        {!is_own && <ReportLink kind="question" id={question.id} body={body} />}
        {is_own && <EntryStatus entry={question} kind="question" />}
        {is_own && <OwnQuestionForms question={question} />}
      </article>
      <TitledSection className="mt-8" id="answers" title={t.answers}>
        {answers.length === 0 && <p className="mt-2 text-soft">{t.noAnswers}</p>}
        <ul className="mt-2">
          {answers.map((one) => (
            <li key={one.id} className="border-b border-rule py-4">
              <p className="text-sm font-semibold">
                <bdi>{one.by_owner ? listing.name : one.author_name}</bdi>
                <span className="font-normal text-soft">, {formatLocalDate(one.created_at)}</span>
              </p>
              <p className="mt-1 wrap-anywhere whitespace-pre-line" dir="auto">
                {one.body}
              </p>
              {one.id !== answer?.id && <ReportLink kind="answer" id={one.id} body={one.body} />}
            </li>
          ))}
        </ul>
      </TitledSection>
      <TitledSection className="mt-8" id="own-answer" title={t.ownAnswer}>
        {answer && <EntryStatus entry={answer} kind="answer" />}
        {question.obstacle === null ? (
          <AnswerForm key={`${question.id} ${answer?.revision}`} question={question} />
        ) : (
          <p className="mt-2">{obstacles[question.obstacle]}</p>
        )}
        {answer && (
          <DeleteEntry key={answer.id} id={answer.id} kind="answer" about={t.deleteAnswerText} />
        )}
      </TitledSection>
    </div>
  );
}

type ReportLinkProps = { kind: 'question' | 'answer'; id: string; body: string };

function ReportLink({ kind, id, body }: ReportLinkProps) {
  return (
    <Link
      className="link-quiet inline-flex min-h-11 items-center text-sm"
      to={toReportHref({ kind, id })}
    >
      {t.report({ kind, body, unseen: (text) => <span className="sr-only">{text}</span> })}
    </Link>
  );
}

const obstacles: Record<NonNullable<QuestionDetails['obstacle']>, string> = {
  unconfirmed: confirmEmailFirst,
  unlisted: t.cannotAnswer,
};

/** For who asked: edits and deletes the question. */
function OwnQuestionForms({ question }: { question: QuestionDetails }) {
  const { id, body, revision, listing } = question;
  return (
    <>
      <Disclosure className="mt-3 border-t border-rule" title={t.editQuestion}>
        <TextForm
          formKey={`${id} ${revision}`}
          intent="save"
          button={t.saveQuestion}
          name={`question.${id}`}
          revision={revision}
          values={{ body }}
          id={id}
          about={{ businessId: listing.id }}
          label={t.ownQuestion}
          hint={t.bodyHint}
        />
      </Disclosure>
      <DeleteEntry id={id} kind="question" about={t.deleteQuestionText}>
        <input type="hidden" name="slug" value={listing.slug} />
      </DeleteEntry>
    </>
  );
}

function AnswerForm({ question }: { question: QuestionDetails }) {
  const { id, listing, answer, answers_as } = question;
  return (
    <div className="mt-3">
      <TextForm
        intent="answer"
        button={answer ? t.saveAnswer : t.publishAnswer}
        name={`answer.${id}`}
        revision={answer?.revision ?? 0}
        values={{ body: answer?.body ?? '' }}
        id={answer?.id}
        about={{ questionId: id, businessId: listing.id }}
        label={t.answer}
        hint={t.bodyHint}
        note={t.answerShownAs({ name: <bdi>{answers_as}</bdi> })}
      />
    </div>
  );
}

type EntryStatusProps = {
  entry: Pick<OwnQuestion, 'id' | 'status' | 'hidden_reason'>;
  kind: 'question' | 'answer';
};

function EntryStatus({ entry: { id, status, hidden_reason }, kind }: EntryStatusProps) {
  return (
    <OwnTextStatus
      status={status}
      published={null}
      held={t.awaitingReview({ kind })}
      hidden={t.hidden({ kind })}
      hiddenReason={hidden_reason}
      appeal={t.editOrAppeal({ link: linkTo(toReportHref({ kind, id })) })}
    />
  );
}

type DeleteEntryProps = Pick<DeleteTextProps, 'id' | 'about' | 'children'> & {
  kind: 'question' | 'answer';
};

function DeleteEntry({ kind, ...entry }: DeleteEntryProps) {
  return <DeleteText {...entry} title={t.deleteEntry({ kind })} button={t.confirmDelete} />;
}
