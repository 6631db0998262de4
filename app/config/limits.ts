/** Limits and time-outs, as data. */
export const limits = {
  searchTextLength: 200,
  /** `nearest`: around the globe, for the nearest results where `max` has none. */
  radiusMiles: { default: 25, max: 100, nearest: 13_000 },
  suggestTextLength: 100,
  metricsPerBeacon: 20,
  /** How long raw rows and rollups are stored; the migrations have the same number. */
  metricsStoredDays: 30,
  rollupDays: 400,
  visitsPerBeacon: 20,
  /** Longer searches are not counted by their words: they are personal. */
  countedWordsLength: 60,
  /** How long the daily sums of a listing are stored, as in the migrations: over a year. */
  statisticsDays: 400,
  jsonBodyBytes: 64 * 1024,
  /** An answer by mail: Outlook's HTML is long. */
  inboundMailBytes: 1024 * 1024,
  /** The first segment of a replay contains the whole page. */
  envelopeBytes: 2 * 1024 * 1024,
  /** The longest request that the database accepts (`private.max_request_bytes`). */
  relayBodyBytes: 1024 * 1024,
  /** An answer through the relay counts once more for each: as much as 50 listings with their hours. */
  relayedBytesPerUnit: 64 * 1024,
  /** How long the receipt of a review is stored after an admin's decision. */
  receiptStoredDays: 30,
  documentBytes: 10 * 1024 * 1024,
  /** All sizes of a logo, in base64. */
  logoBytes: 1024 * 1024,
} as const;

export type RateLimit = {
  requests: number;
  windowSeconds: number;
  /** Checks Redis on each request: for limits against guessing. */
  isExact?: boolean;
  /** Reports to Redis in the background (`waitUntil`). */
  isDeferred?: boolean;
};

/**
 * Requests per window, by address or by account. An isolate counts locally and reports to Redis
 * after each tenth of a limit (`isExact`: on each request). That request waits for Redis, unless
 * `isDeferred`: then Redis's verdict applies from the next request on.
 */
export const rateLimits = {
  search: { requests: 60, windowSeconds: 60 },
  suggest: { requests: 300, windowSeconds: 60 },
  /** Screens that are not cached; search engines request up to ten a second. */
  pages: { requests: 600, windowSeconds: 60, isDeferred: true },
  /** A page shows some twenty, which browsers cache. */
  art: { requests: 1_200, windowSeconds: 60, isDeferred: true },
  sitemap: { requests: 60, windowSeconds: 60 },
  /** A listing as JSON, contact card, QR code or share picture; also health checks. */
  files: { requests: 120, windowSeconds: 60 },
  metrics: { requests: 120, windowSeconds: 60, isDeferred: true },
  /** Visits of profiles: a beacon whenever a page is left. */
  visits: { requests: 60, windowSeconds: 60, isDeferred: true },
  relay: { requests: 120, windowSeconds: 60 },
  /** Through the relay: attempts of passwords and codes, and requests for mails. */
  attempts: { requests: 10, windowSeconds: 60, isExact: true },
  /** The same for one account, from any address. */
  accountAttempts: { requests: 20, windowSeconds: 3_600, isExact: true },
  /** Sent after each form; mail providers unsubscribe many people from a few addresses. */
  mails: { requests: 300, windowSeconds: 60 },
  errors: { requests: 60, windowSeconds: 60 },
  /** Errors raised on purpose: an error tracker accepts a limited number a month. */
  testErrors: { requests: 20, windowSeconds: 3_600, isExact: true },
  /** Checks of a claimed website. */
  websiteChecks: { requests: 30, windowSeconds: 3_600, isExact: true },
  /** Codes by text and call for a claim. */
  phoneCodes: { requests: 10, windowSeconds: 3_600, isExact: true },
  /** Messages to owners, of three at most at once. */
  messages: { requests: 30, windowSeconds: 3_600, isExact: true },
  /** Documents of a claim: five, and replacements. */
  documents: { requests: 30, windowSeconds: 3_600, isExact: true },
  /** Programs that read metrics, attempts to guess their token, and the admins' health screen. */
  metricsReads: { requests: 60, windowSeconds: 60 },
  /** All requests to the public API with the keys of one person, from any address. */
  keys: { requests: 600, windowSeconds: 60 },
  /** Keys that an isolate must look up in the database, and invalid ones. */
  keyLookups: { requests: 120, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

/**
 * An IPv6 network (/64) has the limits above; its site (/48), of which providers give people up to
 * all, has so many times as much.
 */
export const siteAllowance = 10;

/** An isolate reports to Redis after each such part of a limit: N isolates allow N parts too many. */
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
  /** Time-out of the probe whether the backend's host can be reached. */
  probeTimeoutMs: 3_000,
} as const;

/** Backend calls of the Worker for a visitor. A page must respond within 4 s, whatever fails. */
export const visitorReads = {
  /**
   * Time-out of all calls of a request together. PostgreSQL ends a visitor's statement a little
   * earlier, after 3 s.
   */
  budgetMs: 3_050,
  /**
   * Calls time out this long after the request began, even if KV, Redis or the check for changes
   * took part of it. The rest of the 4 s is for the fallback: two KV reads in sequence
   * (`kvTimeoutMs`) and the rendering.
   */
  latestMs: 3_100,
  /** A call gets at least this long if the isolate itself was slow, as at its first request. */
  minMs: 1_500,
  /** Calls in a row that time out or do not reach the backend, with no poll succeeding between. */
  failuresToOpen: 3,
  /** How long the circuit breaker stays open. */
  pauseMs: 3_000,
} as const;

/**
 * How an isolate polls the database for changes. A read may be older than a write by `waitAfterMs`
 * and the time of the poll: 2 s in all.
 */
export const changeQuestions = {
  everyMs: 1_000,
  /** A request waits for the next poll if the last result is older than this. */
  waitAfterMs: 1_500,
  /** The longest wait; then the result applies to later requests. */
  longestWaitMs: 400,
  timeoutMs: 2_000,
  /** An isolate pauses this long after a failed poll; no request waits until one succeeds. */
  pauseMs: 1_000,
  /** The database keeps changes for two hours and returns those of one. */
  longestGapMs: 3_600_000,
  /** The first poll dates changes this much later, for transactions that committed late. */
  longestTransactionMs: 60_000,
  /** About 100 bytes each; an isolate has 128 MB. */
  maxTags: 20_000,
} as const;

/**
 * How an isolate polls the settings of super admins: in the background at this age, and before the
 * response beyond `waitAfterMs`, so that a change applies everywhere within a minute.
 */
export const settingsQuestions = {
  everyMs: 25_000,
  waitAfterMs: 45_000,
  longestWaitMs: 400,
  timeoutMs: 2_000,
  /** An isolate pauses this long after a failed poll; no request waits until one succeeds. */
  pauseMs: 5_000,
  /** How long KV stores them for isolates that start during a database outage. */
  storedSeconds: 2_592_000,
} as const;

/** How an isolate keeps the vocabulary of search, which KV has for good; a request of a new one waits for it longer. */
export const vocabularyQuestions = { ...settingsQuestions, longestWaitMs: 1_000 } as const;

/** How an isolate looks up API keys: after `cachedMs` a revoked key is refused everywhere. */
export const keyQuestions = {
  cachedMs: 60_000,
  /** About 200 bytes each; an isolate has 128 MB. */
  maxStored: 5_000,
  timeoutMs: 1_000,
  /** An isolate pauses this long after a failed lookup; keys then count by address. */
  pauseMs: 5_000,
} as const;

/** Limits of what the Worker fetches from a claimed website. */
export const publicWebLimits = {
  timeoutMs: 8_000,
  redirects: 3,
  bytes: 512 * 1024,
} as const;

/** Only words that so many people searched for on one day are shown to anybody. */
export const minPeoplePerSearchTerm = 3;

/** One in so many prepared responses is logged and may be traced. */
export const replaysPerLog = 500;
/** One in so many accepted beacons is logged. */
export const beaconsPerLog = 100;

/** Counts are collected in an isolate for this long, so that not every request calls Redis. */
export const counterFlushMs = 5_000;
/** How long Redis stores the hourly and the daily counts. */
export const counterStoredSeconds = { traffic: 8 * 86_400, 'empty-searches': 35 * 86_400 } as const;

export const redisTimeoutMs = 400;
/** A KV read is given up after this long. */
export const kvTimeoutMs = 400;
/** After this many time-outs in a row, an isolate does without KV for this long. */
export const silentKv = { timesToPause: 2, pauseMs: 3_000 } as const;
/** After Redis has failed, each isolate counts limits by itself for this long. */
export const redisPauseMs = 5_000;
export const envelopeTimeoutMs = 5_000;

export const deadLetterQueue = 'mainstreet-metrics-dead';
/**
 * A failed batch is retried after the first delay, then after twice as long each time;
 * wrangler.toml has the number of retries. Queues store messages for at most 14 days and retry them
 * at most 100 times; with these delays the 14 days end first.
 */
export const queueRetries = {
  fresh: { firstDelaySeconds: 20, maxDelaySeconds: 600 },
  dead: { firstDelaySeconds: 60, maxDelaySeconds: 14_400 },
} as const;

export const purgeQueue = 'mainstreet-purges';
/**
 * Cloudflare allows an account five purges a minute on average, 100 tags each.
 * https://developers.cloudflare.com/cache/how-to/purge-cache/#availability-and-limits
 */
export const purges = {
  paceMs: 15_000,
  tagsPerCall: 100,
  /** A response with more tags is not cached in front of the Worker. */
  tagsPerAnswer: 100,
  /**
   * After this long every isolate knows of a write (`changeQuestions`), and none makes a response
   * from older data.
   */
  settleMs: 2_500,
  /** Delay after a failure or a refused purge. */
  retrySeconds: 15,
} as const;

/**
 * A run leases this many mails at a time, and no more after its time: there is one each minute, and
 * background work has 30 s. `timeoutMs` is for the provider.
 */
export const mailRuns = {
  perLease: 10,
  scheduledMs: 45_000,
  triggeredMs: 15_000,
  timeoutMs: 10_000,
} as const;

/** Supabase Auth waits 5 s for its hook: the mail is tried twice within that. */
export const accountMailTimeoutsMs = [2_500, 1_500] as const;

/**
 * Cloudflare cancels work of `waitUntil` this long after the response.
 * https://developers.cloudflare.com/workers/runtime-apis/context/#waituntil
 */
export const behindAnswerMs = 30_000;

/** How long an admin can undo a decision; mails about it leave after that. */
export const undoMs = 30_000;

/**
 * A minute's run waits so long for decisions that are due before the next one: each is executed
 * within a minute. It looks every two seconds whether any of them still waits.
 */
export const decisionRuns = { waitMs: 45_000, triggeredMs: 15_000, stepMs: 2_000 } as const;

/** How long a run works on imports: each minute, and behind a request, which has 30 s. */
export const importRuns = { scheduledMs: 45_000, triggeredMs: 15_000 } as const;

/** How long an hourly run compares listings; the next one continues. */
export const comparisonMs = 120_000;

/** The webhook of alarms is given up after this long. */
export const alarmPostTimeoutMs = 5_000;

/** A dependency that responds later than this counts as down. */
export const healthTimeoutMs = 1_000;
export const healthCacheMs = 3_000;
/** A check whose request was cancelled never settles; after this long another one starts. */
export const healthStuckMs = 2_000;

export type CacheLifetime = {
  freshSeconds: number;
  staleSeconds: number;
  storedSeconds: number;
  isUnbounded?: boolean;
};

/**
 * Seconds for which a response is fresh, may be served while it is refreshed, and is stored for
 * when its source fails. What depends on the time of day expires sooner. `isUnbounded`: anybody can
 * request any number of these, so only what is requested twice is stored in KV.
 */
export const cacheLifetimes = {
  search: { freshSeconds: 60, staleSeconds: 86_400, storedSeconds: 86_400, isUnbounded: true },
  openNow: { freshSeconds: 60, staleSeconds: 300, storedSeconds: 86_400, isUnbounded: true },
  /** A listing in the API; its page is cached as a whole. */
  business: { freshSeconds: 60, staleSeconds: 86_400, storedSeconds: 604_800, isUnbounded: true },
  suggest: { freshSeconds: 300, staleSeconds: 86_400, storedSeconds: 86_400, isUnbounded: true },
  mapPlaces: {
    freshSeconds: 3_600,
    staleSeconds: 86_400,
    storedSeconds: 604_800,
    isUnbounded: true,
  },
  /** Writes invalidate it, but days with special hours pass. Stored for long for an outage. */
  metroIndex: { freshSeconds: 21_600, staleSeconds: 604_800, storedSeconds: 2_592_000 },
  /** Says what is open now. */
  metroFront: { freshSeconds: 60, staleSeconds: 300, storedSeconds: 604_800 },
  /** Of any first day. */
  metroChanges: {
    freshSeconds: 3_600,
    staleSeconds: 86_400,
    storedSeconds: 86_400,
    isUnbounded: true,
  },
  feed: { freshSeconds: 300, staleSeconds: 86_400, storedSeconds: 604_800 },
  sitemap: { freshSeconds: 3_600, staleSeconds: 86_400, storedSeconds: 604_800 },
  share: { freshSeconds: 86_400, staleSeconds: 2_592_000, storedSeconds: 2_592_000 },
  page: { freshSeconds: 60, staleSeconds: 86_400, storedSeconds: 604_800 },
  /** Places by the spellings in cookies. */
  place: { freshSeconds: 3_600, staleSeconds: 86_400, storedSeconds: 604_800, isUnbounded: true },
  /** Pages with query parameters that they read, and those of a place. */
  queryPage: { freshSeconds: 60, staleSeconds: 86_400, storedSeconds: 604_800, isUnbounded: true },
  openNowPage: { freshSeconds: 60, staleSeconds: 300, storedSeconds: 604_800, isUnbounded: true },
} as const satisfies Record<string, CacheLifetime>;
