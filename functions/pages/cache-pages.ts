import { reducedHeader } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import type { CacheNamespace } from '#app/services/kv/cache-entries.ts';
import type { AppContext } from '../env.ts';
import { readablePath } from '../http/decode-escapes.ts';
import { isOwnHost, siteOrigin } from '../http/site-origin.ts';
import { allowReplay } from '../middleware/prepared-response.ts';
import { resolveVisitorPlace } from '../place/visitor-place.ts';
import { canonicalPath } from './canonical-path.ts';
import { etagOf } from './etag.ts';
import { withAnnouncement, withOutageNotice } from './notices.ts';
import { pickReadParameters, flagUnreadParameters } from './read-parameters.ts';
import type { StoredPage } from './stored-page.ts';

/** A page that could not be rendered; thrown so that the last good copy is served. */
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
 * Serves public pages from the Worker's own cache (memory, then KV), where Cloudflare's cache is
 * not in front. A page is public if its route sets `Cloudflare-CDN-Cache-Control`; its
 * Content-Security-Policy is cached with it. If rendering fails, the last good page is served with
 * a notice while it is cached. A page that depends on the visitor's place has a copy for each.
 * Writes the banner into the response, which then may be repeated (`answerPrepared`). HEAD is handled like GET; Hono drops the body.
 */
export async function cachePages(
  c: AppContext,
  { renderPage, getPageVersion }: PageSource,
): Promise<Response> {
  const address = await readAddress(c);
  const { handle } = await c.get('screens').get(address.pathname);
  const usesPlace = handle.usesPlace?.(address.searchParams) ?? false;
  if (usesPlace) c.set('place', await resolveVisitorPlace(c));
  // Without headers, so that nothing of one visitor gets into a shared page.
  const render = () => renderPage(new Request(address));
  if (import.meta.env.DEV) {
    return render();
  }
  const { cache, settings } = c.get('services');
  const settingsNow = settings.read();
  const announce = async (page: StoredPage) => withAnnouncement(page, (await settingsNow).banner);
  if (!isOwnHost(c) || handle.isCacheable?.(address.searchParams) === false) {
    return toResponse(await announce(await toStoredPage(await render())));
  }
  // With the build's version: a page of an earlier build names style sheets that do not exist any
  // more.
  const key = `${await getPageVersion()} ${address.href} ${c.get('place') ?? ''}`.trimEnd();
  const namespace = c.get('place') ? 'queryPage' : chooseNamespace(address, handle);
  try {
    const cached = await cache.read(namespace, key, async () => {
      const rendered = await toStoredPage(await render());
      // A reduced page is better than none, and the last good one is better still.
      if (rendered.status >= 500 || isReduced(rendered)) throw new FailedPage(rendered);
      // A rate limit of one visitor must not be cached for others.
      if (rendered.status === 429) return { value: rendered, isCacheable: null };
      return { value: rendered, isCacheable: isPublic(rendered) };
    });
    const page = await announce(cached);
    if (cache.state() === 'outage') {
      return toResponse(withOutageNotice(page));
    }
    await allowReplay(c, page.body);
    return toResponse(page);
  } catch (error) {
    if (error instanceof FailedPage) {
      return toResponse(await announce(error.page));
    }
    throw error;
  }
}

/**
 * Returns the URL as the page's screen reads it, for rendering and as cache key. Variants of a
 * path, and parameters that the screen does not read (`?utm_source=`), share one copy. Has the
 * site's origin, which pages use in their canonical URL.
 */
async function readAddress(c: AppContext): Promise<URL> {
  const { pathname, search } = new URL(c.req.url);
  const address = new URL(siteOrigin(c));
  address.pathname = readablePath(canonicalPath(pathname));
  address.search = search;
  address.search = pickReadParameters(address, await c.get('screens').get(address.pathname));
  flagUnreadParameters(c, () => address.search);
  return address;
}

function chooseNamespace({ search, searchParams }: URL, handle: ScreenHandle): CacheNamespace {
  const isTimed =
    searchParams.get('open') === 'now' || searchParams.has('day') || searchParams.has('date');
  if (isTimed || handle.isTimed?.(searchParams)) return 'openNowPage';
  return search === '' ? 'page' : 'queryPage';
}

const cacheHeaders = new Set(['cache-control', 'cloudflare-cdn-cache-control']);

async function toStoredPage(response: Response): Promise<StoredPage> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = [...response.headers].filter(
    // A layout sets these headers for its screens, and React Router applies them to errors as well.
    ([name]) => response.status < 400 || !cacheHeaders.has(name),
  );
  if (response.status === 200) headers.push(['ETag', await etagOf(body, headers)]);
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
