import { type StoredPage, rewrite } from './stored-page.ts';

const cachingHeaders = /^(cache-control|cloudflare-cdn-cache-control|etag)$/i;

/**
 * Shows the outage notice in the last good page: root.tsx renders it in every page, and CSS shows
 * it if <html> has this attribute, which affects neither hydration nor the policy's hashes. This
 * copy is not stored, so that the notice disappears with the outage.
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
