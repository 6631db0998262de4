import type { EdgeSettings } from '#app/config/edge-settings.ts';
import type { Env } from '#app/config/env.ts';
import { changeQuestions, settingsQuestions, visitorReads } from '#app/config/limits.ts';
import type { EnqueuePurge } from './edge-cache.ts';
import { type HealthChecks, createHealthChecks } from './health-checks.ts';
import { type PreparedResponse, createIsolateMemory, putResponse } from './kv/cache-entries.ts';
import { type Cache, createCache, isFresh } from './kv/cache.ts';
import {
  createChangeMemory,
  createChangeWatch,
  needsNoPoll,
  wereInvalidatedSince,
  findInvalidatedTags,
} from './kv/change-watch.ts';
import { type FormerVersions, createFormerVersions } from './kv/former-versions.ts';
import { createValueWatch, type ValueWatch, type WatchedValue } from './kv/value-watch.ts';
import { type Counters, createCounters } from './redis/counters.ts';
import { type RateLimiter, createRateLimiter } from './redis/rate-limiter.ts';
import { type VisitStore, createVisitStore } from './redis/visit-store.ts';
import {
  type SettingsWatch,
  createSettingsMemory,
  createSettingsWatch,
  settingsTags,
  watchedSettings,
} from './settings/settings-watch.ts';
import { createBudgetedFetch, createCircuitBreaker } from './supabase/budgeted-fetch.ts';
import { type Db, createVisitorClient } from './supabase/client.ts';
import { createServiceRoleClient } from './supabase/service-role.server.ts';

/** The dependencies of one request. */
export type Services = {
  db: Db;
  /**
   * With the service role, for what only the Worker may call: reads of whole cities and sitemaps,
   * and its own polls.
   */
  serviceDb: Db;
  cache: Cache;
  /**
   * The same cache for what a response reads beside its one copy: the visitor's place, and fallbacks
   * during an outage, also where `cache` stores nothing because a page is rendered.
   */
  lookupCache: Cache;
  settings: SettingsWatch;
  /** Watches another value that every isolate keeps. */
  watch: <Value>(watched: WatchedValue<Value>) => ValueWatch<Value>;
  rateLimiter: RateLimiter;
  visitStore: VisitStore;
  counters: Counters;
  healthChecks: HealthChecks;
  formerVersions: FormerVersions;
};

type ServicesOptions = {
  env: Env;
  waitUntil: (work: Promise<unknown>) => void;
  /** Null without a cache in front of the Worker. */
  enqueuePurge: EnqueuePurge | null;
  /** True for GET: the deadline `latestMs` of backend calls starts now. */
  isWaitedFor?: boolean;
};

const memory = createIsolateMemory();
const changeMemory = createChangeMemory();
const formerVersionsMemory = { names: new Set<string>() };
const settingsMemory = createSettingsMemory();
const breaker = createCircuitBreaker(visitorReads);

/**
 * Creates the services of one request, at its start. Creates the real clients; tests replace the
 * servers behind them. Supabase's client is the most expensive part and beacons and cached pages do
 * not use it, so it is created on first use.
 */
export function createServices({
  env,
  waitUntil,
  enqueuePurge,
  isWaitedFor,
}: ServicesOptions): Services {
  const keys = { url: env.supabase.url, key: env.supabase.publishableKey };
  const { budgetMs, latestMs, minMs } = visitorReads;
  const latestAtMs = isWaitedFor ? Date.now() + latestMs : Infinity;
  const changes = createChangeWatch({
    async findChanges(after, signal) {
      const found = await findInvalidatedTags(createServiceRoleClient(env.supabase), {
        after,
        signal,
      });
      // A heartbeat: while polls succeed, a timed-out call is a slow statement.
      breaker.recordSuccess();
      return found;
    },
    memory: changeMemory,
    onInvalidated: () => enqueuePurge?.(),
    waitUntil,
  });
  // Requests served by Cloudflare's cache do not poll for changes, so each request that reaches the
  // Worker does.
  if (enqueuePurge !== null) void changes.catchUp();
  const watch = <Value>(watched: WatchedValue<Value>) =>
    createValueWatch(watched, {
      getDb: () => createServiceRoleClient(env.supabase),
      kv: env.cache,
      wereInvalidatedSince: (tags, sinceMs) => changes.wereInvalidatedSince(tags, sinceMs),
      waitUntil,
    });
  const settings = createSettingsWatch(watch(watchedSettings(settingsMemory)), settingsMemory);
  const prepareCopy = async () => settings.prepareCopy();
  const cacheOptions = { kv: env.cache, memory, changes, prepareCopy, waitUntil };
  const baseFetch = createBudgetedFetch({ breaker, budgetMs, latestAtMs, minMs });
  let db: Db | null = null;
  let serviceDb: Db | null = null;
  return {
    get db() {
      db ??= createVisitorClient(keys, baseFetch);
      return db;
    },
    get serviceDb() {
      serviceDb ??= createServiceRoleClient(env.supabase, baseFetch);
      return serviceDb;
    },
    cache: createCache(cacheOptions),
    get lookupCache() {
      return createCache(cacheOptions);
    },
    settings,
    watch,
    rateLimiter: createRateLimiter({ ...env.redis, settings, waitUntil }),
    get visitStore() {
      return createVisitStore({ ...env.redis, secret: env.sessionSecret });
    },
    counters: createCounters({ ...env.redis, waitUntil }),
    healthChecks: createHealthChecks(env),
    formerVersions: createFormerVersions({
      kv: env.cache,
      memory: formerVersionsMemory,
      waitUntil,
    }),
  };
}

type PreparedFor = { response: PreparedResponse; settings: EdgeSettings };

/**
 * Returns the prepared response of a URL and the current settings, if both are fresh as far as this
 * isolate knows without asking; null if a request must ask first.
 */
export function findPrepared(url: string, nowMs: number): PreparedFor | null {
  const response = memory.responses.get(url);
  if (response === undefined) return null;
  if (response.copy.entry.tags.length > 0 && !needsNoPoll(changeMemory, changeQuestions, nowMs))
    return null;
  const { value: settings, requestedAtMs } = settingsMemory;
  if (!needsNoPoll(settingsMemory, settingsQuestions, nowMs)) return null;
  if (wereInvalidatedSince(changeMemory, settingsTags, requestedAtMs)) return null;
  if (settings.banner !== response.banner || nowMs >= response.bannerEndsAtMs) return null;
  const isUsable = isFresh(response.copy, { memory, wereInvalidatedSince: wereInvalidated }, nowMs);
  return isUsable ? { response, settings } : null;
}

/** Stores a response until the copy that it was made of is replaced. */
export function storePrepared(url: string, response: PreparedResponse) {
  putResponse(memory, url, response);
}

const wereInvalidated = (tags: readonly string[], sinceMs: number) =>
  wereInvalidatedSince(changeMemory, tags, sinceMs);
