import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';

export function Sessions() {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <p className="mb-4 text-sm">Signs you out here and everywhere else.</p>
      <SignedInForm
        fetcher={fetcher}
        intent="sign-out-everywhere"
        button="Sign out everywhere"
        look="line"
      />
    </>
  );
}
