import { useEffect } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import type { LookAnswer } from './look.ts';

/** Looks for duplicates of a listing at once. */
export function LookForm() {
  const fetcher = useFetcher<LookAnswer>();
  const navigate = useNavigate();
  const errors = findErrors(fetcher.data);
  const leadsTo = fetcher.state === 'idle' ? fetcher.data?.leadsTo : undefined;
  useEffect(() => {
    if (leadsTo) void navigate(leadsTo);
  }, [leadsTo, navigate]);
  return (
    <section aria-labelledby="look">
      <h2 className="mb-4 text-title" id="look">
        Look for one listing
      </h2>
      <SignedInForm fetcher={fetcher} intent="look" button="Compare" look="line" resets>
        <TextField
          name="listing"
          label="Listing"
          autoComplete="off"
          hint="The address of its page, or the last part of it"
          error={errors.listing}
        />
        <TextField
          name="other"
          label="The same as (optional)"
          autoComplete="off"
          hint="Leave it empty to compare with all"
          error={errors.other}
        />
      </SignedInForm>
    </section>
  );
}
