import type { Changes } from '../kv/change-watch.ts';
import type { Db } from './client.ts';
import { requireData } from './require-data.ts';

type FindChanges = { after: string | null; signal: AbortSignal };

/** Returns what was touched since a position. */
export async function findInvalidatedTags(
  db: Db,
  { after, signal }: FindChanges,
): Promise<Changes> {
  const args = after === null ? {} : { after };
  const answer = await db.rpc('find_changes', args, { get: true }).abortSignal(signal);
  return requireData(answer) as Changes;
}
