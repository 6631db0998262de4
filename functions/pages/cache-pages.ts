import { release } from '#app/config/error-reports.ts';
import { searchParameters } from '#app/domain/search/search.ts';
import type { AppContext } from '../env.ts';
import { withOutageNotice } from './outage-notice.ts';
import { answerUnchanged, etagOf } from './etag.ts';
import type { StoredPage } from './stored-page.ts';

/** A page that could not be rendered now; thrown so that the last good one can stand in. */
class FailedPage extends Error {
  readonly page: StoredPage;

  constructor(page: StoredPage) {
    super(`The page failed with ${page.status}`);
    this.page = page;
  }
}

/**
 * Serves public pages from the Worker's own cache (memory, then KV), which is what there is where
 * Cloudflare's does not stand in front. A page is public when its route says so by
 * `Cloudflare-CDN-Cache-Control`; its Content-Security-Policy is kept with it. When rendering
 * fails, the last good page is served with a notice, for as long as it is kept. Browsers that have
 * the page already are told so.
 */
export async function cachePages(
  c: AppContext,
  renderPage: () => Response | Promise<Response>,
): Promise<Response> {
  if (c.req.method !== 'GET' || import.meta.env.DEV) {
    return renderPage();
  }
  const url = new URL(c.req.url);
  const { cache } = c.get('services');
  const namespace = url.searchParams.get('open') === 'now' ? 'openNowPage' : 'page';
  try {
    const page = await cache.read(namespace, pageKey(url), async () => {
      const rendered = await toStoredPage(await renderPage());
      if (rendered.status >= 500 || rendered.status === 429) {
        throw new FailedPage(rendered);
      }
      return { value: rendered, isKept: isPublic(rendered) };
    });
    if (cache.state() === 'outage') {
      return toResponse(withOutageNotice(page));
    }
    return answerUnchanged(c.req.header('If-None-Match'), page) ?? toResponse(page);
  } catch (error) {
    if (error instanceof FailedPage) {
      return toResponse(error.page);
    }
    throw error;
  }
}

/**
 * The address without what pages do not read, so that `?utm_source=` makes no page of its own.
 * With the origin, since pages name it in their canonical address, and with the release: a page of
 * the one before asks for scripts and styles that its deployment took away.
 */
function pageKey({ origin, pathname, searchParams }: URL): string {
  const read = new Set<string>([...searchParameters, 'stars', 'after', 'view', 'tag', '_routes']);
  const known = [...searchParams].filter(([name]) => read.has(name));
  return `${release} ${origin}${pathname}?${new URLSearchParams(known)}`;
}

async function toStoredPage(response: Response): Promise<StoredPage> {
  const body = await response.text();
  const headers: StoredPage['headers'] = [...response.headers];
  if (response.status === 200) headers.push(['ETag', await etagOf(body)]);
  return { status: response.status, headers, body };
}

function toResponse({ status, headers, body }: StoredPage): Response {
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : body, { status, headers });
}

function isPublic({ status, headers }: StoredPage): boolean {
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  return status === 200 && names.has('cloudflare-cdn-cache-control') && !names.has('set-cookie');
}
