import { type StoredPage, rewrite } from './stored-page.ts';

const cachingHeaders = /^(cache-control|cloudflare-cdn-cache-control|etag)$/i;

/**
 * Returns the last good page with its outage notice shown: root.tsx renders the notice into every
 * page, and the styles show it under this attribute. An attribute of <html> affects neither
 * hydration nor the policy's hashes. This copy is not cached, so that the notice ends with the
 * outage.
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
