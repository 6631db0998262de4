/** Limits and time-outs, as data. Sources: decisions.md "Numbers", specification section 9. */
export const limits = {
  searchTextLength: 200,
  radiusMiles: { default: 25, max: 100 },
  suggestTextLength: 100,
  metricsPerBeacon: 20,
  metricsKeptDays: 30,
  jsonBodyBytes: 64 * 1024,
  relayBodyBytes: 1024 * 1024,
} as const;

/** Requests one address may make in a window. Reading stays open when Redis is away. */
export const rateLimits = {
  search: { requests: 60, windowSeconds: 60 },
  suggest: { requests: 300, windowSeconds: 60 },
  sitemap: { requests: 60, windowSeconds: 60 },
  /** What is made of a listing: contact cards, QR codes, pictures for sharing. */
  files: { requests: 120, windowSeconds: 60 },
  metrics: { requests: 120, windowSeconds: 60 },
  relay: { requests: 120, windowSeconds: 60 },
} as const;

/** Calls to Supabase; specification, sections 7 and 9. */
export const backendCalls = {
  timeoutMs: 10_000,
  attempts: 3,
  /** Before attempt n + 1: this times 2^(n-1), plus up to `jitterMs`. */
  backoffMs: 250,
  jitterMs: 100,
  /** How long the backend's host may take to show that it can be reached at all. */
  probeTimeoutMs: 3_000,
} as const;

export const redisTimeoutMs = 400;
/** A dependency that takes longer than this counts as away. */
export const healthTimeoutMs = 2_000;

/**
 * Seconds an answer counts as fresh, may be served while it is refreshed, and is kept for when its
 * source fails. What depends on the time of day ages faster.
 */
export const cacheLifetimes = {
  search: { freshSeconds: 60, staleSeconds: 86_400, keptSeconds: 86_400 },
  openNow: { freshSeconds: 60, staleSeconds: 300, keptSeconds: 86_400 },
  suggest: { freshSeconds: 300, staleSeconds: 86_400, keptSeconds: 86_400 },
  feed: { freshSeconds: 300, staleSeconds: 86_400, keptSeconds: 604_800 },
  sitemap: { freshSeconds: 3_600, staleSeconds: 86_400, keptSeconds: 604_800 },
  share: { freshSeconds: 86_400, staleSeconds: 2_592_000, keptSeconds: 2_592_000 },
  page: { freshSeconds: 60, staleSeconds: 86_400, keptSeconds: 604_800 },
  openNowPage: { freshSeconds: 60, staleSeconds: 300, keptSeconds: 604_800 },
} as const;
