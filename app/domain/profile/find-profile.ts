import type { Db } from '#app/services/supabase/client.ts';
import { ProfileFailure } from './profile-failure.ts';
import type { Profile } from './profile.ts';

/** PostgREST's code for "not exactly one row": normal for a new user. */
const noRow = 'PGRST116';

/**
 * Returns a person's profile; null if they have none yet.
 * @throws ProfileFailure
 */
export async function findProfile({ db }: { db: Db }, userId: string): Promise<Profile | null> {
  const { data, error, status } = await db
    .from('profiles')
    .select('user_id, first_name, last_name, role')
    .eq('user_id', userId)
    .single();
  if (error?.code === noRow) return null;
  if (error) throw new ProfileFailure(error, status);
  return data;
}
