import { type StoredPage, rewrite } from './stored-page.ts';

const cachingHeaders = /^(cache-control|cloudflare-cdn-cache-control|etag)$/i;

/**
 * The last good page with its notice shown: root.tsx has the notice in every page, and styles show
 * it under this attribute. An attribute of <html> leaves hydration and the policy's hashes alone.
 * Nobody keeps this copy, so that the notice goes when the outage does.
 */
export function withOutageNotice(page: StoredPage): StoredPage {
  const { status, headers, body } = rewrite(page, (html) =>
    html.replace('<html ', '<html data-outage="" '),
  );
  return {
    status,
    headers: [
      ...headers.filter(([name]) => !cachingHeaders.test(name)),
      ['Cache-Control', 'no-store'],
    ],
    body,
  };
}
