import type { Db } from '#app/services/supabase/client.ts';
import type { Look } from './admin-queue.ts';
import type { QueueKind } from './queue-kinds.ts';

/**
 * Tells other admins that the caller is viewing an item, and returns who else is; null if the
 * request fails.
 */
export async function lookAtItem(
  { db }: { db: Db },
  { kind, id }: { kind: QueueKind; id: string },
): Promise<Look | null> {
  const { data, error } = await db.rpc('look_at_item', { kind, id });
  return error ? null : (data as Look);
}
