import type { z } from 'zod';
import type { Role } from '#app/domain/profile/profile.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';
import { postFunction } from '../post-function.ts';
import type { peopleSchema, personFileSchema, personSchema } from './people-schema.ts';

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
export const changeRole = defineWrite(
  'change_role',
  ({ id, expectedRole, role, reason }: ChangeRoleInput) => ({
    person: id,
    expected_role: expectedRole,
    role,
    reason,
  }),
);

/** Deletes an account permanently and notifies its owner. Super admins must lose the role first. */
export const deletePerson = defineWrite(
  'delete_person',
  ({ id, reason }: { id: string; reason: string }) => ({ person: id, reason }),
);

/** Returns a person's data on their request; the audit log records the export. */
export const exportPerson = defineWrite(
  'export_person',
  ({ id, reason }: { id: string; reason: string }) => ({ person: id, reason }),
);

type PeopleQuery = {
  /** Part of a name or an email address, or a whole id. */
  words?: string;
  role?: Role;
  is_suspended?: boolean;
  /** The `next` of the previous page. */
  after?: string;
};

/**
 * Returns people, the newest accounts first, for an admin. Uses POST, so that search words do
 * not end up in logs.
 * @throws AppError backend_unavailable
 */
export async function findPeople({ db }: { db: Db }, query: PeopleQuery): Promise<People> {
  return postFunction({ db }, 'find_people', query);
}

/** Returns a person with what they wrote, for an admin; null if there is no such account within their reach. */
export const findPerson = defineRead('get_person', (id: string) => ({ person: id }));

/** Ends a suspension early. Returns `stale` if there is none any more. */
export const liftSuspension = defineWrite(
  'lift_suspension',
  ({ id, reason }: { id: string; reason: string }) => ({ person: id, reason }),
);

type SuspendPersonInput = {
  id: string;
  /** The last day of the suspension: '2026-12-24'. It ends at midnight of `timeZone`. Null: none, they are blocked. */
  lastDay: string | null;
  /** 'America/Chicago' */
  timeZone: string;
  reason: string;
};

/** Suspends or blocks a person, whose sessions end at once, or changes the last day and the reason. */
export const suspendPerson = defineWrite(
  'suspend_person',
  ({ id, lastDay, timeZone, reason }: SuspendPersonInput) => ({
    person: id,
    ...(lastDay !== null && { last_day: lastDay }),
    time_zone: timeZone,
    reason,
  }),
);

/** Ends all sessions of a person, who may sign in again. */
export const signOutPerson = defineWrite(
  'sign_out_person',
  ({ id, reason }: { id: string; reason: string }) => ({ person: id, reason }),
);

/** Of whom or what the notes of admins are: an account, or an item of the queue. */
export type NoteSubject = { person: string } | { item: string };

/** Returns what admins noted about an account or an item, the oldest first. */
export const findAdminNotes = defineRead('find_admin_notes', (subject: NoteSubject) => subject);

export const addAdminNote = defineWrite(
  'add_admin_note',
  ({ id, body, subject }: { id: string; body: string; subject: NoteSubject }) => ({
    note_id: id,
    body,
    ...subject,
  }),
);

export const deleteAdminNote = defineWrite('delete_admin_note', (id: string) => ({ note_id: id }));
