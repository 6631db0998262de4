import type { Banner } from '#app/config/edge-settings.ts';
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
export function isOver({ ends_at }: Banner): boolean {
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
