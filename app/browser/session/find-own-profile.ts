import type { Profile } from '#app/domain/profile/profile.ts';
import { openSession } from './open-session.ts';
import { type SignedIn, whenSession } from './session-store.ts';
import { showProfile } from './show-profile.ts';

/** Returns the profile of a session's user once it has loaded; null without one. */
export async function findOwnProfile(session: SignedIn): Promise<Profile | null> {
  // A cached screen's session may have ended by now.
  if (isKnown(session)) return session.profile;
  const now = await whenSession(
    (state) => state.status === 'signed-out' || (state.status === 'signed-in' && isKnown(state)),
  );
  return now.status === 'signed-in' ? now.profile : null;
}

function isKnown({ profile, isProfileLoading }: SignedIn): boolean {
  return profile !== null || !isProfileLoading;
}

/** Reloads the signed-in user's profile; shows a toast on failure. */
export async function reloadProfile(): Promise<void> {
  const db = await openSession();
  const { data } = await db.auth.getSession();
  if (data.session === null) return;
  await showProfile({ db }, data.session.user);
}
