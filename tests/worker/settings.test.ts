import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '#app/config/limits.ts';
import type { PublicConfig } from '#app/config/public-env.ts';
import { site } from '#app/config/site.ts';
import { type PackedView, unpackView } from '#app/routes/home/packed-view.ts';
import { signInAs } from '../support/clients.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';
import { setClock } from './worker.ts';

const minute = 60_000;
const minRequests = Math.ceil(rateLimits.search.requests / 4);

let worker: Awaited<ReturnType<typeof serveTestWorker>>;
let aheadMs = 0;

beforeAll(async () => {
  worker = await serveTestWorker();
});
afterAll(() => worker?.stop());

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(worker.url + path, init);
}

async function pass(ms: number) {
  aheadMs += ms;
  await setClock(worker.url, aheadMs);
}

const read = async (path: string) => (await ask(path)).text();

/** Changes a setting now, by the super admin of the seed. */
async function set(kind: string, name: string, value: object | null) {
  const { client } = await signInAs('super');
  const { data: settings } = await client.rpc('get_settings');
  const saved = (settings as { kind: string; name: string; revision: number }[]).find(
    (one) => one.kind === kind && one.name === name,
  );
  const given = { kind, name, value: value as never, expected_revision: saved?.revision ?? 0 };
  expect((await client.rpc('change_setting', given)).data).toMatchObject({ outcome: 'done' });
}

const banner = (text: string, forMs: number) => ({
  text,
  href: '/help',
  words: 'More about it',
  tone: 'warning',
  starts_at: new Date(Date.now() - 1_000).toISOString(),
  ends_at: new Date(Date.now() + forMs).toISOString(),
});

/** What the Worker says a minute later. It waits for the settings, but on a busy machine not to the end. */
const soon = { interval: 50 };

test('a banner is on a cached page within a minute, and leaves it when its time is over', async () => {
  // A page of nothing in the database, so that no write is noticed by it.
  const before = await ask('/about');
  expect(await before.text()).not.toContain('data-announcement=');
  await set('banner', 'site', banner('The office <moves> & "stays"', 5 * minute));
  await pass(minute);
  await expect.poll(() => read('/about'), soon).toContain('data-announcement="1"');
  const shown = await ask('/about', {
    headers: { 'If-None-Match': before.headers.get('ETag') ?? '' },
  });
  expect(shown.status).toBe(200);
  expect(shown.headers.get('Content-Security-Policy')).toBe(
    before.headers.get('Content-Security-Policy'),
  );
  expect(await shown.text()).toContain(
    '<strong>Important:</strong> The office &lt;moves&gt; &amp; &quot;stays&quot; <a class="underline" href="/help">More about it</a>',
  );
  for (const path of ['/', '/auth', '/nowhere', '/legacy-home', '/dashboard']) {
    expect([path, await read(path)]).toEqual([path, expect.stringContaining('The office &lt;')]);
  }
  expect(await read('/about.data')).not.toContain('The office');
  await pass(5 * minute);
  expect(await read('/about')).not.toContain('The office');
});

test('a limit counts within a minute, and the one of the code again when it is put back', async () => {
  const search = (who: string) =>
    ask('/api/search?q=pizza', { headers: { 'CF-Connecting-IP': who } });
  const countAllowed = async (who: string, times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => search(who)));
    return answers.filter(({ status }) => status === 200).length;
  };
  await set('limit', 'search', { requests: minRequests });
  await pass(minute);
  await expect
    .poll(() => countAllowed(`203.0.113.${Math.floor(Math.random() * 200)}`, minRequests + 5), soon)
    .toBe(minRequests);
  await set('limit', 'search', null);
  await pass(minute);
  await expect
    .poll(() => countAllowed('203.0.113.250', minRequests + 5), soon)
    .toBe(minRequests + 5);
});

test('a flag is reported to browsers within a minute', async () => {
  const flags = async () => (await (await ask('/api/config')).json<PublicConfig>()).flags;
  const live = { is_on: false, share: 100, roles: ['community_user'] };
  await set('flag', 'live', live);
  await pass(minute);
  await expect.poll(flags, soon).toEqual({ live });
  expect((await ask('/api/config')).headers.get('Cache-Control')).toBe('public, max-age=15');
});

test('a changed feature flag renews the cached pages that use it', async () => {
  const offersToKeep = async () => {
    const { body } = await ask('/browse/metro/austin-tx.data');
    const { value } = await decode(body as ReadableStream<Uint8Array>, globalThis);
    type Answers = Record<string, { data?: PackedView<{ canSave?: boolean }> }>;
    return Object.values(value as Answers).some(
      ({ data }) => data?.json !== undefined && unpackView(data).canSave === true,
    );
  };
  expect(await offersToKeep()).toBe(true);
  await set('flag', 'offline', { is_on: false, share: 100, roles: ['community_user'] });
  await expect.poll(offersToKeep, soon).toBe(false);
  await set('flag', 'offline', null);
  await expect.poll(offersToKeep, soon).toBe(true);
});

test('a new name and area are in everything that the directory says, within seconds', async () => {
  const places = [
    '/about',
    '/',
    '/terms',
    '/nowhere',
    '/dashboard',
    '/blog/feed.xml',
    '/search.rss?q=pizza',
    '/opensearch.xml',
    '/manifest.webmanifest',
    '/llms.txt',
    '/openapi.json',
  ];
  await Promise.all(places.map(read));
  await set('identity', 'site', { name: 'Middlebury Finder', tagline: 'Shops on the Otter Creek' });
  for (const path of places) {
    await expect.poll(() => read(path), soon).toContain('Middlebury Finder');
    const text = (await read(path)).replaceAll(/mainstreet\.example/gi, '');
    expect([path, text.includes(site.name)]).toEqual([path, false]);
  }
  expect(await read('/')).toContain('Shops on the Otter Creek');
  await set('identity', 'site', null);
  await expect.poll(() => read('/about'), soon).toContain(`About ${site.name}`);
});

test('a search in a directory of one town is answered for that town', async () => {
  await set('area', 'site', { name: 'Austin, Texas', towns: ['Austin, TX'] });
  const search = async (path: string) => {
    const { status, url } = await ask(path);
    return [status, new URL(url).searchParams.get('near')];
  };
  for (const path of ['/?q=zymurgy', '/?category=cafes', '/?q=coffee&near=Austin%2C+TX']) {
    await expect.poll(() => search(path), soon).toEqual([200, 'Austin, TX']);
  }
  expect(await search('/?q=coffee&near=Waco%2C+TX')).toEqual([200, 'Waco, TX']);
  for (const page of ['', '/christmas-day', '?sort=rating']) {
    expect(await read(`/browse/metro/austin-tx${page}`)).not.toContain('#metros');
  }
  await set('area', 'site', null);
});
