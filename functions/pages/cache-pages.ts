import type { AppContext } from '../env.ts';

type StoredPage = { status: number; headers: [string, string][]; body: string };

/** A page that must not be kept; thrown past the cache to whoever asked for it. */
class UncacheablePage extends Error {
  readonly page: StoredPage;

  constructor(page: StoredPage) {
    super('This page is not for everyone');
    this.page = page;
  }
}

/**
 * Serves public pages from the Worker's own cache (memory, then KV), which is what there is where
 * Cloudflare's does not stand in front. A page is public when its route says so by
 * `Cloudflare-CDN-Cache-Control`; its Content-Security-Policy is kept with it. When rendering
 * fails, the last good page is served for as long as KV keeps it.
 */
export async function cachePages(
  c: AppContext,
  renderPage: () => Response | Promise<Response>,
): Promise<Response> {
  if (c.req.method !== 'GET') {
    return renderPage();
  }
  // With the origin, since pages name it in their canonical address.
  const { origin, pathname, search } = new URL(c.req.url);
  try {
    const page = await c
      .get('services')
      .cache.read('page', origin + pathname + search, async () => {
        const rendered = await toStoredPage(await renderPage());
        if (!isPublic(rendered)) {
          throw new UncacheablePage(rendered);
        }
        return rendered;
      });
    return toResponse(page);
  } catch (error) {
    if (error instanceof UncacheablePage) {
      return toResponse(error.page);
    }
    throw error;
  }
}

async function toStoredPage(response: Response): Promise<StoredPage> {
  return { status: response.status, headers: [...response.headers], body: await response.text() };
}

function toResponse({ status, headers, body }: StoredPage): Response {
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : body, { status, headers });
}

function isPublic({ status, headers }: StoredPage): boolean {
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  return status === 200 && names.has('cloudflare-cdn-cache-control') && !names.has('set-cookie');
}
