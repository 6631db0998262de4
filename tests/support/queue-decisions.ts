import { type DecidedItem } from '#app/domain/admin-queue/admin-queue.ts';
import { decideQueueItems } from '#app/domain/admin-queue/decide-queue-items.ts';
import type { QueueKind } from '#app/domain/admin-queue/queue-kinds.ts';
import type { Database } from '../../supabase/local/database.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';

type Decision = {
  kind?: QueueKind;
  id: string;
  seen?: Json;
  isApproved?: boolean;
  reason?: string;
};

/** An admin's word on one that waits, as it was sent first; by default an approval of a submission. */
export async function decideOne(
  db: Db,
  { kind = 'submission', id, seen = 1, isApproved = true, reason = '' }: Decision,
): Promise<DecidedItem> {
  const decided = await decideQueueItems(
    { db },
    { items: [{ kind, id, seen }], isApproved, reason },
  );
  if (!decided.ok) throw new Error(decided.reason);
  return decided.items[0]!;
}

/** As if the half minute were over in which decisions can be taken back. */
export async function endUndoTime(database: Database | null): Promise<void> {
  if (database === null) throw new Error('Time is moved in the embedded database alone');
  await database.exec('update private.decisions set due_at = now() where outcome is null');
}
