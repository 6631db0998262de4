import {
  createContext,
  data,
  type DataStrategyResult,
  type MiddlewareFunction,
  redirect,
  replace,
} from 'react-router';
import { findOwnProfile } from '#app/browser/session/find-own-profile.ts';
import { openSession, awaitSession } from '#app/browser/session/open-session.ts';
import type { SignedIn } from '#app/browser/session/session-store.ts';
import { hasSignedOut, hasSessionEnded } from '#app/browser/session/sign-out-state.ts';
import { hasOpenForms } from '#app/browser/unsent/unsaved-forms.ts';
import { toSignInHref } from '#app/components/account/early-session.ts';
import type { Profile } from '#app/domain/profile/profile.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** A browser middleware, for a route's `clientMiddleware`. */
type ScreenMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>;

/** Set by `requireSession`, the middleware of routes/account; for clientLoaders. */
export const signedInContext = createContext<{ db: Db; session: SignedIn }>();

/**
 * Lets signed-in users through and redirects others to sign in, from where they return. Form
 * submissions pass: typed input must not be lost, so their action asks by itself (`signedInForms`).
 */
export const requireSession: ScreenMiddleware = async ({ request, url, context }, next) => {
  if (request.method !== 'GET') return next();
  const session = await awaitSession();
  const path = url.pathname + url.search;
  const known = session.status === 'signed-in' ? session : findStoredSession(path);
  if (known === null) {
    // A newly opened document, or back navigation: its history entry is the current one.
    const isHere = path === location.pathname + location.search;
    throw (isHere ? replace : redirect)(
      // The request has no hash; the document's URL has it.
      toSignInHref(isHere ? path + location.hash : path, hasSessionEnded() ? 'ended' : undefined),
    );
  }
  context.set(signedInContext, { db: await openSession(), session: known });
  return next();
};

/** The users a screen is for. A convenience only: Row Level Security decides what a user may do. */
type Requirement = {
  isMet: (profile: Profile) => boolean;
  /** The text for other users: whom the screen is for and what they can do. */
  refusal: string;
};

/** Why a screen is not shown; read by the ErrorBoundary of routes/account. */
export type AccessDenial = { kind: 'no_profile' } | { kind: 'wrong_role'; refusal: string };

/** Returns the middleware of a screen for some roles only; its loader runs for no other user. */
export function requireRole({ isMet, refusal }: Requirement): ScreenMiddleware {
  return async ({ request, context }, next) => {
    if (request.method !== 'GET') return next();
    const profile = await findOwnProfile(context.get(signedInContext).session);
    if (profile === null) throw data<AccessDenial>({ kind: 'no_profile' }, { status: 503 });
    if (!isMet(profile)) throw data<AccessDenial>({ kind: 'wrong_role', refusal }, { status: 403 });
    return next();
  };
}

/** The screen with unsaved entries, and its user's session. */
let savedScreen: { path: string; session: SignedIn } | null = null;

/** Keeps the current screen when its session expires, as long as one of its forms is open. */
export function saveScreen(session: SignedIn) {
  savedScreen = { path: location.pathname + location.search, session };
}

export function releaseScreen() {
  savedScreen = null;
}

/** Returns whether the current screen is kept. */
export function isScreenSaved(): boolean {
  return findStoredSession(location.pathname + location.search) !== null;
}

/** Returns the last session of the screen at this path; null if the screen is not kept. */
function findStoredSession(path: string): SignedIn | null {
  return savedScreen?.path === path && hasOpenForms() && !hasSignedOut()
    ? savedScreen.session
    : null;
}
