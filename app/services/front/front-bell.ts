import type { Env } from '#app/config/env.ts';
import { logFailure } from '#app/errors/write-log.ts';

/** Says that something was written, so that what is kept in front of it is purged. */
export type FrontBell = () => void;

/** The context that a handler of a Worker gets: `cache` is there where Cloudflare's stands in front, and locally never. */
type WithFront = { cache?: CacheContext };

type FrontBellOptions = {
  context: object;
  queue: Env['purgeQueue'];
  waitUntil: (work: Promise<unknown>) => void;
};

/**
 * Returns a function that enqueues "something was written", or null if there is no cache in front. The
 * consumer reads what changed from the database, so duplicate messages cause one purge.
 */
export function createFrontBell({ context, queue, waitUntil }: FrontBellOptions): FrontBell | null {
  if ((context as WithFront).cache === undefined) return null;
  return () => waitUntil(queue.send(null).catch(logFailure));
}
