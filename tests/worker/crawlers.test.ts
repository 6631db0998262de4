import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { site } from '#app/config/site.ts';
import { findComingHolidays, findToday } from '#app/domain/holiday/holiday.ts';
import { createListings } from '../support/listings.ts';
import { findLinks, readText } from './read-html.ts';
import { fetchWorker } from './worker.ts';

/** The answer as text, of this type and valid XML. */
async function askXml(path: string, type = 'application/xml') {
  const response = await fetchWorker(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toContain(type);
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'url' }).parse(text);
}

type Entry = { loc: string; lastmod?: string };

test('the sitemap index names files that are there, each with its newest change', async () => {
  const { sitemapindex } = await askXml('/sitemap.xml');
  const files = sitemapindex.sitemap as Entry[];
  const names = files.map(({ loc }) => new URL(loc).pathname);
  expect(names).toEqual(
    expect.arrayContaining([
      '/sitemaps/pages.xml',
      '/sitemaps/categories.xml',
      '/sitemaps/metros.xml',
      '/sitemaps/guides.xml',
      '/sitemaps/posts.xml',
      '/sitemaps/businesses-1.xml',
    ]),
  );
  for (const { loc, lastmod } of files) {
    const { urlset } = await askXml(new URL(loc).pathname);
    const dates = (urlset.url as Entry[]).map((url) => url.lastmod ?? '').toSorted();
    expect(lastmod ?? '').toBe(dates.at(-1));
  }
});

test('holidays are in a sitemap while they are coming, with a page for each city', async () => {
  const { sitemapindex } = await askXml('/sitemap.xml');
  const files = sitemapindex.sitemap as Entry[];
  const coming = findComingHolidays(findToday(new Date()));
  const isListed = files.some(({ loc }) => loc.endsWith('/sitemaps/holidays.xml'));
  expect(isListed).toBe(coming.length > 0);
  const { urlset } = await askXml('/sitemaps/holidays.xml');
  const paths = ((urlset.url ?? []) as Entry[]).map(({ loc }) => new URL(loc).pathname);
  const ofAustin = paths.filter((path) => path.startsWith('/browse/metro/austin-tx/'));
  expect(ofAustin).toEqual(coming.map(({ slug }) => `/browse/metro/austin-tx/${slug}`));
});

test('the page of a holiday lists who is open, and other days have none', async () => {
  const page = await fetchWorker('/browse/metro/austin-tx/christmas-day');
  expect(page.status).toBe(200);
  expect(page.headers.get('Cloudflare-CDN-Cache-Control')).toContain('max-age=60');
  const html = await page.text();
  expect(html).toContain('<h1');
  expect(html).toContain('Open on Christmas Day in Austin, TX');
  const [, unconfirmed = ''] = html.split('>Not confirmed');
  expect(readText(unconfirmed)).toMatch(/Usually |not listed/);
  expect(findLinks(unconfirmed, /./)[0]).toMatch(/^\/business\//);
  expect(html).toMatch(/rel="canonical" href="[^"]*\/browse\/metro\/austin-tx\/christmas-day"/);
  for (const path of ['/browse/metro/austin-tx/someday', '/browse/metro/nowhere/christmas-day']) {
    expect((await fetchWorker(path)).status).toBe(404);
  }
});

test('the sitemap lists every public listing and no others', async () => {
  const { urlset } = await askXml('/sitemaps/businesses-1.xml');
  const urls = urlset.url as Entry[];
  expect(urls.length).toBeGreaterThan(1000);
  expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length);
  const page = await fetchWorker(new URL(urls[0]?.loc ?? '').pathname);
  expect(page.status).toBe(200);
  const [pending] = await createListings({ status: 'pending' });
  const again = await askXml('/sitemaps/businesses-1.xml');
  expect(JSON.stringify(again)).not.toContain(pending?.slug);
});

test.each(['businesses-999.xml', 'businesses-0.xml', 'nothing.xml', 'pages.txt', '%00.xml'])(
  'there is no sitemap %s',
  async (name) => {
    expect((await fetchWorker(`/sitemaps/${name}`)).status).toBe(404);
  },
);

test('every page of the sitemap answers and may be listed', async () => {
  const { urlset } = await askXml('/sitemaps/pages.xml');
  for (const { loc } of urlset.url as Entry[]) {
    const { pathname } = new URL(loc);
    const response = await fetchWorker(pathname);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).not.toContain('noindex');
    expect(html).toContain(`<link rel="canonical" href="${loc}"`);
  }
});

test('robots.txt names the sitemap and keeps crawlers away from the API', async () => {
  const response = await fetchWorker('/robots.txt');
  expect(response.headers.get('Content-Type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).toMatch(/^Sitemap: http.+\/sitemap\.xml$/m);
  expect(text).toMatch(/^Disallow: \/api\/$/m);
});

test('crawlers may fetch the formats that a page of results names, not the redirect', async () => {
  const text = await (await fetchWorker('/robots.txt')).text();
  const html = await (await fetchWorker('/?q=pizza&near=Austin%2C+TX')).text();
  const formats = Array.from(
    html.matchAll(/<link rel="alternate" type="[^"]+"[^>]* href="([^"]+)"/g),
    ([, href = '']) => href,
  );
  expect(formats).toHaveLength(5);
  for (const path of formats) expect(mayFetch(text, path)).toBe(true);
  expect(mayFetch(text, '/search?q=pizza')).toBe(false);
  const { paths } = await (await fetchWorker('/openapi.json')).json<{ paths: object }>();
  const offered = Object.keys(paths).map((path) => path.replaceAll(/\{\w+\}/g, 'some'));
  expect(offered.length).toBeGreaterThan(8);
  expect(offered.filter((path) => !mayFetch(text, path))).toEqual([]);
  expect(mayFetch(text, '/search.json?q=pizza&open=now&min_rating=4&sort=rating')).toBe(true);
  expect(mayFetch(text, '/api/metrics')).toBe(false);
  expect(mayFetch(text, '/business/golden-cafe')).toBe(true);
});

test('crawlers stay out of addresses that only narrow or sort a list, and fetch the lists', async () => {
  const text = await (await fetchWorker('/robots.txt')).text();
  const html = await (await fetchWorker('/?category=dentists&near=Austin%2C+TX')).text();
  const links = Array.from(html.matchAll(/href="(\/\?[^"#]+)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const narrowing = /[?&](open|day|time|min_rating|features|sort|cursor|bounds|radius_miles)=/;
  const narrowed = links.filter((href) => narrowing.test(href));
  expect(narrowed.length).toBeGreaterThan(5);
  expect(narrowed.filter((href) => mayFetch(text, href))).toEqual([]);
  for (const { loc } of (await askXml('/sitemaps/categories.xml')).urlset.url as Entry[]) {
    const { pathname, search } = new URL(loc);
    expect([loc, mayFetch(text, pathname + search)]).toEqual([loc, true]);
  }
  expect(mayFetch(text, '/browse/metro/austin-tx?category=dentists')).toBe(true);
});

test('password managers find where to change a password', async () => {
  const response = await fetchWorker('/.well-known/change-password', { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe('/account-settings#password');
});

test.each([
  ['/cityguides/austin', 301, '/cityguides/austin-tx'],
  ['/cityguides/nowhere', 404, null],
  ['/business/%E0%A4%A', 404, null],
])('%s answers %d', async (path, status, location) => {
  const response = await fetchWorker(path, { redirect: 'manual' });
  expect([response.status, response.headers.get('Location')]).toEqual([status, location]);
});

/** By RFC 9309 the longest rule that fits counts; `*` stands for anything. */
function mayFetch(robots: string, path: string): boolean {
  const rules = Array.from(
    robots.matchAll(/^(Allow|Disallow): (.+)$/gm),
    ([, kind = '', start = '']) => ({ kind, start }),
  ).filter(({ start }) =>
    new RegExp(`^${start.replaceAll(/[.?+$]/g, String.raw`\$&`).replaceAll('*', '.*')}`).test(path),
  );
  return rules.toSorted((a, b) => b.start.length - a.start.length)[0]?.kind !== 'Disallow';
}

test('llms.txt has a heading and links that answer', async () => {
  const response = await fetchWorker('/llms.txt');
  expect(response.headers.get('Content-Type')).toContain('text/markdown');
  const text = await response.text();
  expect(text.startsWith(`# ${site.name}\n`)).toBe(true);
  const links = Array.from(text.matchAll(/\]\((http[^)]+)\)/g), (match) => new URL(match[1] ?? ''));
  expect(links.length).toBeGreaterThan(5);
  for (const { pathname, search } of links) {
    expect((await fetchWorker(pathname + search)).status).toBe(200);
  }
});

type Item = { name: string; url?: string; item?: string };

/** What a page says to machines in this type of schema.org; null when it says nothing. */
async function readData(path: string, type: string) {
  const html = await (await fetchWorker(path)).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  const found = Array.from(scripts, ([, text = '']) => JSON.parse(text)).find(
    (data) => data['@type'] === type,
  );
  return { html, data: found ?? null };
}

test.each(['/blog', '/blog?tag=hours', '/cityguides'])(
  'the texts of %s are a list to machines, each with its address',
  async (path) => {
    const { html, data } = await readData(path, 'ItemList');
    const items = data.itemListElement as Item[];
    expect(items.length).toBeGreaterThan(0);
    for (const { url = '' } of items) {
      expect(html).toContain(`href="${new URL(url).pathname}"`);
    }
  },
);

test('a list of results states its total across all pages', async () => {
  const { data } = await readData('/browse/metro/austin-tx?sort=rating', 'ItemList');
  const answer = await fetchWorker('/search.json?metro=austin-tx');
  const { total }: { total: number } = await answer.json();
  expect(total).toBeGreaterThan(20);
  expect(data.numberOfItems).toBe(total);
  expect(data.itemListElement).toHaveLength(20);
});

test('a search in the help names the answers that stand there, and no others', async () => {
  const { html, data } = await readData('/help?q=paid+first', 'FAQPage');
  const [, main = ''] = html.split('<main');
  expect(data.mainEntity).toHaveLength(main.match(/<details/g)?.length ?? 0);
  const everything = await readData('/help', 'FAQPage');
  expect(everything.data.mainEntity.length).toBeGreaterThan(20);
  expect((await readData('/help?q=zeppelin', 'FAQPage')).data).toBeNull();
});

test('a category leads up to all of them, a part of it to the category', async () => {
  const wayUp = async (path: string) => {
    const { data } = await readData(path, 'BreadcrumbList');
    return (data.itemListElement as Item[]).map(({ name }) => name);
  };
  expect(await wayUp('/?category=pizza')).toEqual(['Home', 'Categories']);
  expect(await wayUp('/?category=pizza&city=Austin%2C+TX')).toEqual(['Home', 'Pizza']);
  expect((await readData('/?q=pizza&near=Austin%2C+TX', 'BreadcrumbList')).data).toBeNull();
});

test.each([
  ['/?category=pizza', true],
  ['/?q=pizza&near=Austin%2C+TX', true],
  ['/?q=pizza', false],
  ['/?q=zzzzqqq', false],
  ['/?near=Nowhereville', false],
  ['/?category=pizza&q=zzzzqqq&near=Austin%2C+TX', false],
])('search engines may list %s: %s', async (path, may) => {
  const html = await (await fetchWorker(path)).text();
  expect(html.includes('<meta name="robots" content="noindex, follow"')).toBe(!may);
});

test('a browser can add the directory as a search engine', async () => {
  const { OpenSearchDescription } = await askXml(
    '/opensearch.xml',
    'application/opensearchdescription+xml',
  );
  const urls = OpenSearchDescription.Url as { '@_template': string }[];
  for (const { '@_template': template } of urls) {
    const { pathname, search } = new URL(template.replace('{searchTerms}', 'pizza'));
    expect((await fetchWorker(pathname + search)).status).toBe(200);
  }
  const home = await (await fetchWorker('/')).text();
  expect(home).toContain('href="/opensearch.xml"');
});

test('completions for the address bar are four lists', async () => {
  const response = await fetchWorker('/api/opensearch?q=pizz');
  expect(response.headers.get('Content-Type')).toContain('application/x-suggestions+json');
  const [typed, names, notes, addresses]: string[][] = await response.json();
  expect(typed).toBe('pizz');
  expect(names?.length).toBeGreaterThan(0);
  expect(notes).toHaveLength(names?.length ?? 0);
  expect(addresses?.every((address) => URL.canParse(address))).toBe(true);
});

test('security.txt names a contact and is not out of date', async () => {
  const text = await (await fetchWorker('/.well-known/security.txt')).text();
  expect(text).toMatch(/^Contact: mailto:.+@.+$/m);
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? '';
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test('the web manifest names icons that are there, and pages name it', async () => {
  const home = await (await fetchWorker('/')).text();
  for (const path of ['/manifest.webmanifest', '/awning.ico', '/apple-touch-icon.png']) {
    expect(home).toContain(`href="${path}"`);
    expect((await fetchWorker(path)).status).toBe(200);
  }
  const manifest: { icons: { src: string; type: string }[] } = await (
    await fetchWorker('/manifest.webmanifest')
  ).json();
  for (const { src, type } of manifest.icons) {
    expect((await fetchWorker(src)).headers.get('Content-Type')).toContain(type);
  }
});

test('assistants in a browser find the search form as a tool with two parameters', async () => {
  for (const path of ['/', '/browse/metro/austin-tx']) {
    const html = await (await fetchWorker(path)).text();
    const forms = html.match(/<form[^>]* toolname="[^>]*>[^]*?<\/form>/g) ?? [];
    expect(forms).toHaveLength(1);
    expect(forms[0]).toMatch(/ toolname="search_businesses" tooldescription="[^"]+"/);
    const parameters = forms[0]?.match(/<input[^>]* toolparamdescription="[^"]+"[^>]*>/g) ?? [];
    expect(parameters.map((input) => / name="(\w+)"/.exec(input)?.[1])).toEqual(['q', 'near']);
  }
});
