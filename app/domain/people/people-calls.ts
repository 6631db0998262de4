import type { Db } from '#app/services/supabase/client.ts';
import type { Role } from '#app/domain/profile/profile.ts';
import {
  type DataFailure,
  describeFailure,
  findRefusal,
  type Refusal,
} from '#app/services/supabase/describe-failure.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { type ActOutcome, readAct } from '../act-outcome.ts';
import { type Answer, callFunction } from '../call-function.ts';
import type { People, PersonFile } from './people.ts';

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

/** Deletes an account permanently and notifies its owner. Super admins must lose the role first. */
export async function deletePerson(
  { db }: { db: Db },
  { id, reason }: { id: string; reason: string },
): Promise<ActOutcome> {
  return readAct(await db.rpc('delete_person', { person: id, reason }));
}

type Outcome =
  | ({ ok: true } & Answer<'export_person'>)
  | { ok: false; reason: DataFailure }
  | Refusal;

/** Returns a person's data on their request; the audit log records the export. */
export async function exportPerson(
  { db }: { db: Db },
  { id, reason }: { id: string; reason: string },
): Promise<Outcome> {
  const { data, error, status } = await db.rpc('export_person', { person: id, reason });
  if (error) return findRefusal(error) ?? { ok: false, reason: describeFailure(status) };
  return { ok: true, ...(data as Answer<'export_person'>) };
}

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

/**
 * Returns a person with what they wrote, for a super admin; null if there is no such account.
 * @throws AppError backend_unavailable
 */
export function findPerson({ db }: { db: Db }, id: string): Promise<PersonFile | null> {
  return callFunction({ db }, 'get_person', { person: id });
}

/** Ends a suspension early. Returns `stale` if there is none any more. */
export async function liftSuspension(
  { db }: { db: Db },
  { id, reason }: { id: string; reason: string },
): Promise<ActOutcome> {
  return readAct(await db.rpc('lift_suspension', { person: id, reason }));
}

type SuspendPersonInput = {
  id: string;
  /** The last day of the suspension: '2026-12-24'. It ends at midnight of `timeZone`. */
  lastDay: string;
  /** 'America/Chicago' */
  timeZone: string;
  reason: string;
};

/** Suspends a person, whose sessions end at once, or changes the last day and the reason. */
export async function suspendPerson(
  { db }: { db: Db },
  { id, lastDay, timeZone, reason }: SuspendPersonInput,
): Promise<ActOutcome> {
  const args = { person: id, last_day: lastDay, time_zone: timeZone, reason };
  return readAct(await db.rpc('suspend_person', args));
}
