import type { Db } from '#app/services/supabase/client.ts';
import { notify } from '../toast/toast.ts';
import { createProfile } from './create-profile.ts';
import { getProfile } from './get-profile.ts';
import { ProfileFailure } from './profile-failure.ts';
import { type NewProfile, type Profile, parseNewProfile } from './profile.ts';

type SignedInUser = { id: string; user_metadata: unknown };

const uniqueViolation = '23505';

/**
 * The profile of somebody who has signed in; created from their metadata when they have none and
 * it asks for one, which 'Welcome!' then confirms. Failures are told by toasts.
 */
export async function loadProfile({ db }: { db: Db }, user: SignedInUser): Promise<Profile | null> {
  try {
    const profile = await getProfile({ db }, user.id);
    if (profile) return profile;
  } catch (error) {
    notify(isNetwork(error) ? 'connectionError' : 'profileError');
    return null;
  }
  const wanted = parseNewProfile(user.id, user.user_metadata);
  return wanted === null ? null : activate({ db }, wanted);
}

async function activate({ db }: { db: Db }, wanted: NewProfile): Promise<Profile | null> {
  try {
    const profile = await createProfile({ db }, wanted);
    notify('welcome');
    return profile;
  } catch (error) {
    if (error instanceof ProfileFailure && error.code === uniqueViolation) {
      // Another tab was faster.
      return getProfile({ db }, wanted.user_id).catch(() => null);
    }
    notify(isNetwork(error) ? 'networkError' : 'profileCreationFailed');
    return null;
  }
}

function isNetwork(error: unknown): boolean {
  return error instanceof ProfileFailure && error.isNetwork;
}
