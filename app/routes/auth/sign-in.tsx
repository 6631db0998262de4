import { useFetcher } from 'react-router';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { type AuthFormProps, toAuthHref } from './views.ts';

export function SignIn({ next }: AuthFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <AuthForm
      fetcher={fetcher}
      intent="sign-in"
      button="Sign in"
      links={[
        { to: toAuthHref('sign-up', next), label: 'New here? Create an account' },
        { to: toAuthHref('recover', next), label: 'Forgot your password?' },
        { to: toAuthHref('resend', next), label: 'Resend the confirmation link' },
      ]}
    >
      <EmailField error={errors.email} />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
      />
    </AuthForm>
  );
}
