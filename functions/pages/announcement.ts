import type { Banner } from '#app/config/edge-settings.ts';
import { escapeXml } from '../http/escape-xml.ts';
import { type StoredPage, rewrite } from './stored-page.ts';

/** The empty element in every page, as components/site/announcement.tsx renders it. */
const place = '<div role="status" id="announcement">';

/**
 * Returns the page with the current banner. Inserted while serving, so that cached pages contain
 * none and need no new rendering when it changes. React does not touch the inside of the element,
 * and attributes of <html> show it from the first paint. The ETag includes the banner.
 */
export function withAnnouncement(page: StoredPage, banner: Banner | null): StoredPage {
  if (banner === null || isOver(banner) || !isHtml(page)) return page;
  const { id, tone, ends_at } = banner;
  const attributes = `data-announcement="${id}" data-announcement-tone="${tone}" data-announcement-ends="${escapeXml(ends_at)}"`;
  let isShown = false;
  const announced = rewrite(page, (html) => {
    const start = html.indexOf(place);
    if (start === -1) return html;
    isShown = true;
    const end = start + place.length;
    // Not replace(): it would interpret "$&" in the text of the banner.
    const [before, after] = [html.slice(0, end), html.slice(end)];
    return before.replace('<html ', `<html ${attributes} `) + write(banner) + after;
  });
  if (!isShown) return page;
  const headers = page.headers.map(([name, value]): [string, string] =>
    name === 'ETag' ? [name, value.replace(/"$/, `-${id}"`)] : [name, value],
  );
  return { ...announced, headers };
}

/** Returns whether the banner's time has passed. */
export function isOver({ ends_at }: Banner): boolean {
  return Date.parse(ends_at) <= Date.now();
}

function write({ text, href, words, tone }: Banner): string {
  const link =
    href === null || words === null
      ? ''
      : ` <a class="underline" href="${escapeXml(href)}">${escapeXml(words)}</a>`;
  return `${tone === 'warning' ? '<strong>Important:</strong> ' : ''}${escapeXml(text)}${link}`;
}

function isHtml({ headers }: StoredPage): boolean {
  return headers.some(
    ([name, value]) => name.toLowerCase() === 'content-type' && value.startsWith('text/html'),
  );
}
