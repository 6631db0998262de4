import { data } from 'react-router';
import { findOwnProfile } from '#app/browser/session/find-own-profile.ts';
import type { Profile } from '#app/domain/profile/profile.ts';
import type { ScreenMiddleware } from './screen-middleware.ts';
import { signedInContext } from './signed-in-context.ts';

/** Whom a screen is for. A convenience: what a person may do is decided by Row Level Security. */
export type Requirement = {
  isMet: (profile: Profile) => boolean;
  /** What somebody else reads: whom this is for and what they can do. */
  refusal: string;
};

/** Why a screen is not shown, as the ErrorBoundary of routes/account reads it. */
export type Refusal = { kind: 'no-profile' } | { kind: 'wrong-role'; refusal: string };

/** The middleware of a screen that is for some roles only; its loader runs for nobody else. */
export function requireRole({ isMet, refusal }: Requirement): ScreenMiddleware {
  return async ({ request, context }, next) => {
    if (request.method !== 'GET') return next();
    const profile = await findOwnProfile(context.get(signedInContext).session);
    if (profile === null) throw data<Refusal>({ kind: 'no-profile' }, { status: 503 });
    if (!isMet(profile)) throw data<Refusal>({ kind: 'wrong-role', refusal }, { status: 403 });
    return next();
  };
}
