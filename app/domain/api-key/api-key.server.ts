import { keyQuestions } from '#app/config/limits.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** What an isolate knows about a key: its owner, or null if it is unknown or revoked. */
type KnownKey = { owner: string | null; untilMs: number };

/**
 * By the key's SHA-256; nothing else of a key is stored. Plain data, which is not bound to a
 * request.
 */
const known = new Map<string, KnownKey>();
let pausedUntilMs = 0;

/**
 * Returns the id of a key's owner as this isolate learned it within the last minute, null if invalid;
 * undefined: ask the database.
 */
export function findCachedKeyOwner(hash: string): string | null | undefined {
  const one = known.get(hash);
  return one !== undefined && one.untilMs > Date.now() ? one.owner : undefined;
}

/** Whether to ask the database: not for some seconds after it failed to respond. */
export function isKeyLookupAllowed(): boolean {
  return Date.now() >= pausedUntilMs;
}

/**
 * Asks the database about a key; the database records the use.
 * @returns the id of its owner; null if it is unknown or revoked; undefined if the database does not respond
 */
export async function lookUpKey(
  { serviceDb }: { serviceDb: Db },
  hash: string,
): Promise<string | null | undefined> {
  const { cachedMs, maxStored, timeoutMs, pauseMs } = keyQuestions;
  const signal = AbortSignal.timeout(timeoutMs);
  // By POST, so that no URL contains the hash.
  const { data, error } = await serviceDb.rpc('use_api_key', { hash }).abortSignal(signal);
  if (error) {
    pausedUntilMs = Date.now() + pauseMs;
    return undefined;
  }
  const owner = data as string | null;
  known.delete(hash);
  known.set(hash, { owner, untilMs: Date.now() + cachedMs });
  if (known.size > maxStored) known.delete(known.keys().next().value ?? '');
  return owner;
}
