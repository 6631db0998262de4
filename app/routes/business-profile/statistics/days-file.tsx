import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';

export function DaysFile({ id }: { id: string }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm fetcher={fetcher} intent="download-days" button="Download as CSV" look="line">
      <input type="hidden" name="id" value={id} />
    </SignedInForm>
  );
}
