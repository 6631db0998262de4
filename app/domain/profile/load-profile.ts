import type { Db } from '#app/services/supabase/client.ts';
import { createProfile } from './create-profile.ts';
import { findProfile } from './find-profile.ts';
import { ProfileFailure } from './profile-failure.ts';
import { type NewProfile, type Profile, blankProfile, parseNewProfile } from './profile.ts';

type SignedInUser = { id: string; user_metadata: unknown };

/** `during` is the failed step; `profile` is null if another tab created it and reading failed. */
export type ProfileOutcome =
  | { ok: true; profile: Profile | null; isNew: boolean }
  | { ok: false; during: 'reading' | 'creating'; isNetwork: boolean };

const uniqueViolation = '23505';

/**
 * Returns the profile of a signed-in user. If there is none, creates it when their metadata asks
 * for one. Otherwise, as for accounts made by an admin or another service, returns a blank profile,
 * which is not stored until they save something.
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
      // Another tab created it first.
      const profile = await findProfile({ db }, wanted.user_id).catch(() => null);
      return { ok: true, profile, isNew: false };
    }
    return { ok: false, during: 'creating', isNetwork: isNetwork(error) };
  }
}

function isNetwork(error: unknown): boolean {
  return error instanceof ProfileFailure && error.isNetwork;
}
