import type { Db } from '#app/services/supabase/client.ts';
import type { Role } from '#app/domain/profile/profile.ts';
import { type ActOutcome, readAct } from '../act-outcome.ts';

type ChangeRoleInput = {
  id: string;
  /** The one that the caller has seen. */
  seen: Role;
  role: Role;
  reason: string;
};

/** Gives somebody another role. The directory keeps a super admin, and nobody suspended is made an admin. */
export async function changeRole(
  { db }: { db: Db },
  { id, seen, role, reason }: ChangeRoleInput,
): Promise<ActOutcome> {
  return readAct(await db.rpc('change_role', { person: id, seen, role, reason }));
}
