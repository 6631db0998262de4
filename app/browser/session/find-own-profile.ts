import type { Profile } from '#app/domain/profile/profile.ts';
import { type SignedIn, whenSession } from './session-store.ts';

/** The profile of whose session this is, once it is known; null where there is none. */
export async function findOwnProfile(session: SignedIn): Promise<Profile | null> {
  // A screen that is kept belongs to a session that may have ended by now.
  if (isKnown(session)) return session.profile;
  const now = await whenSession(
    (state) => state.status === 'signed-out' || (state.status === 'signed-in' && isKnown(state)),
  );
  return now.status === 'signed-in' ? now.profile : null;
}

function isKnown({ profile, isProfileLoading }: SignedIn): boolean {
  return profile !== null || !isProfileLoading;
}
