import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Role } from '#app/domain/profile/profile.ts';
import type { People } from './people.ts';

type PeopleQuery = {
  /** Part of a name or an email address, or a whole id. */
  words?: string;
  role?: Role;
  is_suspended?: boolean;
  /** The `next` of the previous page. */
  after?: string;
};

/**
 * Returns people, the newest accounts first, for a super admin. Uses POST, so that search words do
 * not end up in logs.
 * @throws AppError backend_unavailable
 */
export async function findPeople({ db }: { db: Db }, query: PeopleQuery): Promise<People> {
  return requireData(await db.rpc('find_people', query)) as People;
}
