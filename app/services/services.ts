import type { Env } from '#app/config/env.ts';
import { visitorReads } from '#app/config/limits.ts';
import { type Cache, type IsolateMemory, createCache } from './kv/cache.ts';
import { type Changes, createChangeMemory, createChangeWatch } from './kv/change-watch.ts';
import { type Probes, createProbes } from './probes.ts';
import {
  type SettingsWatch,
  createSettingsMemory,
  createSettingsWatch,
} from './settings/settings-watch.ts';
import { type RateLimiter, createRateLimiter } from './redis/rate-limiter.ts';
import { type VisitMemory, createVisitMemory } from './redis/visit-memory.ts';
import { createBudgetedFetch } from './supabase/budgeted-fetch.ts';
import { createCircuitBreaker } from './supabase/circuit-breaker.ts';
import { type Db, createVisitorClient } from './supabase/client.ts';
import { requireData } from './supabase/require-data.ts';

/** The outside world as one request sees it. */
export type Services = {
  db: Db;
  cache: Cache;
  settings: SettingsWatch;
  rateLimiter: RateLimiter;
  visitMemory: VisitMemory;
  probes: Probes;
};

type ServicesOptions = { env: Env; waitUntil: (work: Promise<unknown>) => void };

const memory: IsolateMemory = { entries: new Map(), refreshingSinceMs: new Map() };
const changeMemory = createChangeMemory();
const settingsMemory = createSettingsMemory();
const breaker = createCircuitBreaker(visitorReads);

/**
 * Chooses the real clients; tests replace what these talk to, not the clients. Supabase's is the
 * largest part of a short request, and beacons and cached pages ask it nothing: it is made when it
 * is first read.
 */
export function createServices({ env, waitUntil }: ServicesOptions): Services {
  const keys = { url: env.supabase.url, key: env.supabase.publishableKey };
  const { budgetMs } = visitorReads;
  const changes = createChangeWatch({
    ask: (after, signal) => findChanges(createVisitorClient(keys), { after, signal }),
    memory: changeMemory,
    waitUntil,
  });
  const settings = createSettingsWatch({
    ask: (signal) => getEdgeSettings(createVisitorClient(keys), signal),
    kv: env.cache,
    memory: settingsMemory,
    wereTouchedSince: (sinceMs) => changes.wereTouchedSince(['settings'], sinceMs),
    waitUntil,
  });
  let db: Db | null = null;
  return {
    get db() {
      db ??= createVisitorClient(keys, createBudgetedFetch({ breaker, budgetMs }));
      return db;
    },
    cache: createCache({ kv: env.cache, memory, changes, waitUntil }),
    settings,
    rateLimiter: createRateLimiter({ ...env.redis, settings, waitUntil }),
    get visitMemory() {
      return createVisitMemory({ ...env.redis, secret: env.sessionSecret });
    },
    probes: createProbes(env),
  };
}

type FindChanges = { after: string | null; signal: AbortSignal };

async function findChanges(db: Db, { after, signal }: FindChanges): Promise<Changes> {
  const args = after === null ? {} : { after };
  const answer = await db.rpc('find_changes', args, { get: true }).abortSignal(signal);
  return requireData(answer) as Changes;
}

async function getEdgeSettings(db: Db, signal: AbortSignal): Promise<unknown> {
  return requireData(await db.rpc('get_edge_settings', {}, { get: true }).abortSignal(signal));
}
