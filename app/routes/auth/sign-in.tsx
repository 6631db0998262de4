import { TextField } from '#app/components/ui/text-field.tsx';
import { useForm } from '#app/components/ui/use-form.ts';
import { openSession } from '#app/components/account/open-session.ts';
import { parseAccountEmail } from '#app/domain/session/parse-account-email.ts';
import { parsePassword } from '#app/domain/session/parse-password.ts';
import { signIn } from '#app/domain/session/sign-in.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { type AuthFormProps, toAuthHref } from './views.ts';

export function SignIn({ next }: AuthFormProps) {
  const state = useForm({
    parsers: { email: parseAccountEmail, password: parsePassword },
    send: async (values) => {
      await signIn({ db: await openSession() }, values);
      return undefined;
    },
  });
  return (
    <AuthForm
      state={state}
      button="Sign in"
      links={[
        { to: toAuthHref('sign-up', next), label: 'New here? Create an account' },
        { to: toAuthHref('recover', next), label: 'Forgot your password?' },
        { to: toAuthHref('resend', next), label: 'Resend the confirmation link' },
      ]}
    >
      <EmailField error={state.errors.email} />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        error={state.errors.password}
      />
    </AuthForm>
  );
}
