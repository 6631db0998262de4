import { createContext, use, useCallback, useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { hasLeftElsewhere, hasSessionEnded } from '#app/browser/session/leaving.ts';
import { type SignedIn, sessionStore } from '#app/browser/session/session-store.ts';
import { signInQuestionStore } from '#app/browser/session/sign-in-again.ts';
import { useSession } from '#app/browser/session/use-session.ts';
import { hasOpenForms, hasUnsavedForms } from '#app/browser/unsaved-forms.ts';
import { toSignInHref } from '#app/components/account/to-sign-in-href.ts';
import { isScreenKept, keepScreen, releaseScreen } from './kept-screen.ts';

type ScreenSession = {
  /** Of who is signed in; when the session has run out, as it was last. */
  session: SignedIn;
  /** The user id of who began the forms of the screen. */
  beganBy: string;
  /** A form of the screen has been saved. */
  noteSaved: () => void;
};

export const ScreenSessionContext = createContext<ScreenSession | null>(null);

/** Whose screen this is; for everything inside of routes/account. */
export function useScreenSession(): ScreenSession {
  const screen = use(ScreenSessionContext);
  if (screen === null) throw new Error('This screen is not a route of routes/account');
  return screen;
}

/**
 * Follows whose screen it is. Who leaves goes home, whose session ran out goes to sign in, and who
 * comes finds the screen as new. But where something has been entered, a session that ran out
 * changes nothing yet, and who signed out in another tab finds the screen covered, not lost.
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
    (userId: string, wish: 'saved' | 'discard') => {
      releaseScreen();
      setRenewal({ userId, replaces: loaderData, isForced: wish === 'discard' });
    },
    [loaderData],
  );
  // The forms are filled once, as they are mounted: not before all that fills them is theirs.
  if (isKnown && renewal.replaces !== loaderData && loaderData.session.userId === renewal.userId) {
    setRenewal(null);
    // Who has gone on typing is asked when they send it.
    if (renewal.isForced || !hasOpenForms()) {
      setScreen(({ key }) => ({ beganBy: renewal.userId, key: key + 1 }));
    }
  }

  useEffect(() => {
    if (isKnown) void revalidate();
  }, [isKnown, revalidate]);
  useEffect(() => {
    if (!isSignedOut || isScreenKept() || isToBeCovered()) return;
    const here = location.pathname + location.search;
    void navigate(hasSessionEnded() ? toSignInHref(here, 'ended') : '/', { replace: true });
  }, [isSignedOut, navigate]);
  useEffect(
    () =>
      sessionStore.subscribe(() => {
        const now = sessionStore.get();
        const isOther = now.status === 'signed-in' && now.userId !== owner;
        const isFree = isCovered || (!isScreenKept() && signInQuestionStore.get() === null);
        if (isOther && isFree) begin(now.userId, 'discard');
      }),
    [owner, begin, isCovered],
  );
  useEffect(() => releaseScreen, []);

  const noteSaved = useCallback(() => {
    const now = sessionStore.get();
    const isOther = now.status === 'signed-in' && now.userId !== owner;
    if (isOther && !hasOpenForms()) begin(now.userId, 'saved');
  }, [owner, begin]);

  return {
    session,
    ...screen,
    isCovered,
    noteSaved,
    noteEntry: () => keepScreen(session),
    /** Somebody else is here, and what was entered is not for them. */
    discard: () => begin(state.status === 'signed-in' ? state.userId : session.userId, 'discard'),
  };
}

/** Somebody has left whose edits nobody else is to read, and who has not said that they may be lost. */
function isToBeCovered(): boolean {
  return hasLeftElsewhere() && hasUnsavedForms();
}

/** The screen is about to begin anew for somebody else. */
type Renewal = {
  userId: string;
  /** What was loaded for the person before. */
  replaces: object;
  /** Whether even what has been entered goes. */
  isForced: boolean;
};

/** After a sign-in the profile comes later; forms that are filled from it would vanish until then. */
function isWhole({ profile, isProfileLoading }: SignedIn, before: SignedIn): boolean {
  return profile !== null || !isProfileLoading || before.profile === null;
}
