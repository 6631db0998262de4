import { useState } from 'react';
import { useForm } from '#app/components/ui/use-form.ts';
import { openSession } from '#app/components/account/open-session.ts';
import { parseAccountEmail } from '#app/domain/session/parse-account-email.ts';
import { sendRecovery } from '#app/domain/session/send-recovery.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { MailSent } from './mail-sent.tsx';
import { type AuthFormProps, toAuthHref } from './views.ts';

export function RecoverPassword({ next }: AuthFormProps) {
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const state = useForm({
    parsers: { email: parseAccountEmail },
    send: async ({ email }) => {
      const redirectTo = `${location.origin}/auth?view=new-password`;
      const isSent = await sendRecovery({ db: await openSession() }, { email, redirectTo });
      if (isSent) setMailedTo(email);
      return undefined;
    },
  });
  const back = { to: toAuthHref('sign-in', next), label: 'Back to sign in' };
  if (mailedTo) {
    return <MailSent email={mailedTo} what="a link for choosing a new password" next={back} />;
  }
  return (
    <AuthForm state={state} button="Send me a link" links={[back]}>
      <EmailField error={state.errors.email} />
    </AuthForm>
  );
}
