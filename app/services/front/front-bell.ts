import type { Env } from '#app/config/env.ts';
import { logFailure } from '#app/errors/write-log.ts';

/** Announces a write, so that the cache in front is purged. */
export type FrontBell = () => void;

/**
 * The context of a Worker's handler; `cache` exists if Cloudflare's cache is in front, locally
 * never.
 */
type WithFront = { cache?: CacheContext };

type FrontBellOptions = {
  context: object;
  queue: Env['purgeQueue'];
  waitUntil: (work: Promise<unknown>) => void;
};

/**
 * Returns a function that enqueues "something was written", or null if there is no cache in front.
 * The consumer reads what changed from the database, so duplicate messages cause one purge.
 */
export function createFrontBell({ context, queue, waitUntil }: FrontBellOptions): FrontBell | null {
  if ((context as WithFront).cache === undefined) return null;
  return () => waitUntil(queue.send(null).catch(logFailure));
}
