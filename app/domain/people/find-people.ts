import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Role } from '#app/domain/profile/profile.ts';
import type { People } from './people.ts';

type PeopleQuery = {
  /** Of a name or an address, or a whole id. */
  words?: string;
  role?: Role;
  is_suspended?: boolean;
  /** The `next` of the page before this one. */
  after?: string;
};

/**
 * People, the newest accounts first, for a super admin. By post: what was searched stands in no log.
 * @throws AppError backend_unavailable
 */
export async function findPeople({ db }: { db: Db }, query: PeopleQuery): Promise<People> {
  return requireData(await db.rpc('find_people', query)) as People;
}
