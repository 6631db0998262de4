import { Link, useSearchParams } from 'react-router';
import { useSession } from '#app/browser/session/use-session.ts';
import { useHydrated } from '#app/browser/hydration.ts';
import { SignUp } from './sign-up.tsx';

/** Signing up where membership is explained. It needs JavaScript, and so waits for it. */
export function JoinForm() {
  const isHydrated = useHydrated();
  const { status } = useSession();
  const [parameters] = useSearchParams();
  if (status === 'signed-in') {
    return (
      <p className="mt-3">
        You have an account already.{' '}
        <Link className="link-quiet" to="/dashboard">
          Open your dashboard
        </Link>
      </p>
    );
  }
  return (
    <>
      {isHydrated ? (
        <SignUp key={parameters.get('as')} next="/" />
      ) : (
        <p className="mt-3 text-soft">Loading…</p>
      )}
      <noscript>
        <p className="mt-3">Accounts need JavaScript. Searching and reading work without.</p>
      </noscript>
    </>
  );
}
