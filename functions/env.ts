import type { Context } from 'hono';
import type { Env } from '#app/config/env.ts';
import type { Services } from '#app/services/services.ts';

/** What the Worker's entry passes to Hono, and what middleware adds on the way. */
export type AppEnv = {
  Bindings: Env;
  Variables: { requestId: string; services: Services };
};

export type AppContext = Context<AppEnv>;
