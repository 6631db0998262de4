import { Link, useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { passwordHint } from '#app/components/account/password-hint.ts';
import { UsernameField } from '#app/components/account/username-field.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';

export function PasswordForm({ email }: { email: string }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <>
      <SignedInForm fetcher={fetcher} intent="password" button="Change password" resets>
        <UsernameField email={email} />
        <TextField
          name="current"
          label="Current password"
          type="password"
          autoComplete="current-password"
          error={errors.current}
        />
        <TextField
          name="password"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={passwordHint}
          error={errors.password}
        />
      </SignedInForm>
      <p className="mt-4 text-sm text-soft">
        Forgot it?{' '}
        <Link className="link-quiet" to="/auth?view=recover&next=%2Faccount-settings">
          Get a code by email
        </Link>
      </p>
    </>
  );
}
