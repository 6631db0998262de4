import { request } from 'node:http';
import { expect, test } from 'vitest';
import { fileBackend } from '../support/file-backend.ts';
import { ask } from './worker.ts';

/** How the cache answered, as Server-Timing says. */
async function askCache(path: string): Promise<string | undefined> {
  const response = await ask(path);
  return readState(response.headers.get('Server-Timing'));
}

function readState(timing: string | null | undefined): string | undefined {
  return /cache;desc=(\w+)/.exec(timing ?? '')?.[1];
}

test('what there is has a place in the cache, in every spelling', async () => {
  await askCache('/blog');
  await askCache('/auth');
  await askCache('/?category=cafes&near=Austin%2C+TX');
  const spellings = [
    '/blog',
    '/blog?utm_source=mail',
    '/auth?view=made-up',
    '/auth?as=made-up&next=%2Fhelp',
    '/?near=Austin%2C+TX&category=cafes',
    '/?category=cafes&category=other&near=Austin%2C+TX',
  ];
  for (const path of spellings) expect([path, await askCache(path)]).toEqual([path, 'hit']);
});

test('loaders that somebody made up are as if none was named', async () => {
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
])('%s has none, however often it is asked for', async (path) => {
  await askCache(path);
  await askCache(path);
  expect(await askCache(path)).not.toBe('hit');
});

test('a host that somebody made up has none', async () => {
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
  'what cannot be the name of anything names nothing: %s',
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
      addresses.map(async (path) => [path, (await ask(path)).status]),
    );
    expect(answers).toEqual(addresses.map((path) => [path, 404]));
    const guides = await ask(`/api/metros/${slug}/guides.json`);
    expect(await guides.json()).toEqual({ guides: [] });
  },
);
