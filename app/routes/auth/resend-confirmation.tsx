import { useFetcher } from 'react-router';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { type AuthFormProps, toAuthHref } from './views.ts';

export function ResendConfirmation({ next }: AuthFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <AuthForm
      fetcher={fetcher}
      intent="resend"
      button="Resend the link"
      links={[{ to: toAuthHref('sign-in', next), label: 'Back to sign in' }]}
    >
      <EmailField error={findErrors(fetcher.data).email} />
    </AuthForm>
  );
}
