import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type RouterContextProvider,
  ServerRouter,
  isRouteErrorResponse,
} from 'react-router';
import { contentSecurityPolicy, withoutNonce } from '#app/config/content-security-policy.ts';
import { logFailure } from '#app/errors/write-log.ts';
import { NonceContext } from '#app/components/site/nonce.ts';
import { publicEnvContext } from './context.ts';

const renderTimeoutMs = 5_000;

/**
 * Renders a page whole, not streamed: the Content-Security-Policy then allows exactly the inline
 * scripts that the page has, by hash, and page and header can be cached together.
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
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      signal: AbortSignal.timeout(renderTimeoutMs),
      // Everything in its place: React would send large parts at the end and move them by a script.
      progressiveChunkSize: Infinity,
      onError(error: unknown) {
        responseStatus = 500;
        logFailure(error);
      },
    },
  );
  await stream.allReady;
  const html = withoutTransitionHints(await new Response(stream).text());
  if (!import.meta.env.DEV) {
    // Vite's development client injects styles
    const { supabaseUrl: backendUrl, tiles } = loadContext.get(publicEnvContext);
    headers.set(
      'Content-Security-Policy',
      await contentSecurityPolicy(html, { nonce, backendUrl, tileUrl: tiles?.url ?? null }),
    );
  }
  return new Response(withoutNonce(html, nonce), {
    status: responseStatus,
    headers,
  });
}

/**
 * Takes out what React notes beside view transitions for the script that moves streamed parts into
 * place: nothing is streamed here, and HTML knows no such attributes.
 */
function withoutTransitionHints(html: string): string {
  return html.replaceAll(/ vt-(?:name|update|enter|exit|share)="[^"]*"/g, '');
}

/** Called for errors of loaders, actions and rendering; answers like 404 are no errors. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) {
    return;
  }
  logFailure(error);
}
