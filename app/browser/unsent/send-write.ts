import type { Db } from '#app/services/supabase/client.ts';
import { trackWrites } from '#app/services/supabase/track-writes.ts';
import { pollUntilAnswered, resolveWrites } from './resolve-writes.ts';

/** What is known of a first attempt whose answer was lost; null for the first attempt itself. */
export type LostWrite = { isDone: boolean } | null;

type SendWriteInput<Result> = {
  db: Db;
  /** Called again when the first answer was lost, with whether that write took effect. */
  send: (db: Db, lost: LostWrite) => Promise<Result>;
  /** Ends the asking; the first attempt's result stands then. */
  signal?: AbortSignal | undefined;
};

/**
 * Sends a write that is no form. Without an answer it asks by the write's id until somebody knows
 * whether it took effect, and then sends it a second and last time.
 * @throws what `send` throws
 */
export async function sendWrite<Result>({
  db,
  send,
  signal,
}: SendWriteInput<Result>): Promise<Result> {
  const { db: tracked, findUnanswered } = trackWrites(db);
  const [first] = await Promise.allSettled([send(tracked, null)]);
  const lost = findUnanswered();
  const isDone = lost.length === 0 ? null : await findWhetherDone(lost, signal);
  if (isDone !== null) return send(db, { isDone });
  if (first.status === 'rejected') throw first.reason;
  return first.value;
}

function findWhetherDone(ids: string[], signal?: AbortSignal): Promise<boolean | null> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(null);
    const stop = pollUntilAnswered(() => resolveWrites(ids), resolve);
    signal?.addEventListener('abort', () => {
      stop();
      resolve(null);
    });
  });
}
