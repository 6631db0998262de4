import { useFetcher } from 'react-router';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { type AuthFormProps, toAuthHref } from './views.ts';

export function SignIn({ next }: AuthFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  const recover = { to: toAuthHref('recover', next), label: 'Forgot your password?' };
  const resend = { to: toAuthHref('resend', next), label: 'Resend the confirmation link' };
  const suspension = {
    to: '/content-policy#accounts',
    label: 'About suspensions, and what you can do',
  };
  return (
    <AuthForm
      fetcher={fetcher}
      intent="sign-in"
      button="Sign in"
      next={next}
      waysOut={{
        'invalid-credentials': recover,
        'email-not-confirmed': resend,
        suspended: suspension,
      }}
      links={[
        { to: toAuthHref('link', next), label: 'Email me a link instead' },
        { to: toAuthHref('sign-up', next), label: 'New here? Create an account' },
        recover,
        resend,
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
