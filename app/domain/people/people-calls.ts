import type { z } from 'zod';
import type { Db } from '#app/services/supabase/client.ts';
import type { Role } from '#app/domain/profile/profile.ts';
import { callFunction } from '../call-function.ts';
import { callWrite, type Outcome } from '../call-write.ts';
import type { peopleSchema, personFileSchema, personSchema } from './people-schema.ts';
import { postFunction } from '../post-function.ts';

export type Person = z.infer<typeof personSchema>;
export type People = z.infer<typeof peopleSchema>;
export type PersonFile = z.infer<typeof personFileSchema>;

/** Returns the full name, "Ana Lopez", or the email address if there is no name. */
export function namePerson({ first_name, last_name, email }: Person): string {
  return [first_name, last_name].filter(Boolean).join(' ') || email;
}

type ChangeRoleInput = {
  id: string;
  /** The role that the caller has seen, for conflict detection. */
  expectedRole: Role;
  role: Role;
  reason: string;
};

/** Changes a person's role. The last super admin keeps it; the suspended cannot become admins. */
export function changeRole(
  { db }: { db: Db },
  { id, expectedRole, role, reason }: ChangeRoleInput,
): Promise<Outcome<'change_role'>> {
  return callWrite({ db }, 'change_role', {
    person: id,
    expected_role: expectedRole,
    role,
    reason,
  });
}

/** Deletes an account permanently and notifies its owner. Super admins must lose the role first. */
export function deletePerson(
  { db }: { db: Db },
  { id, reason }: { id: string; reason: string },
): Promise<Outcome<'delete_person'>> {
  return callWrite({ db }, 'delete_person', { person: id, reason });
}

/** Returns a person's data on their request; the audit log records the export. */
export function exportPerson(
  { db }: { db: Db },
  { id, reason }: { id: string; reason: string },
): Promise<Outcome<'export_person'>> {
  return callWrite({ db }, 'export_person', { person: id, reason });
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
  return postFunction({ db }, 'find_people', query);
}

/**
 * Returns a person with what they wrote, for a super admin; null if there is no such account.
 * @throws AppError backend_unavailable
 */
export function findPerson({ db }: { db: Db }, id: string): Promise<PersonFile | null> {
  return callFunction({ db }, 'get_person', { person: id });
}

/** Ends a suspension early. Returns `stale` if there is none any more. */
export function liftSuspension(
  { db }: { db: Db },
  { id, reason }: { id: string; reason: string },
): Promise<Outcome<'lift_suspension'>> {
  return callWrite({ db }, 'lift_suspension', { person: id, reason });
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
export function suspendPerson(
  { db }: { db: Db },
  { id, lastDay, timeZone, reason }: SuspendPersonInput,
): Promise<Outcome<'suspend_person'>> {
  const args = { person: id, last_day: lastDay, time_zone: timeZone, reason };
  return callWrite({ db }, 'suspend_person', args);
}
