import type { Context } from 'hono';
import type { Env } from '#app/config/env.ts';
import type { PreparedResponse } from '#app/services/kv/cache-entries.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';
import type { Services } from '#app/services/services.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { Screens } from './screens.ts';

/** What a handler says about a response that may be sent again. */
export type Replay = Pick<PreparedResponse, 'copy' | 'banner' | 'bannerEndsAtMs'> & {
  body: string | Uint8Array<ArrayBuffer>;
};

/** What the Worker's entry passes to Hono, and what middleware adds. */
export type AppEnv = {
  Bindings: Env;
  Variables: {
    requestId: string;
    screens: Screens;
    services: Services;
    /** The limit of the request; only set by `rateLimit` and `limitByKey`. */
    limit?: RateLimitName;
    /** The key of the request; only set by `limitByKey`, for a valid key. */
    keyOwner?: string;
    /** Set if the URL has parameters on which the response does not depend. */
    hasUnreadParameters?: true;
    /** The visitor's place; only set for pages that depend on it. */
    place?: string | null;
    /** Set by `allowReplay` if the response may be sent again. */
    replay?: Replay;
    /** The signed-in user; only set by `requirePerson`. */
    userId: string;
    /** A client that may read all metrics; only set by `requireMetricsToken`. */
    metricsDb: Db;
  };
};

export type AppContext = Context<AppEnv>;
