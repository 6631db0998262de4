/** Limits and time-outs, as data. */
export const limits = {
  searchTextLength: 200,
  radiusMiles: { default: 25, max: 100 },
  suggestTextLength: 100,
  metricsPerBeacon: 20,
  /** Retention of raw rows and of rollups, as in the migrations. */
  metricsKeptDays: 30,
  rollupDays: 400,
  visitsPerBeacon: 20,
  /** Longer searches are free text and not counted. */
  countedWordsLength: 60,
  /**
   * Retention of a listing's sums, as in the migrations: allows comparing a season with the last.
   */
  statisticsDays: 400,
  jsonBodyBytes: 64 * 1024,
  /** A replay's first segment contains the whole page. */
  envelopeBytes: 2 * 1024 * 1024,
  relayBodyBytes: 1024 * 1024,
  documentBytes: 10 * 1024 * 1024,
} as const;

export type RateLimit = {
  requests: number;
  windowSeconds: number;
  /** Checks Redis on each request: for limits against guessing. */
  isExact?: boolean;
  /** Reports to Redis in the background (`waitUntil`). */
  isToldBehind?: boolean;
};

/**
 * Requests per window, by address or by account. An isolate counts locally and reports to Redis
 * after each tenth of a limit (`isExact`: on each request). That request waits for Redis, unless
 * `isToldBehind`: then Redis's verdict applies from the next request on.
 */
export const rateLimits = {
  search: { requests: 60, windowSeconds: 60 },
  suggest: { requests: 300, windowSeconds: 60 },
  /** Uncached screens that query the database; search engines fetch up to ten a second. */
  pages: { requests: 600, windowSeconds: 60, isToldBehind: true },
  /** A page shows about twenty, which browsers cache. */
  art: { requests: 1_200, windowSeconds: 60, isToldBehind: true },
  sitemap: { requests: 60, windowSeconds: 60 },
  /**
   * Files made of a listing (JSON for programs, contact cards, QR codes, share images) and the
   * health.
   */
  files: { requests: 120, windowSeconds: 60 },
  metrics: { requests: 120, windowSeconds: 60, isToldBehind: true },
  /** What visitors did with profiles: one beacon each time a page is left. */
  visits: { requests: 60, windowSeconds: 60, isToldBehind: true },
  relay: { requests: 120, windowSeconds: 60 },
  /** Through the relay: tries of passwords and codes, and requests for mails. */
  attempts: { requests: 10, windowSeconds: 60, isExact: true },
  /** The same for one account, from all addresses. */
  accountAttempts: { requests: 20, windowSeconds: 3_600, isExact: true },
  /** Called after each form; mail providers unsubscribe many people from a few addresses. */
  mails: { requests: 300, windowSeconds: 60 },
  errors: { requests: 60, windowSeconds: 60 },
  /** Errors raised on purpose: the error tracker has a monthly quota. */
  testErrors: { requests: 20, windowSeconds: 3_600, isExact: true },
  /** Checks of a website that a user claims. */
  websiteChecks: { requests: 30, windowSeconds: 3_600, isExact: true },
  /** Documents of a claim: five, and some uploaded by mistake. */
  documents: { requests: 30, windowSeconds: 3_600, isExact: true },
  /**
   * Programs that read metrics, attempts to guess their token, and admins who view the system
   * state.
   */
  metricsReads: { requests: 60, windowSeconds: 60 },
  /** All requests to the public API with one key, from all addresses. */
  keys: { requests: 600, windowSeconds: 60 },
  /** Keys that the isolate must look up in the database, and invalid keys. */
  keyLookups: { requests: 120, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

/**
 * An isolate reports to Redis after each such part of a limit: N isolates exceed it by at most N
 * parts.
 */
export const partsOfLimit = 10;

/**
 * After so many refusals in a window, pages return one line of JSON instead of the rendered 429
 * screen, at a tenth of its cost. Counted per isolate.
 */
export const flood = { requests: 100, windowSeconds: 60 } as const;

/** Calls to Supabase. */
export const backendCalls = {
  timeoutMs: 10_000,
  attempts: 3,
  /** Pause before attempt n + 1: this times 2^(n-1), plus up to `jitterMs`. */
  backoffMs: 250,
  jitterMs: 100,
  /** Time-out of the probe whether the backend's host can be reached at all. */
  probeTimeoutMs: 3_000,
} as const;

/** Backend calls of the Worker for a visitor. A page must respond within 4 s, whatever is down. */
export const visitorReads = {
  /** All calls of a request together. Slightly more than PostgreSQL's 3 s limit for visitors. */
  budgetMs: 3_050,
  /**
   * Calls time out this long after the request began, even if KV, Redis or the query for changes
   * took part of it. The rest of the 4 s is for the fallback: two KV reads in sequence
   * (`kvTimeoutMs`) and the rendering.
   */
  latestMs: 3_100,
  /**
   * But a call gets at least this long, if the isolate itself was slow, as at its first request.
   */
  leastMs: 1_500,
  failuresToOpen: 3,
  /** How long the circuit breaker stays open. */
  pauseMs: 3_000,
} as const;

/**
 * Queries of an isolate for touched topics. A visitor's data may be older than a write by
 * `waitAfterMs` plus the query time: 2 s in all.
 */
export const changeQuestions = {
  everyMs: 1_000,
  /** A request waits for the next response if the last is older than this. */
  waitAfterMs: 1_500,
  /** Maximum wait; the response is then handled in the background. */
  longestWaitMs: 400,
  timeoutMs: 2_000,
  /** After a failure no query for this long, and no request waits until one has succeeded. */
  pauseMs: 1_000,
  /** The database keeps touched topics for two hours and returns those of the last one. */
  longestGapMs: 3_600_000,
  /**
   * The first question dates changes this much later, to allow for transactions that committed
   * late.
   */
  longestTransactionMs: 60_000,
  /** About 100 bytes each; an isolate has 128 MB. */
  mostTopics: 20_000,
} as const;

/**
 * Queries of an isolate for the settings of super admins: refreshed in the background at `everyMs`,
 * waited for if older than `waitAfterMs`, so that a change is everywhere within a minute.
 */
export const settingsQuestions = {
  everyMs: 25_000,
  waitAfterMs: 45_000,
  longestWaitMs: 400,
  timeoutMs: 2_000,
  /** After a failure no query for this long, and no request waits until one has succeeded. */
  pauseMs: 5_000,
  /** Retention in KV, for isolates that start while the database is down. */
  keptSeconds: 2_592_000,
} as const;

/** Queries of an isolate for API keys: after `keptMs` a revoked key is refused everywhere. */
export const keyQuestions = {
  keptMs: 60_000,
  /** About 200 bytes each; an isolate has 128 MB. */
  mostKept: 5_000,
  timeoutMs: 1_000,
  /** After a failure no query for this long; requests with a key then count by IP address. */
  pauseMs: 5_000,
} as const;

/** Total limits for reading a website that a user claims. */
export const publicWebLimits = {
  timeoutMs: 8_000,
  redirects: 3,
  bytes: 512 * 1024,
  userAgent: 'Mainstreet (looks for the code of a claim)',
} as const;

/**
 * This many people must have searched for the same words on one day before anybody can read them.
 */
export const peopleBeforeWords = 3;

/** One in this many repeated responses is logged and may be traced. */
export const repeatsPerLog = 100;
/** One in this many accepted beacons is logged. */
export const beaconsPerLog = 100;
/**
 * Ready responses per isolate, by URL; a page has about 100 kB, shared by all spellings of its URL.
 */
export const mostReadyAnswers = 300;

/** Counts wait this long in an isolate, so that they are sent to Redis in batches. */
export const tallyPieceMs = 5_000;
/** Retention of counts in Redis: of hourly and of daily ones. */
export const tallyKeptSeconds = { traffic: 2 * 86_400, 'empty-searches': 35 * 86_400 } as const;

export const redisTimeoutMs = 400;
/** Time-out of a KV read; the reader goes on without the value. */
export const kvTimeoutMs = 400;
/** After this many consecutive time-outs of KV an isolate skips it for `pauseMs`. */
export const silentKv = { timesToPause: 2, pauseMs: 3_000 } as const;
/** After a failure of Redis each isolate counts limits alone for this long. */
export const redisPauseMs = 5_000;
/** If the user cannot be determined in time, the beacon has none. */
export const userIdTimeoutMs = 300;
export const envelopeTimeoutMs = 5_000;

export const deadLetterQueue = 'mainstreet-metrics-dead';
/**
 * A failed batch is retried after the first delay, then after twice as long each time;
 * wrangler.toml sets the number of retries. A queue stores messages for at most 14 days and retries
 * them at most 100 times: with these delays the 14 days end first.
 */
export const queueRetries = {
  fresh: { firstDelaySeconds: 20, maxDelaySeconds: 600 },
  dead: { firstDelaySeconds: 60, maxDelaySeconds: 14_400 },
} as const;

export const purgeQueue = 'mainstreet-purges';
/**
 * Cloudflare allows an account five purges a minute in the long run, of 100 tags each.
 * https://developers.cloudflare.com/cache/how-to/purge-cache/#availability-and-limits
 */
export const purges = {
  paceMs: 15_000,
  tagsPerCall: 100,
  /** A response with more topics is not cached in front of the Worker. */
  tagsPerAnswer: 100,
  /**
   * After this long each isolate knows of a write (`changeQuestions`) and makes no older response.
   */
  settleMs: 2_500,
  /** Delay after a failure; refused calls are retried with it too. */
  retrySeconds: 15,
} as const;

/**
 * A run leases this many mails at once, and none after its time: runs start each minute, and
 * background work after a response has 30 s. `timeoutMs` applies to the mail provider.
 */
export const mailRuns = {
  perLease: 10,
  scheduledMs: 45_000,
  nudgedMs: 15_000,
  timeoutMs: 10_000,
} as const;

/**
 * Cloudflare cancels work of `waitUntil` this long after the response.
 * https://developers.cloudflare.com/workers/runtime-apis/context/#waituntil
 */
export const behindAnswerMs = 30_000;

/**
 * Maximum duration of working imports: in each minute's run, and after a response, which has 30 s.
 */
export const importRuns = { scheduledMs: 45_000, nudgedMs: 15_000 } as const;

/** Maximum duration of an hourly comparison of listings; the rest waits for the next run. */
export const comparisonMs = 120_000;

/** A dependency that takes longer counts as down. */
export const healthTimeoutMs = 1_000;
export const healthCacheMs = 3_000;
/** A check whose request was cancelled never settles; after this long another one starts. */
export const healthGivenUpMs = 2_000;

export type CacheLifetime = {
  freshSeconds: number;
  staleSeconds: number;
  keptSeconds: number;
  isMadeUp?: boolean;
};

/**
 * Seconds for which a copy is fresh, may be served while it is refreshed, and is kept for failures
 * of its source. Copies that depend on the time of day age faster. `isMadeUp`: the number of keys
 * is unbounded, so a copy is written to KV only on the second request.
 */
export const cacheLifetimes = {
  search: { freshSeconds: 60, staleSeconds: 86_400, keptSeconds: 86_400, isMadeUp: true },
  openNow: { freshSeconds: 60, staleSeconds: 300, keptSeconds: 86_400, isMadeUp: true },
  /** A listing for programs; its page is cached as a whole. */
  business: { freshSeconds: 60, staleSeconds: 86_400, keptSeconds: 604_800, isMadeUp: true },
  suggest: { freshSeconds: 300, staleSeconds: 86_400, keptSeconds: 86_400, isMadeUp: true },
  mapPlaces: { freshSeconds: 3_600, staleSeconds: 86_400, keptSeconds: 604_800, isMadeUp: true },
  /** Writes invalidate it at once, but special hours depend on the day. Kept long for outages. */
  metroIndex: { freshSeconds: 21_600, staleSeconds: 604_800, keptSeconds: 2_592_000 },
  feed: { freshSeconds: 300, staleSeconds: 86_400, keptSeconds: 604_800 },
  sitemap: { freshSeconds: 3_600, staleSeconds: 86_400, keptSeconds: 604_800 },
  share: { freshSeconds: 86_400, staleSeconds: 2_592_000, keptSeconds: 2_592_000 },
  page: { freshSeconds: 60, staleSeconds: 86_400, keptSeconds: 604_800 },
  /** Pages with query parameters that they read. */
  queryPage: { freshSeconds: 60, staleSeconds: 86_400, keptSeconds: 604_800, isMadeUp: true },
  openNowPage: { freshSeconds: 60, staleSeconds: 300, keptSeconds: 604_800, isMadeUp: true },
} as const satisfies Record<string, CacheLifetime>;
