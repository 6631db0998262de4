import type { Db } from '#app/services/supabase/client.ts';
import type { Role } from '#app/domain/profile/profile.ts';
import { type ActOutcome, readAct } from '../act-outcome.ts';

type ChangeRoleInput = {
  id: string;
  /** The role that the caller has seen, for conflict detection. */
  seen: Role;
  role: Role;
  reason: string;
};

/** Changes a person's role. The last super admin keeps it; the suspended cannot become admins. */
export async function changeRole(
  { db }: { db: Db },
  { id, seen, role, reason }: ChangeRoleInput,
): Promise<ActOutcome> {
  return readAct(await db.rpc('change_role', { person: id, seen, role, reason }));
}
