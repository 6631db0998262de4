import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { purges } from '#app/config/limits.ts';
import { createPurgeMemory } from '#app/services/redis/client.ts';
import { handlePurges } from '../../workers/purge-queue.ts';
import { createGuide } from '../support/articles.ts';
import { asService } from '../support/clients.ts';
import { createFakeEdgeCache } from '../support/fake-edge-cache.ts';
import { fileBackend } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { photoIn, uploadPhoto } from '../support/photos.ts';
import { fetchWorker } from './worker.ts';

const elsewhere = '/business/sunnyside-drain-and-sewer-decatur-ga';

const env = () => {
  const { supabase, upstash } = fileBackend();
  return { supabase, redis: upstash };
};

/** One batch of the queue. @returns the seconds after which it comes back; null: it is done */
async function takeBatch(edgeCache: CacheContext | undefined): Promise<number | null> {
  const batch = { ackAll: vi.fn(), retryAll: vi.fn<(options?: QueueRetryOptions) => void>() };
  await handlePurges(batch, { env: env(), edgeCache });
  expect(batch.ackAll.mock.calls.length + batch.retryAll.mock.calls.length).toBe(1);
  return batch.retryAll.mock.calls[0]?.[0]?.delaySeconds ?? null;
}

/** As if the last purge had been long enough ago. */
async function passPace() {
  const memory = createPurgeMemory(env().redis);
  const state = await memory.read();
  if (state) await memory.write({ ...state, purgedAtMs: 0 });
}

afterEach(() => {
  vi.restoreAllMocks();
});

beforeEach(async () => {
  // On a loaded machine a purge would give up what it asks of the database.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  await passPace();
  await takeBatch(createFakeEdgeCache());
  await passPace();
});

test('a write is read through the cache in front once it is purged, and what it did not touch stays there', async () => {
  const front = createFakeEdgeCache();
  const word = `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const [listing] = await createListings({ name: `Bakery ${word} before` });
  const guide = await createGuide();
  const [profile, text] = [`/business/${listing?.slug}`, `/cityguides/${guide.slug}`];
  const lists = ['/api/search?q=bakery&category=cafes&near=67999', `/api/suggest?q=${word}`];
  const touched = [profile, `/api/businesses/${listing?.slug}`, ...lists];
  const paths = [...touched, text, '/cityguides', elsewhere, '/about', '/sitemaps/metros.xml'];
  for (const path of paths) expect(await front.statusOf(path)).toBe(`MISS ${path}`);
  // The listings and the guide themselves were written just now.
  await takeBatch(front);
  await passPace();
  for (const path of paths) await front.ask(path);

  await asService()
    .from('businesses')
    .update({ name: `Bakery ${word} after` })
    .eq('slug', listing?.slug ?? '');
  for (const path of paths) expect(await front.statusOf(path)).toBe(`HIT ${path}`);
  expect(await takeBatch(front)).toBeNull();
  for (const path of touched) {
    const { status, text: read } = await front.ask(path);
    expect({ path, status }).toEqual({ path, status: 'MISS' });
    expect(read).toContain(`${word} after`);
    expect(read).not.toContain(`${word} before`);
  }
  for (const path of [text, '/cityguides', elsewhere, '/about']) {
    expect(await front.statusOf(path)).toBe(`HIT ${path}`);
  }

  await passPace();
  await asService().from('articles').update({ title: 'Another title' }).eq('id', guide.id);
  await takeBatch(front);
  expect((await front.ask(text)).text).toContain('Another title');
  expect((await front.ask(profile)).status).toBe('HIT');
});

test('a photo leaves the cache in front with the write that takes it down', async () => {
  const front = createFakeEdgeCache();
  const id = randomUUID();
  const photo = photoIn(id);
  await createListings({ id, photos: [photo] });
  await uploadPhoto(asService(), photo.url.slice('/photos/'.length));
  await takeBatch(front);
  await passPace();
  expect(await front.statusOf(photo.url)).toBe(`MISS ${photo.url}`);
  expect(await front.statusOf(photo.url)).toBe(`HIT ${photo.url}`);
  await asService().from('businesses').update({ status: 'suspended' }).eq('id', id);
  await takeBatch(front);
  expect(await front.statusOf(photo.url)).toBe(`BYPASS ${photo.url}`);
});

test('a purge that Cloudflare rejects is retried, and purges are spaced apart', async () => {
  const front = createFakeEdgeCache();
  await front.ask(elsewhere);
  const slug = elsewhere.split('/').at(-1) ?? '';
  const { data } = await asService().from('businesses').select('description').eq('slug', slug);
  const touch = () =>
    asService().from('businesses').update({ description: data?.[0]?.description }).eq('slug', slug);
  await touch();
  front.refusals.push({ code: 1134, message: 'Too many' });
  expect(await takeBatch(front)).toBe(purges.retrySeconds);
  expect(front.purged).toEqual([]);
  expect(await takeBatch(front)).toBeNull();
  expect(front.purged).toEqual([{ tags: expect.arrayContaining([`listing:${slug}`]) }]);

  await touch();
  expect(await takeBatch(front)).toBeGreaterThan(purges.paceMs / 1_000 - 5);
  expect(front.purged).toHaveLength(1);
});

test('without an edge cache, a batch makes no request and stores no state', async () => {
  const memory = createPurgeMemory(env().redis);
  const before = await memory.read();
  expect(await takeBatch(undefined)).toBeNull();
  expect(await memory.read()).toEqual(before);
});

test('a response to a token is not cached at the edge, and a cookie makes no difference', async () => {
  const paths = [elsewhere, '/', '/about', '/api/search?q=pizza', '/api/suggest?q=piz'];
  for (const path of paths) {
    const plain = await fetchWorker(path);
    // The second answer is one that is repeated.
    for (const Authorization of ['Bearer of-somebody', 'Bearer of-somebody']) {
      const { headers } = await fetchWorker(path, { headers: { Authorization } });
      expect(headers.get('Cloudflare-CDN-Cache-Control')).toBe('no-store');
      expect(headers.get('Cache-Tag')).toBeNull();
    }
    const withCookie = await fetchWorker(path, { headers: { Cookie: 'theme=dark; __cf_bm=1' } });
    expect(withCookie.headers.get('Cache-Tag')).toBe(plain.headers.get('Cache-Tag'));
    expect(await withCookie.text()).toBe(await plain.text());
  }
});
