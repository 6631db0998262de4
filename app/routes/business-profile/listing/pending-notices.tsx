import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { showValue } from '#app/components/editing/show-value.tsx';
import { signedInForm, SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { done, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { withdrawPendingChange } from '#app/domain/editing/editing-calls.ts';
import type { PendingChange } from '#app/domain/editing/editing-schema.ts';
import { formatLocalDate, formatLongDate } from '#app/domain/text/text.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import { answerEditFailure } from './edit-answer.ts';
import { useListing } from './listing-context.ts';

export const withdrawPending = signedInForm(
  z.object({ id: z.string() }),
  async ({ db }, { id }) => {
    const outcome = await withdrawPendingChange({ db }, id);
    if (!outcome.ok) return answerEditFailure(outcome);
    // If it was decided meanwhile, the screen shows the decision.
    notify(outcome.outcome === 'saved' ? toasts.changeWithdrawn : toasts.decidedMeanwhile);
    return done;
  },
);

/** The changes of these fields that wait for an admin, and why the last one was rejected. */
export function PendingNotices({ fields }: { fields: readonly string[] }) {
  const changes = useListing().pending_changes.filter(({ field, after }) =>
    [field, ...Object.keys(after)].some((name) => fields.includes(name)),
  );
  return changes.map((change) => <Notice key={change.id} change={change} />);
}

function Notice({ change }: { change: PendingChange }) {
  const { id, field, after, status, requested_at, moves_on, reason } = change;
  const fetcher = useFetcher<FormAnswer>();
  const strong = (text: string) => <strong>{text}</strong>;
  const wanted = showValue(field, field === 'address' ? after : after[field]);
  const day = moves_on === null ? null : formatLongDate(moves_on);
  const value = day === null ? wanted : t.fromDay({ value: wanted, day });
  if (status === 'rejected') {
    return (
      <p className="mt-6 max-w-2xl border-l-2 border-accent pl-4 wrap-anywhere">
        {t.rejected({ strong, value })}
        <span className="block whitespace-pre-line text-soft">{reason}</span>
      </p>
    );
  }
  return (
    <div className="mt-6 max-w-2xl border-l-2 border-ink pl-4">
      <p className="wrap-anywhere">
        {status === 'planned'
          ? t.plannedMove({ strong, value })
          : t.awaitingReview({ strong, value, date: formatLocalDate(requested_at) })}
      </p>
      <p className="mb-3 text-sm text-soft">{status === 'waiting' && t.awaitingReviewText}</p>
      <SignedInForm fetcher={fetcher} intent="withdraw" button={t.withdraw} variant="line">
        <input type="hidden" name="id" value={id} />
      </SignedInForm>
    </div>
  );
}
