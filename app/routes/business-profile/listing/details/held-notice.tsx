import { useFetcher } from 'react-router';
import { showValue } from '#app/components/editing/show-value.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import type { HeldChange } from '#app/domain/editing/editing.ts';
import { formatLongDate } from '#app/domain/text/text.ts';

/** Shows a change that waits for an admin, or why the last one was rejected. */
export function HeldNotice({
  held: { id, field, after, status, asked_at, reason },
}: {
  held: HeldChange;
}) {
  const fetcher = useFetcher<FormAnswer>();
  const wanted = showValue(field, field === 'address' ? after : after[field]);
  if (status === 'refused') {
    return (
      <p className="border-l-2 border-accent pl-4 wrap-anywhere">
        <strong>Rejected:</strong> {wanted}
        <span className="block whitespace-pre-line text-soft">{reason}</span>
      </p>
    );
  }
  return (
    <div className="border-l-2 border-ink pl-4">
      <p className="wrap-anywhere">
        <strong>Awaiting review</strong> since {formatLongDate(asked_at)}: {wanted}
      </p>
      <p className="mb-3 text-sm text-soft">
        Our team reviews large changes to verified listings. The public page does not change until
        then.
      </p>
      <SignedInForm fetcher={fetcher} intent="withdraw" button="Withdraw" look="line">
        <input type="hidden" name="id" value={id} />
      </SignedInForm>
    </div>
  );
}
