import { expect, test } from 'vitest';
import { createListings } from '../support/listings.ts';
import { fetchWorker } from './worker.ts';

test.each(['/business/a%00b', '/%00', '/cityguides/a%00', '/blog/a%00', '/business/a%00b/vcard'])(
  '%s contains an impossible character and is not found',
  async (path) => {
    expect((await fetchWorker(path)).status).toBe(404);
  },
);

test.each(['1:2:3:4:5:6:7:8::9:a', ':::::::::::', 'no address', 'x'.repeat(5_000)])(
  'an address that no visitor can have is no failure: %s',
  async (address) => {
    const response = await fetchWorker('/api/suggest?q=pizza', {
      headers: { 'CF-Connecting-IP': address },
    });
    expect(response.status).toBe(200);
  },
);

test.each(['/', '/about', '/business/none', '/nowhere'])(
  '%s is a page: it is read',
  async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await fetchWorker(path, { method });
      expect.soft(response.status, method).toBe(405);
      expect.soft(response.headers.get('Allow'), method).toBe('GET, HEAD');
    }
  },
);

test.each([
  ['/share/businesses/none.png', 'cross-origin'],
  ['/share/site.png', 'cross-origin'],
  ['/art/none.svg', 'cross-origin'],
  ['/api/config', 'same-origin'],
  ['/about', 'same-origin'],
])(
  'other sites may embed pictures for sharing and nothing else: %s is %s',
  async (path, policy) => {
    const response = await fetchWorker(path);
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe(policy);
  },
);

test('listings of one name in one city have titles of their own', async () => {
  const same = { name: 'Twin Cafe', city: 'Lone Elm' };
  const twins = await createListings({ ...same, street: '1 A St' }, { ...same, street: '2 B St' });
  const titles = twins.map(async ({ slug }) => {
    const html = await (await fetchWorker(`/business/${slug}`)).text();
    return /<title>([^<]*)/.exec(html)?.[1];
  });
  expect(new Set(await Promise.all(titles)).size).toBe(2);
});

test.each(['/?q=pizza', '/?category=restaurants', '/browse/metro/austin-tx'])(
  'crawlers are not sent into every cluster on the map of %s',
  async (path) => {
    const html = await (await fetchWorker(path)).text();
    const links = html.match(/<a [^>]*href="[^"]*[?;&]bounds=[^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/ rel="(?:next )?nofollow"/);
  },
);
