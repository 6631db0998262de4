import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import { type Profile, blankProfile } from './profile.ts';

type Names = { userId: string; first_name: string; last_name: string };
type Outcome = { ok: true; profile: Profile } | { ok: false; reason: DataFailure };

/**
 * Updates a person's own names; creates the profile if there is none. Copies the names to the
 * account's metadata, so that the next page can show initials before the profile has loaded.
 */
export async function updateNames(
  { db }: { db: Db },
  { userId, first_name, last_name }: Names,
): Promise<Outcome> {
  const names = { first_name: first_name || null, last_name: last_name || null };
  const { data, error, status } = await db
    .from('profiles')
    .update(names)
    .eq('user_id', userId)
    .select('user_id, first_name, last_name, role')
    .maybeSingle();
  if (error) return { ok: false, reason: describeFailure(status) };
  const profile = data ?? { ...blankProfile(userId), ...names };
  if (data === null) {
    const created = await db.from('profiles').insert(profile);
    if (created.error) return { ok: false, reason: describeFailure(created.status) };
  }
  // Only an optimization, so a failure is ignored.
  await db.auth.updateUser({ data: names });
  return { ok: true, profile };
}
