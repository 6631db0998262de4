import { useState } from 'react';
import { useFetcher } from 'react-router';
import { CodeField } from '#app/components/account/account-fields.tsx';
import { SendAgainButton } from '#app/components/account/send-again-button.tsx';
import { beganByField } from '#app/components/signed-in/signed-in-forms.ts';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import type { Claim } from '#app/domain/claim/claim.ts';
import * as t from '#app/messages/routes/claim.tsx';

type EmailProofProps = { claim: Claim; hosts: string[] };

/** First the address, then the code that was mailed to it. */
export function EmailProof({ claim, hosts }: EmailProofProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const sent = claim.code_sent;
  return (
    <div className="mt-6 max-w-md">
      {sent === null || refused === sent.at ? (
        <AskForAddress claim={claim} hosts={hosts} />
      ) : (
        <AskForCode claim={claim} sent={sent} onOther={() => setRefused(sent.at)} />
      )}
    </div>
  );
}

function AskForAddress({ claim, hosts }: EmailProofProps) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <h2 className="text-section">{t.emailTitle}</h2>
      <div className="mt-5">
        <SignedInForm fetcher={fetcher} intent="send-code" button={t.sendCode}>
          <input type="hidden" name="id" value={claim.id} />
          <TextField
            name="address"
            label={t.emailLabel}
            type="email"
            autoComplete="off"
            hint={t.emailHint({ endings: t.listEndings(hosts) })}
            error={findErrors(fetcher.data).address}
          />
        </SignedInForm>
      </div>
    </>
  );
}

type AskForCodeProps = {
  claim: Claim;
  sent: NonNullable<Claim['code_sent']>;
  onOther: () => void;
};

function AskForCode({ claim, sent, onOther }: AskForCodeProps) {
  const confirming = useFetcher<FormAnswer>();
  const sending = useFetcher<FormAnswer>();
  const { beganBy } = useScreenSession();
  return (
    <>
      <h2 className="text-section">{t.codeTitle}</h2>
      <p className="mt-3">
        {t.codeText({
          address: <strong className="wrap-anywhere">{sent.address}</strong>,
        })}
      </p>
      <div className="mt-5 grid gap-5">
        <SignedInForm fetcher={confirming} intent="confirm-code" button={t.confirmCode}>
          <input type="hidden" name="id" value={claim.id} />
          <CodeField error={findErrors(confirming.data).code} />
        </SignedInForm>
        <div className="flex flex-wrap gap-3">
          <sending.Form method="post">
            <input type="hidden" name="intent" value="send-code" />
            <input type="hidden" name="id" value={claim.id} />
            <input type="hidden" name="address" value={sent.address} />
            <input type="hidden" name={beganByField} value={beganBy} />
            <SendAgainButton
              key={sent.at}
              sentAtMs={Date.parse(sent.at)}
              isSending={sending.state !== 'idle'}
            />
          </sending.Form>
          <button className="button-line" type="button" onClick={onOther}>
            {t.changeAddress}
          </button>
        </div>
      </div>
    </>
  );
}
