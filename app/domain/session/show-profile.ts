import type { Profile } from '../profile/profile.ts';
import { sessionStore } from './session.ts';

export type SessionUser = { id: string; user_metadata: unknown };
export type LoadProfile = (user: SessionUser) => Promise<Profile | null>;

const running = new Set<string>();

/** Loads a profile into the session store; one load at a time, so that nobody is welcomed twice. */
export async function showProfile(loadProfile: LoadProfile, user: SessionUser): Promise<void> {
  if (running.has(user.id)) return;
  running.add(user.id);
  const profile = await loadProfile(user);
  running.delete(user.id);
  const now = sessionStore.get();
  if (now.status !== 'signed-in' || now.userId !== user.id) return;
  // A profile that cannot be loaded again is still the one that was there.
  const kept = profile ?? now.profile;
  sessionStore.set({ ...now, ...toNames(kept), profile: kept, isProfileLoading: false });
}

/** What the profile says of somebody's names outweighs the metadata. */
export function toNames(profile: Profile | null | undefined) {
  return profile && { first_name: profile.first_name, last_name: profile.last_name };
}
