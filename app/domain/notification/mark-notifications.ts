import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';

type Outcome = { ok: true } | { ok: false; reason: DataFailure };

/** Says of something the caller was told that they have read it, or have not after all. */
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

/** The same of all that they were told up to a moment: what has come since they have not seen. */
export async function markAllRead({ db }: { db: Db }, until: string): Promise<Outcome> {
  const { error, status } = await db
    .from('notifications')
    .update({ read_at: new Date().toISOString() })
    .is('read_at', null)
    .lte('created_at', until);
  return error ? { ok: false, reason: describeFailure(status) } : { ok: true };
}
