import type { Banner } from '#app/config/edge-settings.ts';
import { escapeXml } from '../http/escape-xml.ts';
import type { StoredPage } from './stored-page.ts';

/** The empty place in every page, as components/site/announcement.tsx renders it. */
const place = '<div role="status" id="announcement">';

/**
 * A page with the banner of this moment. Written in as the page is served, so that one kept for all has none
 * and it comes and goes with no page made anew; React leaves the inside of its place alone, and an
 * attribute of <html> shows it from the first paint on. The tag says which banner the page has.
 */
export function withAnnouncement(page: StoredPage, banner: Banner | null): StoredPage {
  const isOver = banner === null || Date.parse(banner.ends_at) <= Date.now();
  const start = page.body.indexOf(place);
  if (isOver || start === -1 || !isHtml(page)) return page;
  const { id, tone, ends_at } = banner;
  const attributes = `data-announcement="${id}" data-announcement-tone="${tone}" data-announcement-ends="${escapeXml(ends_at)}"`;
  const end = start + place.length;
  // Not by replace(): in its second argument "$&" of somebody's words would mean something.
  const [before, after] = [page.body.slice(0, end), page.body.slice(end)];
  return {
    ...page,
    headers: page.headers.map(([name, value]) =>
      name === 'ETag' ? [name, value.replace(/"$/, `-${id}"`)] : [name, value],
    ),
    body: before.replace('<html ', `<html ${attributes} `) + write(banner) + after,
  };
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
