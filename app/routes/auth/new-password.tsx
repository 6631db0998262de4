import { Link, useFetcher } from 'react-router';
import { useSession } from '#app/browser/session/use-session.ts';
import { useHydrated } from '#app/browser/hydration.ts';
import { UsernameField } from '#app/components/account/username-field.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { passwordHint } from '#app/components/account/password-hint.ts';
import { type AuthFormProps, toAuthHref } from './views.ts';

export function NewPassword({ next }: AuthFormProps) {
  const session = useSession();
  const fetcher = useFetcher<FormAnswer>();
  const isSignedOut = useHydrated() && session.status === 'signed-out';
  return (
    // Both in the same cell, so that nothing moves when the session is known.
    <div className="grid *:[grid-area:1/1]">
      <div className={isSignedOut ? 'invisible' : ''}>
        <AuthForm
          fetcher={fetcher}
          intent="new-password"
          button="Save the new password"
          next={next}
          links={[]}
        >
          <UsernameField email={session.status === 'signed-in' ? session.email : ''} />
          <TextField
            name="password"
            label="New password"
            type="password"
            autoComplete="new-password"
            hint={passwordHint}
            error={findErrors(fetcher.data).password}
          />
        </AuthForm>
      </div>
      {isSignedOut && (
        <p className="mt-6">
          This works with the link or the code from our email, once and for a limited time.{' '}
          <Link className="link-quiet" to={toAuthHref('recover', next)}>
            Get a new link
          </Link>
        </p>
      )}
    </div>
  );
}
