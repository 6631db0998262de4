import { useEffect, useRef } from 'react';
import { useFetcher, useRouteLoaderData } from 'react-router';
import { CodeField } from '#app/components/account/account-fields.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import type { Claim, ClaimFormData } from '#app/domain/claim/claim.ts';
import * as t from '#app/messages/routes/claim.tsx';

type PhoneProofProps = { claim: Claim; claimForm: ClaimFormData };

/** Has a code sent to the phone, or an admin call it, and takes the code. */
export function PhoneProof({ claim, claimForm: { phone, can_text, can_call } }: PhoneProofProps) {
  const baseData = useRouteLoaderData<{ phone_codes: boolean }>('base-layout');
  const confirming = useFetcher<FormAnswer>();
  const part = useRef<HTMLDivElement>(null);
  const sent = claim.code_sent;
  const lastAt = useRef(sent?.at);
  // The code's field comes before the button that has had it sent.
  useEffect(() => {
    if (sent?.at !== lastAt.current && sent?.channel !== 'admin_call')
      part.current?.querySelector<HTMLInputElement>('[name=code]')?.focus();
    lastAt.current = sent?.at;
  }, [sent]);
  if (phone === null) return <p className="mt-6 max-w-[60ch] text-lg">{t.phoneMissing}</p>;
  const isProvided = baseData?.phone_codes === true;
  return (
    <div className="mt-6 max-w-md" ref={part}>
      <h2 className="text-section">{t.phoneTitle({ phone })}</h2>
      {sent && (
        <div className="mt-5">
          <p className="mb-4">
            {t.phoneSent[sent.channel === 'admin_call' ? 'admin' : 'provider']}
          </p>
          <SignedInForm fetcher={confirming} intent="confirm-code" button={t.confirmCode}>
            <input type="hidden" name="id" value={claim.id} />
            <CodeField label={t.letterCodeLabel} error={findErrors(confirming.data).code} />
          </SignedInForm>
        </div>
      )}
      <p className="mt-6">{t.phoneChoose}</p>
      <div className="mt-3 grid gap-3">
        {isProvided && can_text && <Way id={claim.id} intent="send-text" button={t.textCode} />}
        {isProvided && can_call && <Way id={claim.id} intent="send-call" button={t.callCode} />}
        {sent?.channel !== 'admin_call' && (
          <Way id={claim.id} intent="request-call" button={t.requestCall} />
        )}
      </div>
    </div>
  );
}

/** A way for the code to get there. */
function Way({ id, intent, button }: { id: string; intent: string; button: string }) {
  const fetcher = useFetcher<FormAnswer>();
  const { phone: error } = findErrors(fetcher.data);
  return (
    <SignedInForm fetcher={fetcher} intent={intent} button={button} variant="line">
      <input type="hidden" name="id" value={id} />
      <p className={error ? 'text-sm font-medium text-accent' : 'sr-only'} role="status">
        {error}
      </p>
    </SignedInForm>
  );
}
