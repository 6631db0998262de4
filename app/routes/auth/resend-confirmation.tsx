import { useForm } from '#app/components/ui/use-form.ts';
import { openSession } from '#app/components/account/open-session.ts';
import { parseAccountEmail } from '#app/domain/session/parse-account-email.ts';
import { resendConfirmation } from '#app/domain/session/resend-confirmation.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { type AuthFormProps, toAuthHref } from './views.ts';

export function ResendConfirmation({ next }: AuthFormProps) {
  const state = useForm({
    parsers: { email: parseAccountEmail },
    send: async ({ email }) => {
      const redirectTo = `${location.origin}/`;
      await resendConfirmation({ db: await openSession() }, { email, redirectTo });
      return undefined;
    },
  });
  return (
    <AuthForm
      state={state}
      button="Resend the link"
      links={[{ to: toAuthHref('sign-in', next), label: 'Back to sign in' }]}
    >
      <EmailField error={state.errors.email} />
    </AuthForm>
  );
}
