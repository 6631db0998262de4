import type { Db } from '#app/services/supabase/client.ts';
import { ProfileFailure } from './profile-failure.ts';
import type { NewProfile, Profile } from './profile.ts';

/**
 * Creates a person's own profile.
 * @throws ProfileFailure with PostgreSQL's code, 23505 if one exists already
 */
export async function createProfile({ db }: { db: Db }, profile: NewProfile): Promise<Profile> {
  const { user_id, first_name, last_name, role } = profile;
  const { error, status } = await db
    .from('profiles')
    .insert({ user_id, first_name, last_name, role });
  if (error) throw new ProfileFailure(error, status);
  return profile;
}
