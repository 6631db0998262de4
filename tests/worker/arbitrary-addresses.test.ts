import { request } from 'node:http';
import { expect, test } from 'vitest';
import { edgeCacheHeader } from '#app/config/page-cache.ts';
import { endpoints } from '../../functions/endpoints.ts';
import { endpointAddress } from '../support/endpoint-address.ts';
import { fileBackend } from '../support/file-backend.ts';
import { fetchWorker } from './worker.ts';

/** How the cache answered, as Server-Timing says. */
async function askCache(path: string): Promise<string | undefined> {
  const response = await fetchWorker(path);
  return readState(response.headers.get('Server-Timing'));
}

function readState(timing: string | null | undefined): string | undefined {
  return /cache;desc=(\w+)/.exec(timing ?? '')?.[1];
}

test('existing pages are cached once for all spellings of their address', async () => {
  await askCache('/blog');
  await askCache('/auth');
  await askCache('/?category=cafes&near=Austin%2C+TX');
  const spellings = [
    '/blog',
    '/blog?utm_source=mail',
    '/auth?view=made-up',
    '/auth?as=made-up&next=%2Fhelp',
    '/?near=Austin%2C+TX&category=cafes',
    '/?category=cafes&near=Austin%2C+TX&near=Boston',
  ];
  for (const path of spellings) expect([path, await askCache(path)]).toEqual([path, 'hit']);
});

const forEverybody = endpoints
  .filter(({ methods, callers }) => methods.includes('GET') && callers.startsWith('any'))
  .map((endpoint) => endpointAddress(endpoint));
const pages = ['/', '/about', '/blog', '/browse/metro/austin-tx', '/about.data'];

test.each([...forEverybody, ...pages, '/art/shop.svg', '/share/site.png'])(
  '%s with made-up parameters is rejected, or answered without being cached',
  async (address) => {
    const madeUp = `${address}?made-up=${crypto.randomUUID()}`;
    // From the third on, an answer is one that the isolate has ready.
    for (let time = 0; time < 3; time += 1) {
      const response = await fetchWorker(madeUp);
      const isRefused = [302, 303, 400, 404].includes(response.status);
      const front = response.headers.get(edgeCacheHeader);
      const isReady = !response.headers.has('X-Request-Id');
      expect({ isStored: !isRefused && front !== 'no-store', isReady }).toEqual({
        isStored: false,
        isReady: false,
      });
      expect(response.headers.has('Cache-Tag')).toBe(false);
    }
  },
);

test.each(['/blog/feed.xml', '/blog/feed.json'])(
  '%s has one cached copy, whatever parameters are added',
  async (path) => {
    await askCache(path);
    expect(await askCache(`${path}?made-up=${crypto.randomUUID()}`)).toBe('hit');
  },
);

test('unrecognized loaders in a data request share its cached response', async () => {
  const ours = '/blog.data?_routes=routes%2Fblog%2Fblog';
  await askCache(ours);
  expect(await askCache(`${ours}%2Cmade-up`)).toBe('hit');
  expect(await askCache(`${ours}&_routes=made-up`)).toBe('hit');
});

test.each([
  '/help?q=how+do+i+claim',
  '/?q=zzqxv',
  '/?q=pizzza',
  '/?q=pizza&near=Nowhereville+ZZ',
  '/blog?tag=made-up',
  '/blog?author=made-up',
  '/cityguides/made-up',
  '/business/made-up',
  '/made-up',
])('%s is not cached, even after several requests', async (path) => {
  await askCache(path);
  await askCache(path);
  expect(await askCache(path)).not.toBe('hit');
});

test('a made-up host is not cached', async () => {
  const askAs = (host: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      const headers = { Host: host, 'CF-Connecting-IP': '203.0.113.90' };
      const asked = request(`${fileBackend().workerUrl}/about`, { headers }, (response) => {
        response.resume();
        resolve(readState(String(response.headers['server-timing'])));
      });
      asked.on('error', reject).end();
    });
  await askAs('localhost');
  expect(await askAs('localhost')).toBe('hit');
  await askAs('evil.example');
  expect(await askAs('evil.example')).toBe('none');
});

test.each(['%00', 'in.(1', 'eq.austin-tx', 'Ä', 'x'.repeat(200)])(
  'an impossible slug is not found: %s',
  async (slug) => {
    const addresses = [
      `/business/${slug}`,
      `/business/${slug}/history.json`,
      `/cityguides/${slug}`,
      `/blog/${slug}`,
      `/api/businesses/${slug}`,
      `/api/metros/${slug}/index.json`,
    ];
    const answers = await Promise.all(
      addresses.map(async (path) => [path, (await fetchWorker(path)).status]),
    );
    expect(answers).toEqual(addresses.map((path) => [path, 404]));
    const guides = await fetchWorker(`/api/metros/${slug}/guides.json`);
    expect(await guides.json()).toEqual({ guides: [] });
  },
);
