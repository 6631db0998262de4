import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type RouterContextProvider,
  ServerRouter,
  isRouteErrorResponse,
} from 'react-router';
import startUrl from 'virtual:start-script';
import { DocumentContext } from '#app/components/site/document-scripts.tsx';
import { violationsGroup, violationsPath } from '#app/config/reports.ts';
import type { AppStart, ScreenHandle } from '#app/config/screen-handle.ts';
import { site } from '#app/config/site.ts';
import { writeAppScripts } from '#app/document/app-scripts.ts';
import { contentSecurityPolicy, withoutNonce, earlyHints } from '#app/document/document-headers.ts';
import { logFailure } from '#app/errors/write-log.ts';
import { publicEnvContext } from './context.ts';

const renderTimeoutMs = 5_000;

/**
 * Renders a page as a whole, without streaming, so that the Content-Security-Policy can list the
 * hashes of its inline scripts, and page and header can be cached together.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  let responseStatus = status;
  const nonce = crypto.randomUUID();
  const hydration = findHydration(routerContext);
  const scripts = writeAppScripts({ context: routerContext, startUrl, hydration });
  // Without <Scripts>, React Router sends the loaders' data only if it believes there is one.
  const context = { ...routerContext, renderMeta: { didRenderScripts: true } };
  const { colors, bars } = await chooseColors();
  const stream = await renderToReadableStream(
    <DocumentContext value={{ nonce, scripts, colors, bars }}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </DocumentContext>,
    {
      nonce,
      signal: AbortSignal.timeout(renderTimeoutMs),
      // Prevents React from sending large parts at the end and moving them by a script.
      progressiveChunkSize: Infinity,
      onError(error: unknown) {
        responseStatus = 500;
        logFailure(error);
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (import.meta.env.DEV) {
    // No policy in development: Vite's client injects styles.
    return new Response(withoutNonce(html, nonce), { status: responseStatus, headers });
  }
  if (hydration === 'interaction') headers.set('Speculation-Rules', '"/speculation-rules.json"');
  headers.set('Link', earlyHints(html));
  const {
    supabase_url: backendUrl,
    map_style_url: mapStyleUrl,
    turnstile_site_key: turnstileSiteKey,
  } = loadContext.get(publicEnvContext);
  const surroundings = {
    nonce,
    styles: colors === '' ? [] : [colors],
    modules: [scripts.module],
    backendUrl,
    mapStyleUrl,
    hasTurnstile: turnstileSiteKey !== null,
  };
  headers.set('Content-Security-Policy', await contentSecurityPolicy(html, surroundings));
  headers.set('Reporting-Endpoints', `${violationsGroup}="${violationsPath}"`);
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  return new Response(withoutNonce(html, nonce), { status: responseStatus, headers });
}

/** Returns when the app hydrates; null for at once, as on error pages. */
function findHydration({ staticHandlerContext, routeModules }: EntryContext): AppStart | null {
  const id = staticHandlerContext.matches.at(-1)?.route.id ?? '';
  const handle = routeModules[id]?.handle as ScreenHandle | undefined;
  return staticHandlerContext.errors === null ? (handle?.hydration ?? null) : null;
}

/** Called for errors of loaders, actions and rendering; responses like 404 are not errors. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) {
    return;
  }
  logFailure(error);
}

/** The paper of app/styles/tokens.css, as the browser's own bars take it. */
const shippedBars = { light: '#faf6ed', dark: '#1a1512' };

/** Returns the style sheet of the colors that super admins have chosen; most directories have none. */
async function chooseColors() {
  if (site.accent === null && site.paper === null) return { colors: '', bars: shippedBars };
  const { derivePalette, writePalette } = await import('#app/document/palette.ts');
  const { light, dark } = derivePalette(site);
  return { colors: writePalette(site), bars: { light: light.paper, dark: dark.paper } };
}
