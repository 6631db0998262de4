import * as t from '#app/messages/domain/access.ts';
import type { z } from 'zod';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import { formatLongDate } from '../text/text.ts';
import type { businessAccessSchema, invitationSchema } from './access-schema.ts';

export type Invitation = z.infer<typeof invitationSchema>;
export type BusinessAccess = z.infer<typeof businessAccessSchema>;
export type InvitationRole = Invitation['role'];

/**
 * Why access was not changed; 'not-yours': only the owner may, and the listing has another owner by
 * now.
 */
export type AccessFailure = { ok: false; reason: DataFailure | 'too-many' | 'not-yours' };

/** @param status of PostgREST's response; 0 without one */
export function describeAccessFailure(status: number): AccessFailure {
  if (status === 429) return { ok: false, reason: 'too-many' };
  if (status === 403) return { ok: false, reason: 'not-yours' };
  return { ok: false, reason: describeFailure(status) };
}

/** What each role may do; completes a sentence with "may". */
export const roleAbilities: Record<InvitationRole, string> = {
  owner: t.own,
  editor: t.edit,
  hours: t.changeHours,
};

/** Returns 'until March 12, 2026', or 'without an end date'. */
export function describeUntil(until: string | null): string {
  return until === null ? t.withoutEnd : t.until({ date: formatLongDate(until) });
}
