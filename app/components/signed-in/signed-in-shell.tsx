import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker, useMatches, useNavigate } from 'react-router';
import { reloadProfile } from '#app/browser/session/find-own-profile.ts';
import { hasSignedOut, hasSignedOutElsewhere } from '#app/browser/session/sign-out-state.ts';
import {
  setLeaveConfirmation,
  forgetEdits,
  hasUnsavedForms,
} from '#app/browser/unsent/unsaved-forms.ts';
import {
  AdminBreadcrumb,
  AdminFrame,
  AdminJobs,
  useHasAdminFrame,
} from '#app/components/admin/admin-frame.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { site } from '#app/config/site.ts';
import * as t from '#app/messages/components/signed-in.tsx';
import { ForgotInNewTab, SignInAgainForm } from './sign-in-again.tsx';
import { findTitle } from './signed-in-handle.ts';

/** The frame of signed-in screens; server-rendered identically for everybody. */
export function SignedInShell({ children }: { children: ReactNode }) {
  const title = findTitle(useMatches());
  const hasAdminFrame = useHasAdminFrame();
  return (
    // As high as the window: content that loads later shifts no visible footer.
    <div className={`shell min-h-svh ${hasAdminFrame ? 'admin-shell py-5' : 'py-10 sm:py-14'}`}>
      <title>{`${title} · ${site.name}`}</title>
      {hasAdminFrame && <AdminFrame />}
      <div className="min-w-0">
        {hasAdminFrame && <AdminJobs />}
        {hasAdminFrame && <AdminBreadcrumb />}
        <PageHeading className="wrap-anywhere" size={hasAdminFrame ? 'admin' : 'page'}>
          {title}
        </PageHeading>
        {children}
        <noscript>
          <p className="mt-4">{t.javascriptNeeded}</p>
        </noscript>
      </div>
    </div>
  );
}

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
        {t.signedOutTitle}
      </h2>
      <p className="mt-2 mb-5">{t.signedOutText}</p>
      <SignInAgainForm email={email} button={t.signIn} />
      <button className="button-line mt-3 w-full" type="button" onClick={leave}>
        {t.leaveSignedOut}
      </button>
      <ForgotInNewTab />
    </section>
  );
}

/** Asks before unsaved edits are lost to a link, back navigation or signing out. */
export function UnsavedDialog() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedForms() && !isLeavingHere(),
  );
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      setLeaveConfirmation(async () => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        setQuestion({ answer: resolve });
        const mayBeLost = await promise;
        setQuestion(null);
        return mayBeLost;
      }),
    [],
  );
  if (question !== null) return <Ask answer={question.answer} />;
  if (blocker.state !== 'blocked') return null;
  return <Ask answer={(mayBeLost) => (mayBeLost ? blocker.proceed() : blocker.reset())} />;
}

type Question = { answer: (mayBeLost: boolean) => void };

function Ask({ answer }: Question) {
  return (
    <Dialog title={t.leaveTitle} onCancel={() => answer(false)}>
      <p className="mt-2 mb-5">{t.leaveText}</p>
      <div className="grid gap-3">
        <button className="button-solid" type="button" onClick={() => answer(false)}>
          {t.stayHere}
        </button>
        <button className="button-line" type="button" onClick={() => answer(true)}>
          {t.leaveButton}
        </button>
      </div>
    </Dialog>
  );
}

/** Users who sign out or delete their account were asked already. */
function isLeavingHere(): boolean {
  return hasSignedOut() && !hasSignedOutElsewhere();
}

/** Shown where a profile is required but missing or not loaded. */
export function ProfileMissing({ onRetried }: { onRetried?: () => void }) {
  const [isTrying, setIsTrying] = useState(false);

  async function retry() {
    if (isTrying) return;
    setIsTrying(true);
    await reloadProfile().catch(() => undefined);
    onRetried?.();
    setIsTrying(false);
  }

  return (
    <div className="mt-6 max-w-[60ch]">
      <p className="text-lg">{t.profileNotLoaded}</p>
      <button
        className="button-line mt-4"
        type="button"
        aria-disabled={isTrying}
        onClick={() => void retry()}
      >
        {isTrying ? t.loadingTitle : t.retry}
      </button>
    </div>
  );
}
