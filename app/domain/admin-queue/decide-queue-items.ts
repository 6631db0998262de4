import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import type { DecidedItem } from './admin-queue.ts';
import type { QueueKind } from './queue-kinds.ts';

type Decision = {
  /** Up to 500; `seen` names the state that the admin saw, as defined for the kind. */
  items: { kind: QueueKind; id: string; seen: Json }[];
  isApproved: boolean;
  /** '' for approvals. */
  reason: string;
};
type Outcome = { ok: true; items: DecidedItem[] } | { ok: false; reason: DataFailure };

/**
 * Decides items of the queue. They leave the lists at once; for 30 seconds `undoDecisions` can undo
 * the decision, then the server executes it.
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
