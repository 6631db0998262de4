import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import type { NotificationPreferences } from './notification.ts';

type Outcome = { ok: true } | { ok: false; reason: DataFailure };

/** Saves a person's preferences. */
export async function updatePreferences(
  { db }: { db: Db },
  { userId, ...preferences }: NotificationPreferences & { userId: string },
): Promise<Outcome> {
  const { error, status } = await db
    .from('notification_preferences')
    .upsert({ user_id: userId, ...preferences });
  return error ? { ok: false, reason: describeFailure(status) } : { ok: true };
}
