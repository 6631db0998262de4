import { z } from 'zod';
import { confirmUser } from '../create-user.ts';
import { parseEmail } from '../email-address.ts';
import { AuthError } from '../errors.ts';
import { metadataSchema } from '../read-body.ts';
import type { Query } from '../services.ts';
import { mergeMetadata } from '../update-user.ts';
import { findUserByEmail } from '../user.ts';

/** The attributes of a user that an admin may set. */
export const attributesSchema = z.object({
  id: z.uuid().nullish(),
  email: z.string().nullish(),
  password: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  user_metadata: metadataSchema.nullish(),
  app_metadata: metadataSchema.nullish(),
  ban_duration: z.string().nullish(),
  role: z.string().max(255).nullish(),
});
export type Attributes = z.infer<typeof attributesSchema>;

/** @throws AuthError email_exists, or what `parseEmail` throws */
export async function requireFreeEmail(query: Query, email: string): Promise<string> {
  const parsed = parseEmail(email);
  if ((await findUserByEmail(query, parsed)) !== null) throw new AuthError('email_exists');
  return parsed;
}

/** Stores the attributes common to creating and updating. */
export async function saveAttributes(
  query: Query,
  { userId, attributes }: { userId: string; attributes: Attributes },
): Promise<void> {
  const { user_metadata: data, app_metadata: appData, ban_duration: ban, role } = attributes;
  if (attributes.email_confirm) await confirmUser(query, userId);
  if (data) await mergeMetadata(query, { userId, data });
  if (appData) {
    await query(
      `update auth.users set updated_at = now(),
         raw_app_meta_data = jsonb_strip_nulls(coalesce(raw_app_meta_data, '{}') || $2)
       where id = $1`,
      [userId, appData],
    );
  }
  if (role) await query('update auth.users set role = $2 where id = $1', [userId, role]);
  if (ban) {
    await query(
      `update auth.users set banned_until = now() + make_interval(secs => $2) where id = $1`,
      [userId, parseBan(ban)],
    );
  }
}

/** Parses Go's durations, "1h30m", to seconds; null for "none". */
function parseBan(text: string): number | null {
  if (text === 'none') return null;
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(text);
  if (match === null) throw new AuthError('validation_failed', 'invalid format for ban duration');
  const [, hours = 0, minutes = 0, seconds = 0] = match;
  return Math.min(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), 10 ** 10);
}
