import { useState } from 'react';
import { Link, PrefetchPageLinks, useSearchParams } from 'react-router';
import { useSession } from '#app/browser/session/use-session.ts';
import { preloadForms } from './forms-code.ts';
import { SignUp } from './sign-up.tsx';

/** The sign-up form on the page about membership. */
export function JoinForm() {
  const { status } = useSession();
  const [parameters] = useSearchParams();
  const [isBegun, setIsBegun] = useState(false);

  /** Loads the code only when somebody fills in the form: most people only read. */
  function begin() {
    if (isBegun) return;
    setIsBegun(true);
    preloadForms();
  }

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
    <div onFocus={begin}>
      {/* Preloads the screen that handles the form, so that it can report a network failure. */}
      {isBegun && <PrefetchPageLinks page="/auth" />}
      <SignUp key={parameters.get('as')} next="/" />
      <noscript>
        <p className="mt-3">Accounts need JavaScript. Search and listings work without it.</p>
      </noscript>
    </div>
  );
}
