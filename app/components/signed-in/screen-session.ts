import { createContext, use, useCallback, useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { type SignedIn, sessionStore } from '#app/browser/session/session-store.ts';
import { signInQuestionStore } from '#app/browser/session/sign-in-again.ts';
import { useSession } from '#app/browser/session/use-session.ts';
import { isScreenKept, keepScreen, releaseScreen } from './kept-screen.ts';

type ScreenSession = {
  /** Of who is signed in; when the session has run out, as it was last. */
  session: SignedIn;
  /** The user id of who began the forms of the screen. */
  beganBy: string;
};

export const ScreenSessionContext = createContext<ScreenSession | null>(null);

/** Whose screen this is; for everything inside of routes/account. */
export function useScreenSession(): ScreenSession {
  const screen = use(ScreenSessionContext);
  if (screen === null) throw new Error('This screen is not a route of routes/account');
  return screen;
}

/**
 * Follows whose screen it is. Who leaves goes home, and who comes finds the screen as new; but
 * where something has been entered, a session that only ran out changes nothing yet.
 */
export function useOwnScreen(loaderData: { session: SignedIn }) {
  const state = useSession();
  const [session, setSession] = useState(loaderData.session);
  const [screen, setScreen] = useState({ beganBy: session.userId, key: 0 });
  const [renewal, setRenewal] = useState<Renewal | null>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  if (state.status === 'signed-in' && state !== session && isWhole(state, session)) {
    setSession(state);
  }
  const isSignedOut = state.status === 'signed-out';
  const owner = renewal?.userId ?? screen.beganBy;
  const isKnown = session.userId === renewal?.userId && !session.isProfileLoading;

  const begin = useCallback(
    (userId: string) => {
      releaseScreen();
      setRenewal({ userId, replaces: loaderData });
    },
    [loaderData],
  );
  // The forms are filled once, as they are mounted: not before all that fills them is theirs.
  if (isKnown && renewal.replaces !== loaderData && loaderData.session.userId === renewal.userId) {
    setRenewal(null);
    setScreen(({ key }) => ({ beganBy: renewal.userId, key: key + 1 }));
  }

  useEffect(() => {
    if (isKnown) void revalidate();
  }, [isKnown, revalidate]);
  useEffect(() => {
    if (isSignedOut && !isScreenKept()) void navigate('/', { replace: true });
  }, [isSignedOut, navigate]);
  useEffect(
    () =>
      sessionStore.subscribe(() => {
        const now = sessionStore.get();
        const isOther = now.status === 'signed-in' && now.userId !== owner;
        if (isOther && !isScreenKept() && signInQuestionStore.get() === null) begin(now.userId);
      }),
    [owner, begin],
  );
  useEffect(() => releaseScreen, []);

  return {
    session,
    ...screen,
    noteEntry: () => keepScreen(session),
    /** Their forms are to begin anew, or to be theirs from now on. */
    meetOtherPerson: (wish: 'send' | 'discard') => {
      const { userId } = state.status === 'signed-in' ? state : session;
      if (wish === 'discard') begin(userId);
      else setScreen((before) => ({ ...before, beganBy: userId }));
    },
  };
}

/** The screen is about to begin anew for somebody else. */
type Renewal = {
  userId: string;
  /** What was loaded for the person before. */
  replaces: object;
};

/** After a sign-in the profile comes later; forms that are filled from it would vanish until then. */
function isWhole({ profile, isProfileLoading }: SignedIn, before: SignedIn): boolean {
  return profile !== null || !isProfileLoading || before.profile === null;
}
