import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';

export function ExportData() {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <p className="mb-4 text-sm">
        Your account, your profile, your choices, your reviews and the listings you own, as JSON. It
        is put together in this browser.
      </p>
      <SignedInForm fetcher={fetcher} intent="export" button="Download my data" look="line" />
    </>
  );
}
