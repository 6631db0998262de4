import { changeQuestions, purges } from '#app/config/limits.ts';
import type { Changes } from '../kv/change-watch.ts';
import { choosePurge, type Purge } from './enqueue-purge.ts';

/** The position in the log of changes up to which was purged, and when the last purge was made. */
export type PurgeState = { position: string; requestedAtMs: number; purgedAtMs: number };

type PurgeEdgeCacheOptions = {
  /** Cloudflare's cache in front of the Worker. */
  edgeCache: { purge(what: Purge): Promise<CachePurgeResult> };
  ask: (after: string | null) => Promise<Changes>;
  memory: { read(): Promise<PurgeState | null>; write(state: PurgeState): Promise<unknown> };
  now?: () => number;
  sleep: (ms: number) => Promise<unknown>;
};

/** How long to wait before a purge that is due; null: everything was purged. */
type Wait = { seconds: number } | null;

/**
 * Purges what was touched since the last purge, in one call, and no more often than Cloudflare
 * allows on average. Purges everything if the log does not reach back that far.
 * @throws if the database or the cache refuses; the position then stays
 */
export async function purgeEdgeCache(options: PurgeEdgeCacheOptions): Promise<Wait> {
  const { edgeCache, ask, memory, now = Date.now, sleep } = options;
  const state = await memory.read();
  const waitMs = purges.paceMs - (now() - (state?.purgedAtMs ?? -Infinity));
  if (waitMs > 0) return { seconds: Math.ceil(waitMs / 1000) };
  const requestedAtMs = now();
  const isRecent =
    state !== null && requestedAtMs - state.requestedAtMs < changeQuestions.longestGapMs;
  const { position, since_seconds, tags } = await ask(isRecent ? state.position : null);
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
