import { expect, onTestFinished, test } from 'vitest';
import type { Suggestions } from '#app/domain/search/search.ts';
import { signInAs } from '../support/clients.ts';
import { fetchWorker } from './worker.ts';

const browser = { 'Sec-Fetch-Site': 'none' };
const chose = (place: string) => ({
  headers: { ...browser, Cookie: `place=${encodeURIComponent(place)}` },
});
/** What Cloudflare would tell of a visitor; workerd takes it from this header. */
const isIn = (city: string, regionCode: string, headers: Record<string, string> = browser) => ({
  headers: {
    ...headers,
    'MF-CF-Blob': JSON.stringify({ country: 'US', city, regionCode }),
  },
});

const textOf = async (path: string, init?: RequestInit) => (await fetchWorker(path, init)).text();
const locationOf = async (path: string, init?: RequestInit) =>
  (await fetchWorker(path, init)).headers.get('Location');
const whereOf = (html: string) =>
  /<input[^>]* name="near"[^>]*? value="([^"]*)"/.exec(html)?.[1] ?? null;

test('home is of the place chosen, else of the network’s city, else asks where', async () => {
  const chosen = await textOf('/', chose('Hutto, TX'));
  expect(whereOf(chosen)).toBe('Hutto, TX');
  expect(chosen, 'the short form of its city').toMatch(/<h2[^>]*><a[^>]*>Austin, TX<\/a>/);
  const guessed = await textOf('/', isIn('Chicago', 'IL'));
  expect(whereOf(guessed)).toBe('Chicago, IL');
  expect(guessed).not.toContain('Where are you?');
  const unknown = await textOf('/', { headers: browser });
  expect(whereOf(unknown)).toBe('');
  expect(unknown).toContain('Where are you?');
  expect(unknown, 'a list from everywhere that nobody asked for').not.toContain('best-rated');
  const everywhere = await textOf('/', chose('Anywhere'));
  expect(whereOf(everywhere)).toBe('Anywhere');
  expect(everywhere).toContain('best-rated');
});

test('home shows businesses to a visitor without a place, each with its city, and searches that find some', async () => {
  const html = await textOf('/', { headers: browser });
  const [, beside = ''] =
    /<aside[^>]*aria-label="Businesses in the directory">(.*?)<\/aside>/s.exec(html)!;
  expect(beside.match(/href="\/business\//g)).toHaveLength(3);
  expect(new Set(beside.match(/[A-Z][\w .]+, [A-Z]{2}(?=<)/g)).size).toBeGreaterThan(1);
  const [, cities = ''] = /aria-labelledby="largest-cities">(.*?)<\/section>/s.exec(html)!;
  expect(cities.match(/<h3[^>]*>[A-Z][\w .]+, [A-Z]{2}<\/h3>/g)).toHaveLength(3);
  expect(cities.match(/href="\/business\//g)!.length).toBeGreaterThan(5);
  const [, examples = ''] = /aria-label="Example searches">(.*?)<\/ul>/s.exec(html)!;
  const links = Array.from(examples.matchAll(/href="([^"]+)"/g), ([, to = '']) => to);
  expect(links).toHaveLength(3);
  for (const to of links) {
    const results = await textOf(to.replaceAll('&amp;', '&'));
    expect([to, /<article/.test(results)]).toEqual([to, true]);
  }
});

test('two visitors of one city get the same bytes, and no cache in front keeps them for others', async () => {
  const first = await fetchWorker('/', chose('Austin, TX'));
  const second = await fetchWorker('/', {
    headers: { ...isIn('Austin', 'TX').headers, 'User-Agent': 'Another' },
  });
  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
  expect(second.headers.get('Server-Timing')).toContain('hit');
  for (const { headers } of [first, second]) {
    expect(headers.get('Cloudflare-CDN-Cache-Control')).toBe('no-store');
    expect(headers.get('Cache-Control')).toBe('private, max-age=0');
    expect(headers.get('Set-Cookie')).toBeNull();
  }
  const known = {
    headers: { ...chose('Boston, MA').headers, 'If-None-Match': first.headers.get('ETag') ?? '' },
  };
  expect((await fetchWorker('/', known)).status, 'of another city').toBe(200);
});

test('a search without a place takes the visitor’s, unless its words name one', async () => {
  const visitor = chose('Austin, TX');
  expect(await locationOf('/?category=dentists', visitor)).toBe(
    '/?near=Austin%2C+TX&category=dentists',
  );
  expect(await locationOf('/?open=now', isIn('Austin', 'TX'))).toBe('/?near=Austin%2C+TX&open=now');
  expect(await locationOf('/?q=zweedle', visitor)).toBe('/?q=zweedle&near=Austin%2C+TX');
  expect(await locationOf('/?q=tacos+near+me', visitor)).toBe('/?q=tacos&near=Austin%2C+TX');
  expect(await locationOf('/?q=pizza+in+chicago', visitor)).toBe('/?q=pizza&near=chicago');
  expect(await locationOf('/?category=dentists', chose('Anywhere'))).toBe(
    '/?near=Anywhere&category=dentists',
  );
  for (const placed of ['/?q=pizza&near=Boston%2C+MA', '/?category=cafes&near=Anywhere']) {
    expect((await fetchWorker(placed, visitor)).status).toBe(200);
  }
});

test('the router’s data of such a search leads there too', async () => {
  const text = await textOf('/_.data?category=dentists', chose('Austin, TX'));
  expect(text).toContain('/?near=Austin%2C+TX&category=dentists');
});

test('crawlers and programs without a place always get the same list', async () => {
  for (const visitor of [undefined, isIn('Austin', 'TX', {})]) {
    const response = await fetchWorker('/?category=dentists', visitor);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('rel="canonical"');
  }
});

test('spellings of a place share one page, and an invented one makes none', async () => {
  const whole = await fetchWorker('/', chose('Hutto, TX'));
  for (const spelling of ['hutto tx', ' HUTTO,  Texas', `${Date.now()} Farley St, Hutto, TX`]) {
    const { headers } = await fetchWorker('/', chose(spelling));
    expect(headers.get('ETag')).toBe(whole.headers.get('ETag'));
    expect(headers.get('Server-Timing'), 'no rendering').toContain('hit');
  }
  const unknown = await fetchWorker('/', { headers: browser });
  const invented = await fetchWorker('/', chose(`Zz${crypto.randomUUID().slice(0, 6)}`));
  expect(await invented.text()).toContain('Where are you?');
  expect(invented.headers.get('ETag')).toBe(unknown.headers.get('ETag'));
  expect(invented.headers.get('Server-Timing'), 'no rendering').toContain('hit');
});

test('suggestions begin near the visitor; spellings of a city share one copy, and an invented one makes none', async () => {
  const suggest = async (near: string, q = 'coffee') => {
    const response = await fetchWorker(`/api/suggest?${new URLSearchParams({ q, near })}`);
    const { businesses }: Suggestions = await response.json();
    const isHit = response.headers.get('Server-Timing')?.includes('hit');
    return { states: [...new Set(businesses.map(({ state }) => state))], isHit };
  };
  expect(await suggest('Austin, TX')).toEqual({ states: ['TX'], isHit: false });
  for (const spelling of ['austin tx', ' AUSTIN, Texas', 'Hutto, TX', '78701']) {
    expect.soft(await suggest(spelling), spelling).toEqual({ states: ['TX'], isHit: true });
  }
  expect(await suggest('Boston, MA')).toEqual({ states: ['MA'], isHit: false });
  expect((await suggest('Anywhere')).isHit).toBe(false);
  for (const invented of ['Zzyzxqq', `Zz${crypto.randomUUID().slice(0, 6)}`, '']) {
    expect.soft((await suggest(invented)).isHit, invented).toBe(true);
  }
});

test('a page about a city has that city in Where, not the visitor’s', async () => {
  for (const path of ['/cityguides/austin-tx', '/browse/metro/austin-tx/christmas-day']) {
    expect(whereOf(await textOf(path, chose('Boston, MA')))).toBe('Austin, TX');
  }
});

test('home of a directory with an area shows all of it to visitors from elsewhere', async () => {
  const { client } = await signInAs('super');
  const setArea = async (value: object | null) => {
    const { data } = await client.rpc('get_settings');
    const { revision = 0 } =
      (data as { kind: string; revision: number }[]).find(({ kind }) => kind === 'area') ?? {};
    const given = { kind: 'area', name: 'site', value: value as never };
    await client.rpc('change_setting', { ...given, expected_revision: revision });
  };
  await setArea({ name: 'Travis County, Texas', counties: ['Travis County, TX'] });
  onTestFinished(() => setArea(null));
  const whereFor = async (init: RequestInit) => whereOf(await textOf('/', init));
  await expect.poll(() => whereFor({ headers: browser }), { interval: 50 }).toBe('Anywhere');
  expect(await whereFor(isIn('Boston', 'MA'))).toBe('Anywhere');
  expect(await whereFor(isIn('Austin', 'TX'))).toBe('Austin, TX');
});
