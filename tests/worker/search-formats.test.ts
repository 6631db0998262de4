import { parse } from 'csv-parse/sync';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import type { SearchAnswer } from '#app/domain/search/search.ts';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { fetchWorker } from './worker.ts';

async function askText(path: string, type: string): Promise<string> {
  const response = await fetchWorker(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toContain(type);
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  return response.text();
}

async function idsOf(query: string): Promise<string[]> {
  const answer = JSON.parse(
    await askText(`/search.json?${query}`, 'application/json'),
  ) as SearchAnswer;
  return answer.results.map(({ id }) => id);
}

const query = 'q=pizza&near=Austin%2C+TX';

test('CSV has the same listings as JSON, in the same order', async () => {
  const text = await askText(`/search.csv?${query}`, 'text/csv');
  expect(text).toMatch(/^id,name,category,.*\r\n/);
  const rows = parse<Record<string, string>>(text, { columns: true });
  expect(rows.map(({ id }) => id)).toEqual(await idsOf(query));
  expect(Number(rows[0]?.lng)).toBeLessThan(0);
});

test('every format says what the screen says of the results, and nothing else', async () => {
  const word = `zx${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'q')}`;
  await createListings({ name: word });
  const unmet = `q=${word}+qqxxyzz`;
  const { notices } = JSON.parse(await askText(`/search.json?${unmet}`, 'application/json')) as {
    notices: string[];
  };
  expect(notices).not.toEqual([]);
  const html = await (await fetchWorker(`/?${unmet}`)).text();
  for (const notice of notices) expect(html).toContain(notice);
  const csv = await askText(`/search.csv?${unmet}`, 'text/csv');
  const lines = csv.split('\r\n');
  expect(lines.slice(0, notices.length)).toEqual(notices.map((notice) => `# ${notice}`));
  expect(lines[notices.length]).toMatch(/^id,name,/);
  const collection: unknown = JSON.parse(
    await askText(`/search.geojson?${unmet}`, 'application/geo+json'),
  );
  expect(collection).toMatchObject({ properties: { notices } });
  const { channel } = new XMLParser().parse(await askText(`/search.rss?${unmet}`, 'rss')).rss;
  for (const notice of notices) expect(channel.description).toContain(notice);
  expect(JSON.parse(await askText(`/search.json?${query}`, 'json'))).toMatchObject({ notices: [] });
});

test('every format says who confirmed which facts, and when', async () => {
  const word = `zx${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'q')}`;
  const [listing] = await createListings({ name: word });
  const confirmed_at = '2026-11-20T12:00:00+00:00';
  await asService()
    .from('fact_confirmations')
    .insert({ business_id: listing?.id ?? '', fact: 'hours', source: 'owner', confirmed_at });
  const csv = await askText(`/search.csv?q=${word}`, 'text/csv');
  const sentence = 'Confirmed: hours by the owner on 2026-11-20';
  expect(parse(csv, { columns: true, bom: true })).toMatchObject([{ confirmed: sentence }]);
  const collection: unknown = JSON.parse(await askText(`/search.geojson?q=${word}`, 'json'));
  const confirmations = { hours: { at: confirmed_at, source: 'owner' } };
  expect(collection).toMatchObject({ features: [{ properties: { confirmations } }] });
  const { channel } = new XMLParser().parse(await askText(`/search.rss?q=${word}`, 'rss')).rss;
  expect(channel.item.description).toContain(sentence);
});

test('a name that is a formula stays text in a spreadsheet', async () => {
  const word = `zx${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'q')}`;
  const [listing] = await createListings({
    name: `=HYPERLINK("https://evil.example"),${word}`,
    street: '@SUM(1)\t"Street"',
  });
  const text = await askText(`/search.csv?q=${word}`, 'text/csv');
  const rows = parse<Record<string, string>>(text, { columns: true });
  expect(rows).toHaveLength(1);
  expect(rows[0]?.name).toBe(`'${listing?.name}`);
  expect(rows[0]?.street).toBe(`'${listing?.street}`);
});

test('GeoJSON has points in the order longitude, latitude', async () => {
  const text = await askText(`/search.geojson?${query}`, 'application/geo+json');
  const { type, features } = JSON.parse(text) as {
    type: string;
    features: {
      type: string;
      id: string;
      geometry: { type: string; coordinates: [number, number] } | null;
    }[];
  };
  expect(type).toBe('FeatureCollection');
  expect(features.map(({ id }) => id)).toEqual(await idsOf(query));
  for (const { geometry } of features) {
    const [lng = 0, lat = 0] = geometry?.coordinates ?? [];
    expect(Math.abs(lng - -97.74)).toBeLessThan(1);
    expect(Math.abs(lat - 30.27)).toBeLessThan(1);
  }
});

test('a listing without coordinates is a feature without a place', async () => {
  const word = `zx${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'q')}`;
  await createListings({ name: word, lat: null, lng: null });
  const text = await askText(`/search.geojson?q=${word}`, 'application/geo+json');
  expect(JSON.parse(text)).toMatchObject({ features: [{ type: 'Feature', geometry: null }] });
});

test('RSS is valid, names itself and the page, and escapes what owners write', async () => {
  const word = `zx${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'q')}`;
  const [listing] = await createListings({ name: `<b>${word}</b> & “sons”` });
  const text = await askText(`/search.rss?q=${word}&sort=newest`, 'application/rss+xml');
  expect(XMLValidator.validate(text)).toBe(true);
  const { rss } = new XMLParser({ ignoreAttributes: false }).parse(text);
  expect(rss['@_version']).toBe('2.0');
  const { channel } = rss;
  expect(new URL(channel.link).search).toBe(`?q=${word}&sort=newest`);
  expect(new URL(channel['atom:link']['@_href']).pathname).toBe('/search.rss');
  expect(channel.item.title).toBe(listing?.name);
  expect(channel.item.guid['#text']).toBe(listing?.id);
  expect((await fetchWorker(new URL(channel.item.link).pathname)).status).toBe(200);
});

test('RSS says when a listing came in and when any of them last changed', async () => {
  const word = `zx${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'q')}`;
  const description = 'Family-run since 1951.';
  await createListings({ name: word, description, created_at: '2026-03-12T14:00:00Z' });
  const text = await askText(`/search.rss?q=${word}&sort=newest`, 'application/rss+xml');
  const { channel } = new XMLParser().parse(text).rss;
  expect(channel.item.pubDate).toBe('Thu, 12 Mar 2026 14:00:00 GMT');
  expect(channel.item.description).toMatch(/since 1951\.(?: |$)/);
  const sinceChangeMs = Date.now() - Date.parse(channel.lastBuildDate);
  expect(sinceChangeMs).toBeLessThan(60_000);
  const none = await askText(`/search.rss?q=${word}none`, 'application/rss+xml');
  expect(none).not.toContain('Date>');
});

test('RSS writes addresses and names in one line, without CDATA', async () => {
  const word = `zx${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'q')}`;
  await createListings({ name: `${word} & <i>]]>` });
  const text = await askText(`/search.rss?q=${word}&sort=newest`, 'application/rss+xml');
  expect(text).toMatch(/<link>http[^\s<]+\?q=\w+&amp;sort=newest<\/link>/);
  expect(text).toContain(`<title>${word} &amp; &lt;i&gt;]]&gt;</title>`);
});

test.each(['json', 'csv', 'geojson', 'rss'])(
  'search.%s reports an unknown category or city',
  async (extension) => {
    const response = await fetchWorker(`/search.${extension}?category=nope&metro=atlantis`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: {
        fields: {
          category: ['We have no category called “nope”.'],
          metro: ['We have no city called “atlantis”.'],
        },
      },
    });
  },
);

test.each(['json', 'csv', 'geojson', 'rss'])(
  'search.%s leads from page to page, and other sites may read it',
  async (extension) => {
    const first = await fetchWorker(`/search.${extension}?q=restaurant`);
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    const { pathname, search } = new URL(next);
    expect(pathname).toBe(`/search.${extension}`);
    const second = await fetchWorker(pathname + search);
    expect(second.status).toBe(200);
    expect(await second.text()).not.toBe(await first.text());
  },
);

test('a last page has no next one', async () => {
  const word = `zx${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'q')}`;
  const link = (await fetchWorker(`/search.json?q=${word}`)).headers.get('Link');
  expect(link).not.toContain('rel="next"');
});

test('a page of results names its other formats, and says how it is ordered', async () => {
  const html = await (await fetchWorker(`/?${query}&sort=rating`)).text();
  expect(html).toContain('Top rated: by average rating');
  expect(html).not.toContain('/blog/how-results-are-ranked');
  const links = Array.from(
    html.matchAll(/<link rel="alternate" type="([^"]+)"[^>]* href="([^"]+)"/g),
    ([, type = '', href = '']) => ({ type, href: href.replaceAll('&amp;', '&') }),
  );
  expect(links.map(({ type }) => type)).toEqual([
    'text/markdown',
    'application/json',
    'text/csv',
    'application/geo+json',
    'application/rss+xml',
  ]);
  for (const { type, href } of links) {
    expect(href).toContain(query);
    await askText(href, type);
  }
});

test('invalid parameters are reported as JSON, to other sites too', async () => {
  const response = await fetchWorker('/search.csv?sort=price');
  expect(response.status).toBe(400);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await response.json()).toMatchObject({ error: { code: 'invalid_parameters' } });
});

test('characters that XML forbids are rejected in listings and removed from feeds', async () => {
  const description = 'Tacos since 1990.\u000BOpen.';
  await expect(createListings({ description })).rejects.toThrow('constraint "description"');
  await createListings({ name: 'Quixotry Vertical', description: 'Tacos since 1990.' });
  const answer = await fetchWorker('/search.rss?q=quixotry+vertical%EF%BF%BF');
  const feed = await answer.text();
  expect(feed).toContain('Tacos since 1990.');
  expect(feed).not.toContain('\uFFFF');
});

test('a city name without letters finds no listings', async () => {
  const search = await fetchWorker(`/api/search?${new URLSearchParams({ city: '🍕' })}`);
  expect(await search.json()).toMatchObject({ total: 0 });
});
