import type { Db } from '#app/services/supabase/client.ts';
import type { Look } from './admin-queue.ts';
import type { QueueKind } from './queue-kinds.ts';

/** Tells other admins that the caller looks at it, and tells the caller who else does; null when nobody answers. */
export async function lookAtItem(
  { db }: { db: Db },
  { kind, id }: { kind: QueueKind; id: string },
): Promise<Look | null> {
  const { data, error } = await db.rpc('look_at_item', { kind, id });
  return error ? null : (data as Look);
}
