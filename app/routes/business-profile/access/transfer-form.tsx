import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';

/** Offers the listing to a new owner. */
export function TransferForm({ businessId }: { businessId: string }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <section className="mt-10" aria-labelledby="transfer">
      <h2 className="text-section" id="transfer">
        Transfer the listing
      </h2>
      <p className="mt-2 mb-4 text-soft">
        When they accept, it is theirs: you and your colleagues can no longer edit it. Until then
        nothing changes, and you can withdraw the offer.
      </p>
      <SignedInForm fetcher={fetcher} intent="invite" button="Send the offer" look="line" resets>
        <input type="hidden" name="business_id" value={businessId} />
        <input type="hidden" name="role" value="owner" />
        <TextField
          name="email"
          type="email"
          label="Email of the new owner"
          autoComplete="off"
          error={errors.email}
        />
      </SignedInForm>
    </section>
  );
}
