import { keyQuestions } from '#app/config/limits.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** What an isolate knows of a key: its id, or null of one that is unknown or revoked. */
type KnownKey = { id: string | null; untilMs: number };

/** By the key's SHA-256, which is all that is kept of it. Plain data, which belongs to no request. */
const known = new Map<string, KnownKey>();
let pausedUntilMs = 0;

/** Whether a key is valid, as this isolate has learnt within the last minute; undefined: it has to ask. */
export function findKnownKey(hash: string): string | null | undefined {
  const one = known.get(hash);
  return one !== undefined && one.untilMs > Date.now() ? one.id : undefined;
}

/** Whether the database is worth asking: not for some seconds after it has not said. */
export function mayAskForKeys(): boolean {
  return Date.now() >= pausedUntilMs;
}

/**
 * Asks the database for a key, which notes that it is used.
 * @returns its id; null of one that is unknown or revoked; undefined where the database does not say
 */
export async function askForKey(
  { db }: { db: Db },
  hash: string,
): Promise<string | null | undefined> {
  const { keptMs, mostKept, timeoutMs, pauseMs } = keyQuestions;
  const signal = AbortSignal.timeout(timeoutMs);
  // By POST, so that no address has the hash.
  const { data, error } = await db.rpc('use_api_key', { hash }).abortSignal(signal);
  if (error) {
    pausedUntilMs = Date.now() + pauseMs;
    return undefined;
  }
  const id = data as string | null;
  known.delete(hash);
  known.set(hash, { id, untilMs: Date.now() + keptMs });
  if (known.size > mostKept) known.delete(known.keys().next().value ?? '');
  return id;
}
