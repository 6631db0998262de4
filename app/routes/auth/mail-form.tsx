import { useFetcher } from 'react-router';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { type MailPurpose, useCheckMail } from './sent-mail.ts';
import { type AuthFormProps, toAuthHref } from './views.ts';

type MailFormProps = AuthFormProps & { intent: string; purpose: MailPurpose; button: string };

/** Requests a mail to an address, and goes on to the form for its code. */
export function MailForm({ next, intent, purpose, button }: MailFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  useCheckMail({ answer: fetcher.data, purpose, next });
  return (
    <AuthForm
      fetcher={fetcher}
      intent={intent}
      button={button}
      next={next}
      links={[{ to: toAuthHref('sign-in', next), label: 'Back to sign in' }]}
    >
      <EmailField error={findErrors(fetcher.data).email} />
    </AuthForm>
  );
}
