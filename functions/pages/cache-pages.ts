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

/** A page that could not be rendered now; thrown so that the last good one can stand in. */
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
 * Serves public pages from the Worker's own cache (memory, then KV), which is what there is where
 * Cloudflare's does not stand in front. A page is public when its route says so by
 * `Cloudflare-CDN-Cache-Control`; its Content-Security-Policy is kept with it. When rendering
 * fails, the last good page is served with a notice, for as long as it is kept. Browsers that have
 * the page already are told so. A banner is written into what is served, which then is ready to go
 * out again (`repeatAnswer`). HEAD is answered as GET is; Hono leaves the body away.
 */
export async function cachePages(
  c: AppContext,
  { renderPage, getPageVersion }: PageSource,
): Promise<Response> {
  const address = await readAddress(c);
  const { handle } = await c.get('screens').get(address.pathname);
  // Without headers: nothing of one visitor can get into a page that others are given.
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
  // With the version of the build: a page kept from before would ask for style sheets that are gone.
  const key = `${await getPageVersion()} ${address.href}`;
  try {
    const kept = await cache.read(chooseNamespace(address), key, async () => {
      const rendered = await toStoredPage(await render());
      // One that is made of less than it should be is better than none, and the last good one better still.
      if (rendered.status >= 500 || isReduced(rendered)) throw new FailedPage(rendered);
      // One visitor's limit is nothing that others should see or wait for.
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
 * The address as the page's screen reads it, which is all that the renderer is told and what the
 * page is kept under. Spellings of a path and parameters that nobody reads (`?utm_source=`) make no
 * page of their own. With the site's origin, which pages name in their canonical address.
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
    // A layout says these for its screens, and React Router takes them for the errors as well.
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
