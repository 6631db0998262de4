import { data } from 'react-router';
import { findOwnProfile } from '#app/browser/session/find-own-profile.ts';
import type { Profile } from '#app/domain/profile/profile.ts';
import type { ScreenMiddleware } from './screen-middleware.ts';
import { signedInContext } from './signed-in-context.ts';

/** The users a screen is for. A convenience only: Row Level Security decides what a user may do. */
export type Requirement = {
  isMet: (profile: Profile) => boolean;
  /** The text for other users: whom the screen is for and what they can do. */
  refusal: string;
};

/** Why a screen is not shown; read by the ErrorBoundary of routes/account. */
export type Refusal = { kind: 'no-profile' } | { kind: 'wrong-role'; refusal: string };

/** Returns the middleware of a screen for some roles only; its loader runs for no other user. */
export function requireRole({ isMet, refusal }: Requirement): ScreenMiddleware {
  return async ({ request, context }, next) => {
    if (request.method !== 'GET') return next();
    const profile = await findOwnProfile(context.get(signedInContext).session);
    if (profile === null) throw data<Refusal>({ kind: 'no-profile' }, { status: 503 });
    if (!isMet(profile)) throw data<Refusal>({ kind: 'wrong-role', refusal }, { status: 403 });
    return next();
  };
}
