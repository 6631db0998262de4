import { createRequestHandler } from '@react-router/cloudflare';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { type Env, parseEnv } from '#app/config/env.ts';
import { purgeQueue } from '#app/config/limits.ts';
import { toPublicEnv } from '#app/config/public-env.ts';
import {
  countedNetworkContext,
  patternsContext,
  publicEnvContext,
  linkSecretContext,
  siteOriginContext,
  renderingContext,
  visitorPlaceContext,
} from '#app/context.ts';
import { answerLoaderErrors } from '#app/errors/answer-loader-errors.ts';
import { noCache } from '#app/services/kv/cache.ts';
import { createApp } from '../functions/app.ts';
import { readNetwork, requireWithinLimit } from '../functions/middleware/rate-limit.ts';
import { isVisitor, forgetVisitor } from '../functions/http/visitor.ts';
import { siteOrigin } from '../functions/http/site-origin.ts';

/** Loaded with the first page of an isolate. */
const loadBuild = () => import('virtual:react-router/server-build');
let pages: { build: ServerBuild; renderers: Map<string, RenderPage> } | null = null;

type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Returns what renders the screen of these routes, whose modules are loaded the first time. */
async function loadRenderer(routeIds: readonly string[]): Promise<RenderPage> {
  const build = await loadBuild();
  // Under `npm run dev` the build changes.
  if (pages?.build !== build) pages = { build, renderers: new Map() };
  const { renderers } = pages;
  const name = routeIds.join(' ');
  const renderer =
    renderers.get(name) ?? createRenderer(answerLoaderErrors(await loadRoutes(build, routeIds)));
  renderers.set(name, renderer);
  return renderer;
}

/** What app/build/split-server-build.ts adds to a module that has only a part at first. */
type Part<Module> = { module: Module; load?: () => Promise<Module> };

async function loadPart<Module, Of extends Part<Module>>(part: Of): Promise<Of> {
  return { ...part, module: (await part.load?.()) ?? part.module };
}

async function loadRoutes(build: ServerBuild, routeIds: readonly string[]): Promise<ServerBuild> {
  const parts = Object.values(build.routes).filter((route) => route !== undefined);
  const matched = parts.filter(({ id }) => routeIds.includes(id));
  const [entry, ...routes] = await Promise.all([
    loadPart(build.entry),
    ...matched.map((route) => loadPart(route)),
  ]);
  const loaded = Object.fromEntries(routes.map((route) => [route.id, route]));
  return { ...build, entry, routes: { ...build.routes, ...loaded } };
}

/** The event that the package's handler takes is of Pages Functions: a Worker has parts of it. */
type PageEvent = Parameters<ReturnType<typeof createRequestHandler>>[0];

function createRenderer(build: ServerBuild): RenderPage {
  const handle = createRequestHandler<unknown>({
    build,
    mode: import.meta.env.MODE,
    getLoadContext: ({ context }) => context.cloudflare.data.context as RouterContextProvider,
  });
  const unused = () => undefined;
  return async (request, context) => {
    const event = { request, data: { context }, waitUntil: unused, passThroughOnException: unused };
    return await handle(event as unknown as PageEvent);
  };
}

const app = createApp({
  async handlePage(c, request) {
    const screens = c.get('screens');
    const { handle, routeIds } = await screens.get(new URL(request.url).pathname);
    const context = new RouterContextProvider();
    context.set(renderingContext, {
      handle,
      // Parts of a page are not cached separately, so that a new page has no stale parts.
      services: { ...c.get('services'), cache: noCache },
      count: (limit) => requireWithinLimit(c, limit),
    });
    context.set(countedNetworkContext, isVisitor(c) ? readNetwork(c.req.raw.headers) : null);
    context.set(visitorPlaceContext, c.get('place') ?? null);
    context.set(linkSecretContext, c.env.sessionSecret);
    context.set(siteOriginContext, siteOrigin(c));
    context.set(publicEnvContext, toPublicEnv(c.env));
    context.set(patternsContext, async () => (await screens.list()).map(({ pattern }) => pattern));
    const render = await loadRenderer(routeIds);
    return render(request, context);
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
