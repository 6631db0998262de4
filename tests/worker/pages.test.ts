import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createListings } from '../support/listings.ts';
import { screens } from '../support/screens.ts';
import { fetchWorker } from './worker.ts';

const cacheState = (response: Response) =>
  /cache;desc=(\w+)/.exec(response.headers.get('Server-Timing') ?? '')?.[1];

/** A search nobody made before, in and around Austin: what finds nothing is not kept. */
function newSearch(): string {
  return `/?lat=30.2${Math.floor(Math.random() * 1e9)}&lng=-97.74`;
}

test('a public page is rendered once and then served from the cache, its policy with it', async () => {
  const path = newSearch();
  const first = await fetchWorker(path);
  const second = await fetchWorker(path);
  expect([cacheState(first), cacheState(second)]).toEqual(['miss', 'hit']);
  const html = await second.text();
  expect(html).toBe(await first.text());
  const scripts = Array.from(
    html.matchAll(
      /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
    ),
    (m) => m[1] ?? '',
  );
  expect(html).not.toContain('nonce=');
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    const hash = createHash('sha256').update(script).digest('base64');
    expect(second.headers.get('Content-Security-Policy')).toContain(hash);
  }
});

test.each(['/?q=', '/api/suggest?q=', '/api/search?q=', '/_.data?q='])(
  'many visitors who ask for %s… at the same moment all get an answer',
  async (path) => {
    for (let round = 0; round < 5; round += 1) {
      const unique = crypto.randomUUID().slice(0, 8);
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => fetchWorker(path + unique)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(answers[0]?.status));
      expect(answers[0]?.status).toBeLessThan(500);
    }
  },
);

test('a browser that asks again for the page it has gets no second copy', async () => {
  const path = newSearch();
  const first = await fetchWorker(path);
  const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  const again = await fetchWorker(path, { headers });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'));
});

test('HEAD is answered like GET, from the same entry, without a body', async () => {
  const path = newSearch();
  const head = await fetchWorker(path, { method: 'HEAD' });
  const whole = await fetchWorker(path);
  expect([cacheState(head), cacheState(whole)]).toEqual(['miss', 'hit']);
  expect(await head.text()).toBe('');
  for (const name of ['Content-Type', 'Content-Security-Policy', 'ETag', 'Cache-Control']) {
    expect(head.headers.get(name)).toBe(whole.headers.get(name));
  }
});

test('parameters that a page does not use share its cached copy', async () => {
  await fetchWorker('/about');
  await fetchWorker('/blog');
  const unique = crypto.randomUUID().slice(0, 8);
  for (const path of ['/about?q=', '/about?tag=', '/blog?x=', '/blog?q=', '/%61bout?q=']) {
    const response = await fetchWorker(path + unique);
    const landed = response.status === 301 ? await fetchWorker(locationOf(response)) : response;
    expect(['hit', 'stale']).toContain(cacheState(landed));
    expect(await landed.text()).not.toContain(unique);
  }
});

test('help forgives a typing error, and says what it read', async () => {
  const html = await (await fetchWorker('/help?q=pasword')).text();
  expect(html).toMatch(/[1-9]\d* answers? for “password”/);
});

test('a page with an error about its address is not cached', async () => {
  const path = `/?q=${crypto.randomUUID().slice(0, 8)}&min_rating=99`;
  await fetchWorker(path);
  const second = await fetchWorker(path);
  expect(second.status).toBe(400);
  expect(second.headers.get('Cache-Control')).toBe('no-store');
  const pizza = await (await fetchWorker('/?q=pizza&min_rating=99')).text();
  expect(pizza).toMatch(/role="alert"[^>]*>[^]*?Rating/);
  expect(pizza).toMatch(/<article[^]*? href="\/business\//);
});

test('/home-search is the same screen as /, which is its true address', async () => {
  const html = await (await fetchWorker('/home-search')).text();
  expect(html).toContain('role="search"');
  expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^/"]+\/"/);
});

test('public pages tell browsers to ask again and the edge to keep them', async () => {
  const { headers } = await fetchWorker('/cityguides');
  expect(headers.get('Cache-Control')).toBe('public, max-age=0');
  expect(headers.get('Cloudflare-CDN-Cache-Control')).toContain('stale-while-revalidate');
  expect(headers.get('Set-Cookie')).toBeNull();
});

test.each(['/claim/nothing', '/claim/nothing.data', '/nowhere'])(
  'no cache is to keep the error of %s',
  async (path) => {
    const { status, headers } = await fetchWorker(path);
    expect(status).toBe(404);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Cloudflare-CDN-Cache-Control')).toBeNull();
  },
);

test.each([
  '/claim/nothing.data',
  '/business/nothing.data',
  '/blog/nothing.data',
  '/cityguides/nothing.data',
  '/browse/metro/nothing.data',
  '/nowhere.data',
])('%s is not found, without a sign of a server error', async (path) => {
  const response = await fetchWorker(path);
  expect(response.status).toBe(404);
  const body = await response.text();
  expect(body).toContain('"ErrorResponse"');
  expect(body).not.toContain('Internal Server Error');
});

test('the uuid of a listing redirects to its slug, and a slug in capitals too', async () => {
  const [listing] = await createListings({});
  for (const id of [listing?.id, listing?.slug?.toUpperCase()]) {
    const response = await fetchWorker(`/business/${id}`);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(`/business/${listing?.slug}`);
  }
});

test.each([
  ['/Help/', '/help'],
  ['/BUSINESS/Some-Slug?a=B', '/business/some-slug?a=B'],
  ['//evil.example/', '/evil.example'],
  ['/privacy', '/privacy-policy'],
  ['/Guides/', '/cityguides'],
  ['/login?next=%2Fhelp', '/auth'],
  ['/signup', '/auth?view=sign-up'],
  ['/browse', '/#metros'],
  ['/browse/metro/', '/#metros'],
  ['/browse/metro/austin', '/browse/metro/austin-tx'],
  ['/browse/metro/austin?category=Pizza', '/browse/metro/austin?category=pizza'],
  ['/browse/metro/austin?category=pizza', '/browse/metro/austin-tx?category=pizza'],
  ['/?category=Cafes', '/?category=cafes'],
  ['/Blog?tag=Reviews', '/blog?tag=reviews'],
])('%s is another way to write %s, and redirects there', async (path, location) => {
  const response = await fetchWorker(path);
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe(location);
});

test('an ambiguous city name offers the matching cities and is not indexed', async () => {
  const response = await fetchWorker('/browse/metro/portland');
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain('href="/browse/metro/portland-me"');
  expect(html).toContain('href="/browse/metro/portland-or"');
  expect(html).not.toContain('href="/browse/metro/austin-tx"');
  expect(html).toContain('noindex');
  expect((await fetchWorker('/browse/metro/atlantis')).status).toBe(404);
});

test('a listing that is not public is not found', async () => {
  const [pending] = await createListings({ status: 'pending' });
  const response = await fetchWorker(`/business/${pending?.slug}`);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain(pending?.name);
});

test('text from owners appears as text and never as markup', async () => {
  const [listing] = await createListings({
    name: '<script>alert(1)</script>',
    description: '</script><img src=x onerror=alert(1)>',
  });
  const html = await (await fetchWorker(`/business/${listing?.slug}`)).text();
  expect(html).not.toContain('<script>alert(1)');
  expect(html).not.toContain('<img src=x');
  const blocks = Array.from(
    html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
    (m) => m[1] ?? '',
  );
  expect(
    blocks.some(
      (block) => (JSON.parse(block) as { name?: string }).name === '<script>alert(1)</script>',
    ),
  ).toBe(true);
});

test('each form of the sign-in screen is a page of its own, and no page tells of an address’s extras', async () => {
  const titles = new Set<string | undefined>();
  const descriptions = new Set<string>();
  const views = ['sign-up', 'link', 'check-mail', 'recover', 'resend', 'new-password'];
  for (const path of ['/auth', ...views.map((view) => `/auth?view=${view}`)]) {
    const html = await (await fetchWorker(path)).text();
    titles.add(/<title>([^<]*)/.exec(html)?.[1]);
    descriptions.add(/<meta name="description" content="([^"]*)/.exec(html)?.[1] ?? '');
  }
  expect([titles.size, descriptions.size]).toEqual([7, 7]);
  expect([...descriptions].filter((text) => text.length <= 50)).toEqual([]);
  expect(await (await fetchWorker('/?utm_source=somebody-private')).text()).not.toContain(
    'private',
  );
});

test('apostrophes in visible text are typographic, from code and database alike', async () => {
  const found: string[] = [];
  for (const { path } of screens) {
    const html = await (await fetchWorker(path)).text();
    const read = html.replaceAll(/<(script|style|code)\b[\s\S]*?<\/\1>/g, ' ');
    for (const [text] of read.matchAll(/[^<>]*\p{L}(?:'|&#x27;|&#39;|&apos;)\p{L}[^<>]*/gu)) {
      found.push(`${path}: ${text}`);
    }
  }
  expect(found).toEqual([]);
});

const locationOf = (response: Response) => response.headers.get('Location') ?? '';
