import { useState } from 'react';
import { Link, PrefetchPageLinks, useSearchParams } from 'react-router';
import { useSession } from '#app/browser/session/use-session.ts';
import { preloadForms } from './forms-code.ts';
import { SignUp } from './sign-up.tsx';

/** Signing up where membership is explained. */
export function JoinForm() {
  const { status } = useSession();
  const [parameters] = useSearchParams();
  const [isBegun, setIsBegun] = useState(false);

  /** Most people only read here: the code is for who fills the form in. */
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
      {/* The form is sent to that screen: its action is to be there when the network is gone. */}
      {isBegun && <PrefetchPageLinks page="/auth" />}
      <SignUp key={parameters.get('as')} next="/" />
      <noscript>
        <p className="mt-3">Accounts need JavaScript. Searching and reading work without.</p>
      </noscript>
    </div>
  );
}
