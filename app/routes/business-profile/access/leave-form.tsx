import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import type { OwnListing } from '#app/domain/business/business-calls.ts';

/** Leaves a listing, after typing a word, because it cannot be undone. */
export function LeaveForm({ listing: { id, role } }: { listing: OwnListing }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <details className="mt-10 border-t border-rule">
      <summary className="link-quiet inline-flex min-h-11 cursor-pointer items-center font-semibold">
        Leave this listing
      </summary>
      <p className="mb-4">
        {role === 'owner'
          ? 'It stays in the directory without an owner and without its verification, and your colleagues lose their access. To own it again, you would have to claim it.'
          : 'You can no longer edit it, unless its owner invites you again. What you changed stays.'}
      </p>
      <SignedInForm fetcher={fetcher} intent="leave" button="Leave listing" look="line">
        <input type="hidden" name="business_id" value={id} />
      </SignedInForm>
    </details>
  );
}
