import type { Context } from 'hono';
import type { Env } from '#app/config/env.ts';
import type { Services } from '#app/services/services.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';
import type { Repeat } from './repeat.ts';
import type { Screens } from './screens.ts';

/** Bindings from the Worker's entry, and variables set by middleware. */
export type AppEnv = {
  Bindings: Env;
  Variables: {
    requestId: string;
    screens: Screens;
    services: Services;
    /**
     * The rate limit that the request counted against; set by `rateLimit` and `limitByKey` only.
     */
    limit?: RateLimitName;
    /** The API key that the request counted by; set by `limitByKey` if a valid one was sent. */
    keyId?: string;
    /** Set if the response may be repeated as it is. */
    repeat?: Repeat;
    /** The signed-in user; set by `requirePerson` only. */
    userId: string;
    /** Can read all metrics; set by `requireMetricsToken` only. */
    metricsDb: Db;
  };
};

export type AppContext = Context<AppEnv>;
