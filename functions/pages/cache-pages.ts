import { reducedHeader } from '#app/config/page-cache.ts';
import type { CacheNamespace } from '#app/services/kv/cache.ts';
import type { AppContext } from '../env.ts';
import { allowRepeats } from '../middleware/repeat-answer.ts';
import { isOwnHost, siteOrigin } from '../http/site-origin.ts';
import { withAnnouncement } from './announcement.ts';
import { canonicalPath } from './canonical-path.ts';
import { withOutageNotice } from './outage-notice.ts';
import { answerUnchanged, etagOf } from './etag.ts';
import { keepReadParameters } from './read-parameters.ts';
import { readablePath } from './readable-path.ts';
import type { StoredPage } from './stored-page.ts';

/** A page that could not be rendered properly; thrown so that the last good copy can replace it. */
class FailedPage extends Error {
  readonly page: StoredPage;

  constructor(page: StoredPage) {
    super(`The page failed with ${page.status}`);
    this.page = page;
  }
}

type PageSource = {
  renderPage: (request: Request) => Response | Promise<Response>;
  getPageVersion: () => Promise<string>;
};

/**
 * Serves public pages from the Worker's own cache (memory, then KV), the only cache where
 * Cloudflare's is not in front. A page is public if its route sets `Cloudflare-CDN-Cache-Control`;
 * its Content-Security-Policy is cached with it. If rendering fails, serves the last good copy with
 * a notice while that is stored. Responds 304 to browsers that have the page. Inserts the banner
 * while serving; the result can then be repeated (`repeatAnswer`). HEAD is handled as GET; Hono
 * drops the body.
 */
export async function cachePages(
  c: AppContext,
  { renderPage, getPageVersion }: PageSource,
): Promise<Response> {
  const address = await readAddress(c);
  const { handle } = await c.get('screens').get(address.pathname);
  // Renders without request headers, so that no visitor's data gets into a shared page.
  const render = () => renderPage(new Request(address));
  if (import.meta.env.DEV) {
    return render();
  }
  const { cache, settings } = c.get('services');
  const settingsNow = settings.read();
  const announce = async (page: StoredPage) => withAnnouncement(page, (await settingsNow).banner);
  if (!isOwnHost(c) || handle.isKept?.(address.searchParams) === false) {
    return toResponse(await announce(await toStoredPage(await render())));
  }
  // The build's version is in the key: a page of an older build would link removed style sheets.
  const key = `${await getPageVersion()} ${address.href}`;
  try {
    const kept = await cache.read(chooseNamespace(address), key, async () => {
      const rendered = await toStoredPage(await render());
      // A reduced page is better than none, and the last good copy better than a reduced page.
      if (rendered.status >= 500 || isReduced(rendered)) throw new FailedPage(rendered);
      // A visitor's rate limit must not be cached or replace the stored copy.
      if (rendered.status === 429) return { value: rendered, isKept: null };
      return { value: rendered, isKept: isPublic(rendered) };
    });
    const page = await announce(kept);
    if (cache.state() === 'outage') {
      return toResponse(withOutageNotice(page));
    }
    await allowRepeats(c, page.body);
    return answerUnchanged(c.req.header('If-None-Match'), page) ?? toResponse(page);
  } catch (error) {
    if (error instanceof FailedPage) {
      return toResponse(await announce(error.page));
    }
    throw error;
  }
}

/**
 * Returns the URL as the page's screen reads it: all that the renderer gets, and the cache key.
 * Other spellings of a path and unread parameters (`?utm_source=`) share one entry. Uses the site's
 * origin, which pages name in their canonical URL.
 */
async function readAddress(c: AppContext): Promise<URL> {
  const { pathname, search } = new URL(c.req.url);
  const address = new URL(siteOrigin(c));
  address.pathname = readablePath(canonicalPath(pathname));
  address.search = search;
  address.search = keepReadParameters(address, await c.get('screens').get(address.pathname));
  return address;
}

function chooseNamespace({ search, searchParams }: URL): CacheNamespace {
  if (searchParams.get('open') === 'now') return 'openNowPage';
  return search === '' ? 'page' : 'queryPage';
}

const cacheHeaders = new Set(['cache-control', 'cloudflare-cdn-cache-control']);

async function toStoredPage(response: Response): Promise<StoredPage> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = [...response.headers].filter(
    // A layout sets cache headers for its screens, and React Router sends them with errors too.
    ([name]) => response.status < 400 || !cacheHeaders.has(name),
  );
  if (response.status === 200) headers.push(['ETag', await etagOf(body)]);
  return { status: response.status, headers, body };
}

function toResponse({ status, headers, body }: StoredPage): Response {
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : body, { status, headers });
}

function isReduced({ headers }: StoredPage): boolean {
  return headers.some(([name]) => name.toLowerCase() === reducedHeader.toLowerCase());
}

function isPublic({ status, headers }: StoredPage): boolean {
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  return status === 200 && names.has('cloudflare-cdn-cache-control') && !names.has('set-cookie');
}
