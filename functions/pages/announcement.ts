import type { Banner } from '#app/config/edge-settings.ts';
import { escapeXml } from '../http/escape-xml.ts';
import { type StoredPage, rewrite } from './stored-page.ts';

/** The empty place in every page, as components/site/announcement.tsx renders it. */
const place = '<div role="status" id="announcement">';

/**
 * A page with the banner of this moment. Written in as the page is served, so that one kept for all has none
 * and it comes and goes with no page made anew; React leaves the inside of its place alone, and an
 * attribute of <html> shows it from the first paint on. The tag says which banner the page has.
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
    // Not by replace(): in its second argument "$&" of somebody's words would mean something.
    const [before, after] = [html.slice(0, end), html.slice(end)];
    return before.replace('<html ', `<html ${attributes} `) + write(banner) + after;
  });
  if (!isShown) return page;
  const headers = page.headers.map(([name, value]): [string, string] =>
    name === 'ETag' ? [name, value.replace(/"$/, `-${id}"`)] : [name, value],
  );
  return { ...announced, headers };
}

/** Whether its time has passed. */
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
