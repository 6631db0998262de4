import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';

export function ExportData() {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <p className="mb-4 text-sm">
        Your account, your profile, your choices, your keys without their secrets, your reviews,
        your submissions, the listings you own with their hours and services, and what your browsers
        measured in the last 30 days, as JSON. The file is made in this browser. It does not include
        the record of changes, which only super admins can read, or the list of your sessions, which
        only the sign-in service has.
      </p>
      <SignedInForm fetcher={fetcher} intent="export" button="Download my data" look="line" />
    </>
  );
}
