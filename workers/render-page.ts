import { createRequestHandler } from '@react-router/cloudflare';
import { RouterContextProvider, type ServerBuild } from 'react-router';
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
import type { AppContext } from '../functions/env.ts';
import { siteOrigin } from '../functions/http/site-origin.ts';
import { isVisitor } from '../functions/http/visitor.ts';
import { readNetwork, requireWithinLimit } from '../functions/middleware/rate-limit.ts';

let pages: { build: ServerBuild; renderers: Map<string, RenderPage> } | null = null;

type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Returns what renders the screen of these routes, whose modules are loaded the first time. */
async function loadRenderer(build: ServerBuild, routeIds: readonly string[]): Promise<RenderPage> {
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

/** Has React Router render a page. */
export async function renderPage(
  c: AppContext,
  request: Request,
  build: ServerBuild,
): Promise<Response> {
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
  const render = await loadRenderer(build, routeIds);
  return render(request, context);
}
