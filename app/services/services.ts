import type { Env } from '#app/config/env.ts';
import { type Cache, type IsolateMemory, createCache } from './kv/cache.ts';
import { type Probes, createProbes } from './probes.ts';
import { type RateLimiter, createRateLimiter } from './redis/rate-limiter.ts';
import { type Db, createVisitorClient } from './supabase/client.ts';

/** The outside world as one request sees it. */
export type Services = { db: Db; cache: Cache; rateLimiter: RateLimiter; probes: Probes };

type ServicesOptions = { env: Env; waitUntil: (work: Promise<unknown>) => void };

const memory: IsolateMemory = { entries: new Map(), refreshingSinceMs: new Map() };

/** Chooses the real clients; tests replace what these talk to, not the clients. */
export function createServices({ env, waitUntil }: ServicesOptions): Services {
  const db = createVisitorClient({ url: env.supabase.url, key: env.supabase.publishableKey });
  return {
    db,
    cache: createCache({ kv: env.cache, memory, waitUntil }),
    rateLimiter: createRateLimiter({ ...env.redis, waitUntil }),
    probes: createProbes({ env, db }),
  };
}
