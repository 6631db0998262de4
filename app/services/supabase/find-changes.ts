import type { Changes } from '../kv/change-watch.ts';
import type { Db } from './client.ts';
import { requireData } from './require-data.ts';

type FindChanges = { after: string | null; signal: AbortSignal };

/** Queries the topics touched since an earlier response. */
export async function findChanges(db: Db, { after, signal }: FindChanges): Promise<Changes> {
  const args = after === null ? {} : { after };
  const answer = await db.rpc('find_changes', args, { get: true }).abortSignal(signal);
  return requireData(answer) as Changes;
}
