import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { forgetEdits } from '#app/browser/unsaved-forms.ts';
import { ForgotInNewTab, SignInAgainForm } from './sign-in-again-form.tsx';

/**
 * Covers a screen whose user has signed out in another tab: the screen cannot be read, and its
 * unsaved entries reappear once the user signs in again.
 */
export function CoveredScreen({ email }: { email: string }) {
  const navigate = useNavigate();
  const section = useRef<HTMLElement>(null);
  // On a long scrolled screen the reason must be visible, not only the focused field.
  useEffect(() => section.current?.scrollIntoView({ block: 'center' }), []);
  function leave() {
    forgetEdits();
    void navigate('/', { replace: true });
  }
  return (
    <section ref={section} className="mt-8 max-w-md" aria-labelledby="covered">
      <h2 className="text-section" id="covered">
        You signed out in another tab
      </h2>
      <p className="mt-2 mb-5">
        What you entered here is saved but not sent. Sign in again to continue.
      </p>
      <SignInAgainForm email={email} button="Sign in" />
      <button className="button-line mt-3 w-full" type="button" onClick={leave}>
        Leave anyway
      </button>
      <ForgotInNewTab />
    </section>
  );
}
