import type { Env } from '#app/config/env.ts';
import { purges, changeQuestions } from '#app/config/limits.ts';
import { logFailure } from '#app/errors/write-log.ts';
import type { Changes } from './kv/change-watch.ts';

/** Announces a write, so that the cache in front is purged. */
export type EnqueuePurge = () => void;

/**
 * The context of a Worker's handler; `cache` exists if Cloudflare's cache is in front, locally
 * never.
 */
type WithEdgeCache = { cache?: CacheContext };

type EnqueuePurgeOptions = {
  context: object;
  queue: Env['purgeQueue'];
  waitUntil: (work: Promise<unknown>) => void;
};

/**
 * Returns a function that enqueues "something was written", or null if there is no cache in front.
 * The consumer reads what changed from the database, so duplicate messages cause one purge.
 */
export function createEnqueuePurge({
  context,
  queue,
  waitUntil,
}: EnqueuePurgeOptions): EnqueuePurge | null {
  if ((context as WithEdgeCache).cache === undefined) return null;
  return () => waitUntil(queue.send(null).catch(logFailure));
}

/** The argument of Cloudflare's `purge`. */
type Purge = { tags: string[] } | { purgeEverything: true };

/**
 * Tags that are never sent as tags: any response may depend on them, so they purge everything.
 */
const ofAll = new Set(['everything', 'settings']);

/**
 * Returns the value of `Cache-Tag` for a response made of these tags: null if there are too many,
 * '' if only purging everything can touch it.
 */
export function toCacheTag(tags: readonly string[]): string | null {
  const sent = tags.filter((tag) => !ofAll.has(tag));
  return sent.length > purges.tagsPerAnswer ? null : sent.join(',');
}

/** Returns what to purge after changes of these tags, in one call; null without changes. */
export function choosePurge(invalidated: readonly string[]): Purge | null {
  if (invalidated.length === 0) return null;
  const isTooMuch = invalidated.length > purges.tagsPerCall;
  if (isTooMuch || invalidated.some((tag) => ofAll.has(tag))) return { purgeEverything: true };
  return { tags: [...invalidated] };
}

/** The position in the log of changes up to which was purged, and when the last purge was made. */
export type PurgeState = { position: string; requestedAtMs: number; purgedAtMs: number };

type PurgeEdgeCacheOptions = {
  /** Cloudflare's cache in front of the Worker. */
  edgeCache: { purge(what: Purge): Promise<CachePurgeResult> };
  findChanges: (after: string | null) => Promise<Changes>;
  memory: { read(): Promise<PurgeState | null>; write(state: PurgeState): Promise<unknown> };
  now?: () => number;
  sleep: (ms: number) => Promise<unknown>;
};

/** How long to wait before a purge that is due; null: everything was purged. */
type Wait = { seconds: number } | null;

/**
 * Purges what was invalidated since the last purge, in one call, and no more often than Cloudflare
 * allows on average. Purges everything if the log does not reach back that far.
 * @throws if the database or the cache refuses; the position then stays
 */
export async function purgeEdgeCache(options: PurgeEdgeCacheOptions): Promise<Wait> {
  const { edgeCache, findChanges, memory, now = Date.now, sleep } = options;
  const state = await memory.read();
  const waitMs = purges.paceMs - (now() - (state?.purgedAtMs ?? -Infinity));
  if (waitMs > 0) return { seconds: Math.ceil(waitMs / 1000) };
  const requestedAtMs = now();
  const isRecent =
    state !== null && requestedAtMs - state.requestedAtMs < changeQuestions.longestGapMs;
  const { position, since_seconds, tags } = await findChanges(isRecent ? state.position : null);
  const purge: Purge | null =
    since_seconds === null ? choosePurge(Object.keys(tags)) : { purgeEverything: true };
  if (purge === null) {
    await memory.write({ position, requestedAtMs, purgedAtMs: state?.purgedAtMs ?? 0 });
    return null;
  }
  // Wait until all isolates know of the change, or one could refill the cache with the old
  // response.
  await sleep(purges.settleMs);
  const { success, errors } = await edgeCache.purge(purge);
  if (!success) throw new Error(`The cache of Cloudflare purged nothing: ${describe(errors)}`);
  await memory.write({ position, requestedAtMs, purgedAtMs: now() });
  return null;
}

function describe(errors: CachePurgeError[]): string {
  return errors.map(({ code }) => code).join(', ');
}
