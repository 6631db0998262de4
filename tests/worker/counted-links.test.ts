import { expect, test } from 'vitest';
import { findElements, readAttribute, readText } from './read-html.ts';
import { fetchWorker } from './worker.ts';

/** Screens whose links say how many results they lead to. */
const screens = [
  '/',
  '/browse/metro/austin-tx',
  '/browse/metro/austin-tx?sort=rating',
  '/?near=Austin%2C+TX&category=restaurants',
  '/?near=Austin%2C+TX&q=pizza',
  '/?near=Austin%2C+TX&q=pizza&min_rating=4',
  '/?near=Austin%2C+TX&q=zzyzzq&min_rating=4.5',
  '/?category=bakeries&city=Austin%2C+TX&min_rating=4.9&features=Kid+friendly',
];

/** '1,204', '12' or '1,000+' as the whole of what a link counts, at the end of its text or before a word. */
const counted =
  /(?:^|(?<!\b[A-Z][a-z]{2})\s)(\d[\d,]*\+?)(?=$|\s(?!AM|PM|min\b|stars?\b|miles?\b|and up))/g;

/**
 * Returns the number in a link's text; null without one, and for a link that leads to no results. The number of a
 * chosen value and of another one beside it is that of the value alone.
 */
function findCount(link: string): { href: string; text: string; count: string } | null {
  const href = (readAttribute(link, 'href') ?? '').replace(/#.*/, '');
  const text = readText(link);
  const count = [...text.matchAll(counted)].at(text.startsWith('All ') ? 0 : -1)?.[1];
  const leadsToResults = /^\/(?:\?|browse\/metro\/)/.test(href) && !/cursor=/.test(href);
  const isOfValue = text.startsWith('Remove filter') || /(?:category|price)=[^&]*%2C/.test(href);
  return count === undefined || !leadsToResults || isOfValue ? null : { href, text, count };
}

/** Returns the total of the results at an address, as links count it. */
async function readTotal(href: string): Promise<string> {
  const { pathname, searchParams } = new URL(href, 'https://site.example');
  const [, metro] = /^\/browse\/metro\/([^/]+)$/.exec(pathname) ?? [];
  if (metro) searchParams.set('metro', metro);
  const response = await fetchWorker(`/search.json?${searchParams}`);
  const { total, total_capped } = await response.json<{ total: number; total_capped: boolean }>();
  return `${total.toLocaleString('en-US')}${total_capped ? '+' : ''}`;
}

/** '5+' on the map is at least five. */
function isTrue(count: string, { href, total }: { href: string; total: string }): boolean {
  const isLeast = href.includes('bounds=') && count.endsWith('+');
  return isLeast ? Number.parseInt(count) <= Number(total.replaceAll(/\D/g, '')) : count === total;
}

test.each(screens)('each number in a link on %s is how many results it leads to', async (path) => {
  const html = await (await fetchWorker(path)).text();
  const links = findElements(html, 'a').flatMap((link) => findCount(link) ?? []);
  const wrong = [];
  for (const { href, text, count } of links) {
    const total = await readTotal(href);
    if (!isTrue(count, { href, total })) wrong.push({ href, text, total });
  }
  expect(links).not.toEqual([]);
  expect(wrong).toEqual([]);
});
