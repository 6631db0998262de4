import * as t from '#app/messages/domain/access.ts';
import type { z } from 'zod';
import { formatLongDate } from '../text/text.ts';
import type { businessAccessSchema, invitationSchema } from './access-schema.ts';

export type Invitation = z.infer<typeof invitationSchema>;
export type BusinessAccess = z.infer<typeof businessAccessSchema>;
export type InvitationRole = Invitation['role'];

/** What each role may do; completes a sentence with "may". */
export const roleAbilities: Record<InvitationRole, string> = {
  owner: t.own,
  editor: t.edit,
  hours: t.changeHours,
};

/** Returns 'until March 12, 2026', or 'without an end date'. */
export function describeEndDate(until: string | null): string {
  return until === null ? t.withoutEnd : t.until({ date: formatLongDate(until) });
}
