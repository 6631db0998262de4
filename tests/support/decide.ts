import { executeDecisions } from '#app/domain/admin-queue/admin-queue.server.ts';
import type { DecidedItem } from '#app/domain/admin-queue/admin-queue.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asService } from './clients.ts';
import { fileDatabase } from './file-backend.ts';
import { type DecisionInput, decideOne, endUndoTime } from './queue-decisions.ts';

/** Executes all decisions as the scheduled task does, as if the time to undo them were over. */
export async function executeNow(): Promise<void> {
  await endUndoTime(fileDatabase());
  await executeDecisions({ db: asService() });
}

/** Decides as the screen of the queue does, and executes the decision. */
export async function decideNow(db: Db, decision: DecisionInput): Promise<DecidedItem> {
  const decided = await decideOne(db, decision);
  if (decided.outcome === 'decided') await executeNow();
  return decided;
}
