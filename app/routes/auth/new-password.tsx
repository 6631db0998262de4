import { Link, useNavigate } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { UsernameField } from '#app/components/account/username-field.tsx';
import { useSession } from '#app/components/account/use-session.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { useForm } from '#app/components/ui/use-form.ts';
import { openSession } from '#app/components/account/open-session.ts';
import { parsePassword } from '#app/domain/session/parse-password.ts';
import { updatePassword } from '#app/domain/session/update-password.ts';
import { AuthForm } from './auth-form.tsx';
import { type AuthFormProps, toAuthHref } from './views.ts';

export function NewPassword({ next }: AuthFormProps) {
  const session = useSession();
  const navigate = useNavigate();
  const state = useForm({
    parsers: { password: parsePassword },
    send: async ({ password }) => {
      const outcome = await updatePassword({ db: await openSession() }, password);
      if (outcome.isChanged) void navigate(next, { replace: true });
      return outcome.weakPassword === null ? undefined : { password: outcome.weakPassword };
    },
  });
  const isSignedOut = useHydrated() && session.status === 'signed-out';
  return (
    // Both in one place: most come with a session, and for the others nothing moves.
    <div className="grid *:[grid-area:1/1]">
      <div className={isSignedOut ? 'invisible' : ''}>
        <AuthForm state={state} button="Save the new password" links={[]}>
          <UsernameField email={session.status === 'signed-in' ? session.email : ''} />
          <TextField
            name="password"
            label="New password"
            type="password"
            autoComplete="new-password"
            hint="At least 8 characters."
            error={state.errors.password}
          />
        </AuthForm>
      </div>
      {isSignedOut && (
        <p className="mt-6">
          This works from the link in our mail, once and for a limited time.{' '}
          <Link className="link-quiet" to={toAuthHref('recover', next)}>
            Ask for a new link
          </Link>
        </p>
      )}
    </div>
  );
}
