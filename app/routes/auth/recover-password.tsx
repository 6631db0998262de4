import { useFetcher } from 'react-router';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { MailSent, findMailedTo } from './mail-sent.tsx';
import { type AuthFormProps, toAuthHref } from './views.ts';

export function RecoverPassword({ next }: AuthFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  const mailedTo = findMailedTo(fetcher.data);
  const back = { to: toAuthHref('sign-in', next), label: 'Back to sign in' };
  if (mailedTo) {
    return <MailSent email={mailedTo} what="a link for choosing a new password" next={back} />;
  }
  return (
    <AuthForm fetcher={fetcher} intent="recover" button="Send me a link" links={[back]}>
      <EmailField error={findErrors(fetcher.data).email} />
    </AuthForm>
  );
}
