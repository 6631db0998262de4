import { Link, useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import type { OwnQuestion } from '#app/domain/question/question.ts';
import { toReportHref } from '#app/domain/report/report.ts';
import * as t from '#app/messages/routes/question.tsx';

type EntryStatusProps = {
  entry: Pick<OwnQuestion, 'id' | 'status' | 'hidden_reason'>;
  kind: 'question' | 'answer';
};

/** Says that the person's question or answer is not public, and why; nothing if it is. */
export function EntryStatus({ entry: { id, status, hidden_reason }, kind }: EntryStatusProps) {
  if (status === 'published') return null;
  return (
    <div className="my-4 rounded-card bg-sunk p-[min(1.5rem,6vw)]" role="status">
      {status === 'held' ? (
        <p>{t.awaitingReview({ kind })}</p>
      ) : (
        <>
          <p>{t.hidden({ kind })}</p>
          <p
            className="mt-2 border-l-4 border-accent pl-3 font-medium wrap-anywhere whitespace-pre-line"
            dir="auto"
          >
            {hidden_reason}
          </p>
          <p className="mt-3">
            {t.editOrAppeal({
              link: (text) => (
                <Link className="link-quiet" to={toReportHref({ kind, id })}>
                  {text}
                </Link>
              ),
            })}
          </p>
        </>
      )}
    </div>
  );
}

type DeleteEntryProps = { id: string; kind: 'question' | 'answer'; about: string };

/** Deletes the person's question or answer. */
export function DeleteEntry({ id, kind, about }: DeleteEntryProps) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <details className="mt-6 border-t border-rule">
      <summary className="link-quiet inline-flex min-h-11 items-center">
        {t.deleteEntry({ kind })}
      </summary>
      <p className="mb-4 text-soft">{about}</p>
      <SignedInForm fetcher={fetcher} intent="remove" button={t.confirmDelete} look="line">
        <input type="hidden" name="id" value={id} />
      </SignedInForm>
    </details>
  );
}
