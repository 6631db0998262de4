import * as t from '#app/messages/functions.ts';
import { type StoredPage, fillIn, rewrite } from './stored-page.ts';

const cachingHeaders = /^(cache-control|cloudflare-cdn-cache-control|etag)$/i;

/**
 * Writes the outage notice into the last good page. root.tsx renders its empty element in every
 * page, and CSS shows that if <html> has this attribute; neither affects hydration or the policy's
 * hashes. This copy is not stored, so that the notice disappears with the outage.
 */
export function withOutageNotice(page: StoredPage): StoredPage {
  const { status, headers, body } = rewrite(
    page,
    (html) =>
      fillIn(html, { tag: 'p', id: 'outage', content: t.outage, attributes: 'data-outage=""' }) ??
      html,
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
