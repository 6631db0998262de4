import { useFetcher } from 'react-router';
import { CodeField } from '#app/components/account/account-fields.tsx';
import { SendAgainButton } from '#app/components/account/send-again-button.tsx';
import { beganByField } from '#app/components/signed-in/signed-in-forms.ts';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';

type PendingEmailProps = { from: string; to: string; /** ISO 8601. */ sentAt: string | null };

/** A change of address that waits for its two mails, with a form for their codes. */
export function PendingEmail({ from, to, sentAt }: PendingEmailProps) {
  return (
    <div className="mt-4 rounded-card bg-sunk p-4">
      <p className="font-semibold">
        Waiting for <span className="break-words">{to}</span>
      </p>
      <p className="mt-1 text-sm">
        Open the links in both emails, or enter their codes here. They work for an hour. To keep
        your address, do nothing.
      </p>
      <div className="mt-4 grid gap-5">
        <EmailCode key={`to ${sentAt}`} email={to} />
        <EmailCode key={`from ${sentAt}`} email={from} />
        <SendAgain sentAt={sentAt} />
      </div>
    </div>
  );
}

function EmailCode({ email }: { email: string }) {
  const fetcher = useFetcher<FormAnswer>();
  if (fetcher.data?.kind === 'done') {
    return (
      <p role="status">
        <span className="break-words">{email}</span> has confirmed.
      </p>
    );
  }
  return (
    <SignedInForm fetcher={fetcher} intent="email-code" button="Confirm" look="line">
      <input type="hidden" name="email" value={email} />
      <CodeField label={`Code sent to ${email}`} error={findErrors(fetcher.data).code} />
    </SignedInForm>
  );
}

function SendAgain({ sentAt }: { sentAt: string | null }) {
  const fetcher = useFetcher<FormAnswer>();
  const { beganBy } = useScreenSession();
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="email-again" />
      <input type="hidden" name={beganByField} value={beganBy} />
      <SendAgainButton
        sentAtMs={Date.parse(sentAt ?? '') || 0}
        isSending={fetcher.state !== 'idle'}
      />
    </fetcher.Form>
  );
}
