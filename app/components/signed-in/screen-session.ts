import { createContext, use, useCallback, useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { type SignedIn, sessionStore, useSession } from '#app/browser/session/session-store.ts';
import { signInQuestionStore } from '#app/browser/session/sign-in-again.ts';
import { hasSignedOutElsewhere, hasSessionEnded } from '#app/browser/session/sign-out-state.ts';
import { hasOpenForms, hasUnsavedForms } from '#app/browser/unsent/unsaved-forms.ts';
import { toSignInHref } from '#app/components/account/early-session.ts';
import { isScreenSaved, saveScreen, releaseScreen } from './require-session.ts';

type ScreenSession = {
  /** The signed-in user's session; the last one if the session has expired. */
  session: SignedIn;
  /** The id of the user who began the screen's forms. */
  beganBy: string;
  /** Records that a form of the screen has been saved. */
  markSaved: () => void;
};

export const ScreenSessionContext = createContext<ScreenSession | null>(null);

/** Returns the screen's session; for components inside routes/account. */
export function useScreenSession(): ScreenSession {
  const screen = use(ScreenSessionContext);
  if (screen === null) throw new Error('This screen is not a route of routes/account');
  return screen;
}

/**
 * Follows the session of a screen. After a sign-out it goes home, after an expired session to sign
 * in, and for another user it resets the screen. But with unsaved entries an expired session
 * changes nothing yet, and a sign-out in another tab covers the screen instead of losing them.
 */
export function useOwnScreen(loaderData: { session: SignedIn }) {
  const state = useSession();
  const [session, setSession] = useState(loaderData.session);
  const [screen, setScreen] = useState({ beganBy: session.userId, key: 0 });
  const [renewal, setRenewal] = useState<Renewal | null>(null);
  const [isCovered, setCovered] = useState(false);
  if (state.status === 'signed-out' && !isCovered && isToBeCovered()) setCovered(true);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  if (state.status === 'signed-in' && state !== session && isWhole(state, session)) {
    setSession(state);
  }
  const isSignedOut = state.status === 'signed-out';
  const owner = renewal?.userId ?? screen.beganBy;
  const isKnown = session.userId === renewal?.userId && !session.isProfileLoading;
  if (isCovered && state.status === 'signed-in' && state.userId === screen.beganBy) {
    setCovered(false);
  }

  const begin = useCallback(
    (userId: string, action: 'saved' | 'discard') => {
      releaseScreen();
      setRenewal({ userId, replaces: loaderData, isForced: action === 'discard' });
    },
    [loaderData],
  );
  // Forms are filled once, on mount: remount them only when all their data belongs to the new user.
  if (isKnown && renewal.replaces !== loaderData && loaderData.session.userId === renewal.userId) {
    setRenewal(null);
    // A user who has typed in the meantime is asked on sending.
    if (renewal.isForced || !hasOpenForms()) {
      setScreen(({ key }) => ({ beganBy: renewal.userId, key: key + 1 }));
    }
  }

  useEffect(() => {
    if (isKnown) void revalidate();
  }, [isKnown, revalidate]);
  useEffect(() => {
    if (!isSignedOut || isScreenSaved() || isToBeCovered()) return;
    const here = location.pathname + location.search;
    void navigate(hasSessionEnded() ? toSignInHref(here, 'ended') : '/', { replace: true });
  }, [isSignedOut, navigate]);
  useEffect(
    () =>
      sessionStore.subscribe(() => {
        const now = sessionStore.get();
        const isOther = now.status === 'signed-in' && now.userId !== owner;
        const isFree = isCovered || (!isScreenSaved() && signInQuestionStore.get() === null);
        if (isOther && isFree) begin(now.userId, 'discard');
      }),
    [owner, begin, isCovered],
  );
  useEffect(() => releaseScreen, []);

  const markSaved = useCallback(() => {
    const now = sessionStore.get();
    const isOther = now.status === 'signed-in' && now.userId !== owner;
    if (isOther && !hasOpenForms()) begin(now.userId, 'saved');
  }, [owner, begin]);

  return {
    session,
    ...screen,
    isCovered,
    markSaved,
    recordEntry: () => saveScreen(session),
    /** Discards the entries and resets the screen for another user. */
    discard: () => begin(state.status === 'signed-in' ? state.userId : session.userId, 'discard'),
  };
}

/**
 * Returns whether to cover the screen: the user signed out in another tab, and their unsaved edits
 * must be neither shown to others nor lost.
 */
function isToBeCovered(): boolean {
  return hasSignedOutElsewhere() && hasUnsavedForms();
}

/** A pending reset of the screen for another user. */
type Renewal = {
  userId: string;
  /** The loader data of the previous user. */
  replaces: object;
  /** Whether unsaved entries are discarded, too. */
  isForced: boolean;
};

/**
 * Returns whether the session's profile is settled: it loads after a sign-in, and until then forms
 * filled from it would vanish.
 */
function isWhole({ profile, isProfileLoading }: SignedIn, before: SignedIn): boolean {
  return profile !== null || !isProfileLoading || before.profile === null;
}
