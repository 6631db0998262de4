import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';

type Outcome = { ok: true } | { ok: false; reason: DataFailure };

/** Marks one of the caller's notifications as read or unread. */
export async function markNotification(
  { db }: { db: Db },
  { id, isRead }: { id: string; isRead: boolean },
): Promise<Outcome> {
  const { error, status } = await db
    .from('notifications')
    .update({ read_at: isRead ? new Date().toISOString() : null })
    .eq('id', id);
  return error ? { ok: false, reason: describeFailure(status) } : { ok: true };
}

/** Marks all notifications up to `until` as read; the caller has not seen later ones. */
export async function markAllRead({ db }: { db: Db }, until: string): Promise<Outcome> {
  const { error, status } = await db
    .from('notifications')
    .update({ read_at: new Date().toISOString() })
    .is('read_at', null)
    .lte('created_at', until);
  return error ? { ok: false, reason: describeFailure(status) } : { ok: true };
}
