import { RouterContextProvider, createRequestHandler } from 'react-router';
import { type Env, parseEnv } from '#app/config/env.ts';
import { toPublicEnv } from '#app/config/public-env.ts';
import {
  publicEnvContext,
  rateLimitContext,
  servicesContext,
  siteOriginContext,
} from '#app/context.ts';
import { noCache } from '#app/services/kv/cache.ts';
import { createApp } from '../functions/app.ts';
import { requireWithinLimit } from '../functions/middleware/rate-limit.ts';
import { siteOrigin } from '../functions/site-origin.ts';
import { handleQueue } from './queue.ts';
import { handleScheduled } from './scheduled.ts';

const loadBuild = () => import('virtual:react-router/server-build');
const renderPage = createRequestHandler(loadBuild, import.meta.env.MODE);

const app = createApp({
  handlePage(c, request) {
    const context = new RouterContextProvider();
    // What goes into a page is not cached by itself, or a page would be renewed with stale parts.
    context.set(servicesContext, { ...c.get('services'), cache: noCache });
    context.set(rateLimitContext, (name) => requireWithinLimit(c, name));
    context.set(siteOriginContext, siteOrigin(c));
    context.set(publicEnvContext, toPublicEnv(c.env));
    return renderPage(request, context);
  },
  findRoutes: async () => (await loadBuild()).routes,
  findPageVersion: async () => (await loadBuild()).assets.version,
});

type RawEnv = Record<string, unknown>;

/** An isolate gets the same environment for each event. */
const parsedEnvs = new WeakMap<RawEnv, Env>();

function readEnv(raw: RawEnv): Env {
  const env = parsedEnvs.get(raw) ?? parseEnv(raw);
  parsedEnvs.set(raw, env);
  return env;
}

export default {
  fetch: (request, env, ctx) => app.fetch(request, readEnv(env), ctx),
  queue: (batch, env) => handleQueue(batch, readEnv(env)),
  scheduled: (_controller, env) => handleScheduled(readEnv(env)),
} satisfies ExportedHandler<RawEnv>;
