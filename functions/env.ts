import type { Context } from 'hono';
import type { Env } from '#app/config/env.ts';
import type { Services } from '#app/services/services.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { Screens } from './screens.ts';

/** What the Worker's entry passes to Hono, and what middleware adds on the way. */
export type AppEnv = {
  Bindings: Env;
  Variables: {
    requestId: string;
    screens: Screens;
    services: Services;
    /** Who is signed in; behind `requirePerson` alone. */
    userId: string;
    /** Reads all metrics; behind `requireMetricsToken` alone. */
    metricsDb: Db;
  };
};

export type AppContext = Context<AppEnv>;
