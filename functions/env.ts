import type { Context } from 'hono';
import type { Env } from '#app/config/env.ts';
import type { Services } from '#app/services/services.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';
import type { Repeat } from './repeat.ts';
import type { Screens } from './screens.ts';

/** What the Worker's entry passes to Hono, and what middleware adds on the way. */
export type AppEnv = {
  Bindings: Env;
  Variables: {
    requestId: string;
    screens: Screens;
    services: Services;
    /** What the request was counted against; behind `rateLimit` and `limitByKey` alone. */
    limit?: RateLimitName;
    /** The key that the request was counted by; behind `limitByKey`, where a valid one was sent. */
    keyId?: string;
    /** The answer may go out again as it is. */
    repeat?: Repeat;
    /** Who is signed in; behind `requirePerson` alone. */
    userId: string;
    /** Reads all metrics; behind `requireMetricsToken` alone. */
    metricsDb: Db;
  };
};

export type AppContext = Context<AppEnv>;
