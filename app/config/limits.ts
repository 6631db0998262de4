/** Limits and time-outs, as data. */
export const limits = {
  searchTextLength: 200,
  radiusMiles: { default: 25, max: 100 },
  suggestTextLength: 100,
  metricsPerBeacon: 20,
  /** For so long the migrations keep raw rows, and rollups. */
  metricsKeptDays: 30,
  rollupDays: 400,
  visitsPerBeacon: 20,
  /** Longer searches are somebody's own words. */
  countedWordsLength: 60,
  /** For so long the migrations keep the sums of a listing: a season can be held against the last. */
  statisticsDays: 400,
  jsonBodyBytes: 64 * 1024,
  /** A replay's first segment holds the whole page. */
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
 * Requests per window, by address or by account. An isolate counts locally and reports to Redis after
 * each tenth of a limit (`isExact`: on each request). That request waits for Redis, unless
 * `isToldBehind`: then Redis's verdict applies from the next request on.
 */
export const rateLimits = {
  search: { requests: 60, windowSeconds: 60 },
  suggest: { requests: 300, windowSeconds: 60 },
  /** Screens that ask the database and are not in the cache; search engines read up to ten a second. */
  pages: { requests: 600, windowSeconds: 60, isToldBehind: true },
  /** A page shows some twenty, which browsers keep. */
  art: { requests: 1_200, windowSeconds: 60, isToldBehind: true },
  sitemap: { requests: 60, windowSeconds: 60 },
  /** What is made of a listing: JSON for programs, contact cards, QR codes, pictures for sharing; and the health. */
  files: { requests: 120, windowSeconds: 60 },
  metrics: { requests: 120, windowSeconds: 60, isToldBehind: true },
  /** What visitors did with profiles: a beacon each time that a page is left. */
  visits: { requests: 60, windowSeconds: 60, isToldBehind: true },
  relay: { requests: 120, windowSeconds: 60 },
  /** By the relay: passwords and codes that are tried, mails that are asked for. */
  attempts: { requests: 10, windowSeconds: 60, isExact: true },
  /** The same about one account, from wherever. */
  accountAttempts: { requests: 20, windowSeconds: 3_600, isExact: true },
  /** After each form; programs of mail providers unsubscribe many from a few addresses. */
  mails: { requests: 300, windowSeconds: 60 },
  errors: { requests: 60, windowSeconds: 60 },
  /** Errors raised on purpose: an error tracker takes only so many a month. */
  testErrors: { requests: 20, windowSeconds: 3_600, isExact: true },
  /** Looks at a website for somebody who claims it. */
  websiteChecks: { requests: 30, windowSeconds: 3_600, isExact: true },
  /** Documents of a claim: five, and some that were the wrong ones. */
  documents: { requests: 30, windowSeconds: 3_600, isExact: true },
  /** Programs that read metrics, whoever guesses their token, and admins who look at the state of things. */
  metricsReads: { requests: 60, windowSeconds: 60 },
  /** All that a program asks of the public API with one key, from wherever. */
  keys: { requests: 600, windowSeconds: 60 },
  /** Keys that an isolate does not know and asks the database for, and those that are not valid. */
  keyLookups: { requests: 120, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

/** An isolate reports to Redis after each such part of a limit. N isolates let pass at most N parts too much. */
export const partsOfLimit = 10;

/**
 * After so many refusals in a window, pages return one line of JSON instead of the rendered 429 screen,
 * at a tenth of its cost. Counted per isolate.
 */
export const flood = { requests: 100, windowSeconds: 60 } as const;

/** Calls to Supabase. */
export const backendCalls = {
  timeoutMs: 10_000,
  attempts: 3,
  /** Before attempt n + 1: this times 2^(n-1), plus up to `jitterMs`. */
  backoffMs: 250,
  jitterMs: 100,
  /** How long the backend's host may take to show that it can be reached at all. */
  probeTimeoutMs: 3_000,
} as const;

/** Backend calls of the Worker for a visitor. A page must respond within 4 s, whatever is down. */
export const visitorReads = {
  /** All calls of a request together. PostgreSQL ends a visitor's statement after 3 s, a little earlier. */
  budgetMs: 3_050,
  /**
   * Calls time out this long after the request began, also if KV, Redis or the question for changes
   * took part of it. The rest of the 4 s is for the fallback: two KV reads in sequence (`kvTimeoutMs`)
   * and the rendering.
   */
  latestMs: 3_100,
  /** But a call gets at least this long, if the isolate itself was slow, as at its first request. */
  leastMs: 1_500,
  failuresToOpen: 3,
  /** How long the circuit breaker stays open. */
  pauseMs: 3_000,
} as const;

/**
 * Questions of an isolate for what was touched in the database. What somebody reads may be older than
 * a write by `waitAfterMs` and by how long the answer takes: 2 s in all.
 */
export const changeQuestions = {
  everyMs: 1_000,
  /** Who finds the last answer older than this waits for the next. */
  waitAfterMs: 1_500,
  /** And no longer than so: the answer then comes behind those who ask. */
  longestWaitMs: 400,
  timeoutMs: 2_000,
  /** After a failure nobody asks for so long, and nobody waits until a question has been answered. */
  pauseMs: 1_000,
  /** The database keeps what was touched for two hours and answers for one. */
  longestGapMs: 3_600_000,
  /** The first question dates changes this much later, to allow for transactions that committed late. */
  longestTransactionMs: 60_000,
  /** Some 100 bytes each; an isolate has 128 MB. */
  mostTopics: 20_000,
} as const;

/**
 * Questions of an isolate for the settings that super admins change: asked for behind an answer when they are
 * this old, waited for when they are older than `waitAfterMs`, so that a change is everywhere within a minute.
 */
export const settingsQuestions = {
  everyMs: 25_000,
  waitAfterMs: 45_000,
  longestWaitMs: 400,
  timeoutMs: 2_000,
  /** After a failure nobody asks for so long, and nobody waits until a question has been answered. */
  pauseMs: 5_000,
  /** For so long KV keeps them for isolates that begin while the database is away. */
  keptSeconds: 2_592_000,
} as const;

/** Questions of an isolate for keys of programs: after `keptMs` a key that was revoked is refused everywhere. */
export const keyQuestions = {
  keptMs: 60_000,
  /** Some 200 bytes each; an isolate has 128 MB. */
  mostKept: 5_000,
  timeoutMs: 1_000,
  /** After a failure nobody asks for so long, and who sends a key counts by address. */
  pauseMs: 5_000,
} as const;

/** What the Worker reads of a website that somebody claims, in all. */
export const publicWebLimits = {
  timeoutMs: 8_000,
  redirects: 3,
  bytes: 512 * 1024,
  userAgent: 'Mainstreet (looks for the code of a claim)',
} as const;

/** So many must have searched by the same words on one day before anybody can read these. */
export const peopleBeforeWords = 3;

/** Of answers that are repeated as they are, one in so many is logged and may be traced. */
export const repeatsPerLog = 100;
/** Of beacons that were taken, one in so many. */
export const beaconsPerLog = 100;
/** Addresses whose answers an isolate has ready; a page has some 100 kB and is shared by its spellings. */
export const mostReadyAnswers = 300;

/** What is counted waits so long in an isolate, so that Redis is told in pieces and not with each request. */
export const tallyPieceMs = 5_000;
/** For so long Redis keeps what is counted: by the hour, and by the day. */
export const tallyKeptSeconds = { traffic: 2 * 86_400, 'empty-searches': 35 * 86_400 } as const;

export const redisTimeoutMs = 400;
/** Who reads KV goes on without it after this long. */
export const kvTimeoutMs = 400;
/** After KV was too late so often in a row, an isolate goes on without it at once for so long. */
export const silentKv = { timesToPause: 2, pauseMs: 3_000 } as const;
/** After Redis has failed, limits are counted by each isolate alone for so long. */
export const redisPauseMs = 5_000;
/** A beacon whose sender cannot be told in time is nobody's. */
export const userIdTimeoutMs = 300;
export const envelopeTimeoutMs = 5_000;

export const deadLetterQueue = 'mainstreet-metrics-dead';
/**
 * A failed batch comes back after the first delay, then twice as long each time; wrangler.toml says
 * how often. A queue keeps letters 14 days at most, and a message is retried 100 times at most: by
 * these delays the days are over first.
 */
export const queueRetries = {
  fresh: { firstDelaySeconds: 20, maxDelaySeconds: 600 },
  dead: { firstDelaySeconds: 60, maxDelaySeconds: 14_400 },
} as const;

export const purgeQueue = 'mainstreet-purges';
/**
 * Cloudflare lets an account purge five times a minute in the long run, 100 tags each.
 * https://developers.cloudflare.com/cache/how-to/purge-cache/#availability-and-limits
 */
export const purges = {
  paceMs: 15_000,
  tagsPerCall: 100,
  /** An answer that is made of more is not kept in front of the Worker. */
  tagsPerAnswer: 100,
  /** After this long each isolate knows of a write (`changeQuestions`), and none makes an answer of before it. */
  settleMs: 2_500,
  /** After a failure; refused calls are tried again with it, too. */
  retrySeconds: 15,
} as const;

/**
 * A run leases so many mails at once, and no more when its time is over: each minute has one, and what
 * goes on behind an answer has 30 s. `timeoutMs` is the provider's.
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

/** Pieces of imports are worked for so long at most: each minute, and behind an answer that has 30 s. */
export const importRuns = { scheduledMs: 45_000, nudgedMs: 15_000 } as const;

/** How long an hourly run compares listings; what is left waits for the next. */
export const comparisonMs = 120_000;

/** A dependency that takes longer than this counts as away. */
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
 * Seconds an answer counts as fresh, may be served while it is refreshed, and is kept for when its
 * source fails. What depends on the time of day ages faster. `isMadeUp`: anybody can ask for any
 * number of these, so only what is asked for twice is worth a place in KV.
 */
export const cacheLifetimes = {
  search: { freshSeconds: 60, staleSeconds: 86_400, keptSeconds: 86_400, isMadeUp: true },
  openNow: { freshSeconds: 60, staleSeconds: 300, keptSeconds: 86_400, isMadeUp: true },
  /** A listing for programs; its page is kept as a whole. */
  business: { freshSeconds: 60, staleSeconds: 86_400, keptSeconds: 604_800, isMadeUp: true },
  suggest: { freshSeconds: 300, staleSeconds: 86_400, keptSeconds: 86_400, isMadeUp: true },
  mapPlaces: { freshSeconds: 3_600, staleSeconds: 86_400, keptSeconds: 604_800, isMadeUp: true },
  /** Writes are known at once, but days of special hours come and go. Kept long for an outage. */
  metroIndex: { freshSeconds: 21_600, staleSeconds: 604_800, keptSeconds: 2_592_000 },
  feed: { freshSeconds: 300, staleSeconds: 86_400, keptSeconds: 604_800 },
  sitemap: { freshSeconds: 3_600, staleSeconds: 86_400, keptSeconds: 604_800 },
  share: { freshSeconds: 86_400, staleSeconds: 2_592_000, keptSeconds: 2_592_000 },
  page: { freshSeconds: 60, staleSeconds: 86_400, keptSeconds: 604_800 },
  /** Pages whose address has parameters that they read. */
  queryPage: { freshSeconds: 60, staleSeconds: 86_400, keptSeconds: 604_800, isMadeUp: true },
  openNowPage: { freshSeconds: 60, staleSeconds: 300, keptSeconds: 604_800, isMadeUp: true },
} as const satisfies Record<string, CacheLifetime>;
