import type { Env } from '#app/config/env.ts';
import { type Cache, type IsolateMemory, createCache } from './kv/cache.ts';
import { type Probes, createProbes } from './probes.ts';
import { type RateLimiter, createRateLimiter } from './redis/rate-limiter.ts';
import { type Db, createVisitorClient } from './supabase/client.ts';

/** The outside world as one request sees it. */
export type Services = { db: Db; cache: Cache; rateLimiter: RateLimiter; probes: Probes };

type ServicesOptions = { env: Env; waitUntil: (work: Promise<unknown>) => void };

const memory: IsolateMemory = { entries: new Map(), refreshingSinceMs: new Map() };

/**
 * Chooses the real clients; tests replace what these talk to, not the clients. Supabase's is the
 * largest part of a short request, and beacons and cached pages ask it nothing: it is made when it
 * is first read.
 */
export function createServices({ env, waitUntil }: ServicesOptions): Services {
  let db: Db | null = null;
  return {
    get db() {
      db ??= createVisitorClient({ url: env.supabase.url, key: env.supabase.publishableKey });
      return db;
    },
    cache: createCache({ kv: env.cache, memory, waitUntil }),
    rateLimiter: createRateLimiter({ ...env.redis, waitUntil }),
    get probes() {
      return createProbes({ env, db: this.db });
    },
  };
}
