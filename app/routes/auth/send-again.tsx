import { useFetcher } from 'react-router';
import { SendAgainButton } from '#app/components/account/send-again-button.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { type MailPurpose, type SentMail, useCheckMail } from './sent-mail.ts';

const intents: Record<MailPurpose, string> = {
  'sign-up': 'resend',
  'sign-in': 'link',
  recover: 'recover',
};

/** Sends the same mail again; its code replaces the first one's. */
export function SendAgain({ mail, next }: { mail: SentMail; next: string }) {
  const fetcher = useFetcher<FormAnswer>();
  const { purpose, email, sentAtMs } = mail;
  useCheckMail({ answer: fetcher.data, purpose, next, isAgain: true });
  return (
    <fetcher.Form className="mt-5" method="post" action="/auth">
      <input type="hidden" name="intent" value={intents[purpose]} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="next" value={next} />
      <SendAgainButton sentAtMs={sentAtMs} isSending={fetcher.state !== 'idle'} />
      <p className="mt-2 text-sm text-soft" role="status">
        {fetcher.data?.kind === 'done' && 'Sent again. Only the code of the newest email works.'}
      </p>
    </fetcher.Form>
  );
}
