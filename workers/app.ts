import { type Env, parseEnv } from '#app/config/env.ts';
import { purgeQueue } from '#app/config/limits.ts';
import { createApp } from '../functions/app.ts';
import { forgetVisitor } from '../functions/http/visitor.ts';

/** Loaded with the first page of an isolate; what renders one, when none is cached. */
const loadBuild = () => import('virtual:react-router/server-build');

const app = createApp({
  async handlePage(c, request) {
    const { renderPage } = await import('./render-page.ts');
    return renderPage(c, request, await loadBuild());
  },
  getRoutes: async () => (await loadBuild()).routes,
  getPageVersion: async () => (await loadBuild()).assets.version,
});

type RawEnv = Record<string, unknown>;

/** An isolate gets the same environment object for each event. */
const parsedEnvs = new WeakMap<RawEnv, Env>();

function readEnv(raw: RawEnv): Env {
  const known = parsedEnvs.get(raw);
  if (known !== undefined) return known;
  const env = parseEnv(raw);
  parsedEnvs.set(raw, env);
  return env;
}

export default {
  fetch(request, rawEnv, ctx) {
    const env = readEnv(rawEnv);
    // Under `npm run dev` the variables are those of a deployment.
    const isBehindCloudflare = env.isBehindCloudflare && !import.meta.env.DEV;
    return app.fetch(isBehindCloudflare ? request : forgetVisitor(request), env, ctx);
  },
  // Loaded when called: an isolate that only responds to requests does not load them.
  async queue(batch, env, ctx) {
    if (batch.queue === purgeQueue) {
      const { handlePurges } = await import('./purge-queue.ts');
      return handlePurges(batch, { env: readEnv(env), edgeCache: ctx.cache });
    }
    const { handleQueue } = await import('./queue.ts');
    await handleQueue(batch, readEnv(env));
  },
  async scheduled({ cron }, env, ctx) {
    const { handleScheduled } = await import('./scheduled.ts');
    await handleScheduled(cron, readEnv(env), ctx);
  },
} satisfies ExportedHandler<RawEnv>;
