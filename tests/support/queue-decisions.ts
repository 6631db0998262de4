import { decideQueueItems } from '#app/domain/admin-queue/admin-queue-calls.ts';
import type { DecidedItem, QueueKind } from '#app/domain/admin-queue/admin-queue.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import type { Database } from '../../supabase/local/database.ts';

export type DecisionInput = {
  kind?: QueueKind;
  id: string;
  version?: Json;
  isApproved?: boolean;
  reason?: string;
};

/** Decides one item of the queue; by default approves a submission at its first revision. */
export async function decideOne(
  db: Db,
  { kind = 'submission', id, version = 1, isApproved = true, reason = '' }: DecisionInput,
): Promise<DecidedItem> {
  const decided = await decideQueueItems(
    { db },
    { items: [{ kind, id, version }], isApproved, reason },
  );
  if (!decided.ok) throw new Error(decided.reason);
  return decided.value[0]!;
}

/** As if the 30 seconds were over in which decisions can be undone; elsewhere they are waited for. */
export async function endUndoTime(database: Database | null): Promise<void> {
  if (database === null) {
    await new Promise((resolve) => setTimeout(resolve, 32_000));
    return;
  }
  await database.exec(`update private.decisions set due_at = now() where outcome is null;
    update private.bulk_jobs set due_at = now() where state = 'waiting'`);
}
