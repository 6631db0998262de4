import { loadProfile, type ProfileOutcome } from '#app/domain/profile/profile-calls.ts';
import type { Profile } from '#app/domain/profile/profile.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { notify } from '../toasts/toast-store.ts';
import { sessionStore } from './session-store.ts';

type SessionUser = { id: string; user_metadata: unknown };

const running = new Set<string>();

/**
 * Loads a profile into the session store; one load at a time, so that the welcome toast shows once.
 */
export async function showProfile({ db }: { db: Db }, user: SessionUser): Promise<void> {
  if (running.has(user.id)) return;
  running.add(user.id);
  const outcome = await loadProfile({ db }, user);
  running.delete(user.id);
  notifyOfProfile(outcome);
  const now = sessionStore.get();
  if (now.status !== 'signed-in' || now.userId !== user.id) return;
  // If a reload fails, the previous profile stays.
  const profile = (outcome.ok ? outcome.profile : null) ?? now.profile;
  sessionStore.set({ ...now, ...toNames(profile), profile, isProfileLoading: false });
}

function notifyOfProfile(outcome: ProfileOutcome) {
  if (outcome.ok) {
    if (outcome.isNew) notify('welcome');
    return;
  }
  const { during, reason } = outcome;
  // The stored session may have ended: who needs it is asked to sign in again.
  if (reason === 'session_ended') return;
  const isNetwork = reason === 'unreachable';
  if (during === 'reading') return notify(isNetwork ? 'connectionError' : 'profileError');
  notify(isNetwork ? 'networkError' : 'profileCreationFailed');
}

/** Returns the profile's names, which take precedence over the user's metadata. */
export function toNames(profile: Profile | null | undefined) {
  return profile && { first_name: profile.first_name, last_name: profile.last_name };
}
