import type { Banner } from '#app/config/edge-settings.ts';
import * as t from '#app/messages/functions.ts';
import { escapeXml } from '../http/escape-xml.ts';
import { type StoredPage, fillIn, rewrite } from './stored-page.ts';

/**
 * Writes the current banner into the element of components/site/announcement.tsx. Cached pages have
 * none, so that a banner appears and disappears without rendering pages again. React does not touch
 * the content of the element, and an attribute of <html> shows it from the first paint. The ETag
 * includes the banner.
 */
export function withAnnouncement(page: StoredPage, banner: Banner | null): StoredPage {
  if (banner === null || isOver(banner) || !isHtml(page)) return page;
  const { id, tone, ends_at } = banner;
  const attributes = `data-announcement="${id}" data-announcement-tone="${tone}" data-announcement-ends="${escapeXml(ends_at)}"`;
  let isShown = false;
  const announced = rewrite(page, (html) => {
    const filled = fillIn(html, {
      tag: 'aside',
      id: 'announcement',
      content: write(banner),
      attributes,
    });
    isShown = filled !== null;
    return filled ?? html;
  });
  if (!isShown) return page;
  const headers = page.headers.map(([name, value]): [string, string] =>
    name === 'ETag' ? [name, value.replace(/"$/, `-${id}"`)] : [name, value],
  );
  return { ...announced, headers };
}

/** Returns whether the banner has ended. */
function isOver({ ends_at }: Banner): boolean {
  return Date.parse(ends_at) <= Date.now();
}

function write({ text, href, words, tone }: Banner): string {
  const link =
    href === null || words === null
      ? ''
      : ` <a class="underline" href="${escapeXml(href)}">${escapeXml(words)}</a>`;
  const important = tone === 'warning' ? '<strong>Important:</strong> ' : '';
  return `<div role="status">${important}${escapeXml(text)}${link}</div><button class="link-quiet inline-flex min-h-11 items-center" type="button" disabled>Dismiss</button>`;
}

function isHtml({ headers }: StoredPage): boolean {
  return headers.some(
    ([name, value]) => name.toLowerCase() === 'content-type' && value.startsWith('text/html'),
  );
}

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
