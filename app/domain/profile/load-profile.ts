import type { Db } from '#app/services/supabase/client.ts';
import { createProfile } from './create-profile.ts';
import { findProfile } from './find-profile.ts';
import { ProfileFailure } from './profile-failure.ts';
import { type NewProfile, type Profile, blankProfile, parseNewProfile } from './profile.ts';

type SignedInUser = { id: string; user_metadata: unknown };

/** `during` tells what failed; null is a profile that another tab has just created and that cannot be read yet. */
export type ProfileOutcome =
  | { ok: true; profile: Profile | null; isNew: boolean }
  | { ok: false; during: 'reading' | 'creating'; isNetwork: boolean };

const uniqueViolation = '23505';

/**
 * The profile of somebody who has signed in; created from their metadata when they have none and
 * it asks for one. Whose metadata asks for none, as of accounts that an admin or another service has
 * made, has a blank one until they save something.
 */
export async function loadProfile({ db }: { db: Db }, user: SignedInUser): Promise<ProfileOutcome> {
  try {
    const profile = await findProfile({ db }, user.id);
    if (profile) return { ok: true, profile, isNew: false };
  } catch (error) {
    return { ok: false, during: 'reading', isNetwork: isNetwork(error) };
  }
  const wanted = parseNewProfile(user.id, user.user_metadata);
  if (wanted === null) return { ok: true, profile: blankProfile(user.id), isNew: false };
  return activate({ db }, wanted);
}

async function activate({ db }: { db: Db }, wanted: NewProfile): Promise<ProfileOutcome> {
  try {
    return { ok: true, profile: await createProfile({ db }, wanted), isNew: true };
  } catch (error) {
    if (error instanceof ProfileFailure && error.code === uniqueViolation) {
      // Another tab was faster.
      const profile = await findProfile({ db }, wanted.user_id).catch(() => null);
      return { ok: true, profile, isNew: false };
    }
    return { ok: false, during: 'creating', isNetwork: isNetwork(error) };
  }
}

function isNetwork(error: unknown): boolean {
  return error instanceof ProfileFailure && error.isNetwork;
}
