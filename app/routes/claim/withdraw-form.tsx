import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';

export function WithdrawForm({ id }: { id: string }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm fetcher={fetcher} intent="withdraw" button="Withdraw the claim" look="line">
      <input type="hidden" name="id" value={id} />
    </SignedInForm>
  );
}
