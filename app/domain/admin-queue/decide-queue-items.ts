import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import type { DecidedItem } from './admin-queue.ts';
import type { QueueKind } from './queue-kinds.ts';

type Decision = {
  /** Up to twenty; `seen` is what its kind names, as it was when the admin looked at it. */
  items: { kind: QueueKind; id: string; seen: Json }[];
  isApproved: boolean;
  /** '' of an approval. */
  reason: string;
};
type Outcome = { ok: true; items: DecidedItem[] } | { ok: false; reason: DataFailure };

/**
 * An admin's word on what waits. It leaves the lists at once; for half a minute `undoDecisions` takes it
 * back, then `carryOutDecisions` does it.
 */
export async function decideQueueItems(
  { db }: { db: Db },
  { items, isApproved, reason }: Decision,
): Promise<Outcome> {
  const { data, error, status } = await db.rpc('decide_queue_items', {
    items,
    is_approved: isApproved,
    reason,
  });
  if (error) return { ok: false, reason: describeFailure(status) };
  return { ok: true, items: data as DecidedItem[] };
}
