import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { applyDifference } from '#app/domain/metro-index/make-metro-index.ts';
import {
  metroIndexDifferenceSchema,
  metroIndexSchema,
} from '#app/domain/metro-index/metro-index-schema.ts';
import type { MetroGuides } from '#app/domain/offline/offline.ts';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { fetchWorker } from './worker.ts';

const address = '/api/metros/austin-tx/index.json';

const readIndex = async () => metroIndexSchema.parse(await (await fetchWorker(address)).json());

test('the service worker is always revalidated, limited to this site, and small', async () => {
  const response = await fetchWorker('/sw.js');
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  const policy = response.headers.get('Content-Security-Policy');
  expect(policy).toContain("default-src 'none'; connect-src 'self'");
  const script = await response.text();
  expect(script).toContain('respondWith');
  expect(script).not.toContain('skipWaiting');
  expect(brotliCompressSync(script).byteLength).toBeLessThan(3_000);
});

test('a client with an older version of a city gets the changes since then', async () => {
  const before = await readIndex();
  const { data: metro } = await asService()
    .from('metros')
    .select('id')
    .eq('slug', 'austin-tx')
    .single();
  const [listing] = await createListings({
    metro_id: metro?.id ?? null,
    city: 'Austin',
    state: 'TX',
  });
  await expect.poll(async () => (await readIndex()).version).not.toBe(before.version);
  const after = await readIndex();
  const text = await (await fetchWorker(`${address}?since=${before.version}`)).text();
  const difference = metroIndexDifferenceSchema.parse(JSON.parse(text));
  expect(difference.changed.map(([slug]) => slug)).toEqual([listing?.slug]);
  expect(applyDifference(before, difference)).toEqual(after);
  expect(brotliCompressSync(text).byteLength).toBeLessThan(
    brotliCompressSync(JSON.stringify(after)).byteLength / 2,
  );
});

test('a client with an unrecognized version gets the whole city', async () => {
  for (const since of ['0123456789abcdef', '../../etc/passwd', '']) {
    const response = await fetchWorker(`${address}?since=${encodeURIComponent(since)}`);
    expect(metroIndexSchema.parse(await response.json()).metro.slug).toBe('austin-tx');
  }
});

test('the guides of a metro are there as text', async () => {
  const response = await fetchWorker('/api/metros/austin-tx/guides.json');
  const { guides } = await response.json<MetroGuides>();
  expect(guides.length).toBeGreaterThan(0);
  expect(guides[0]?.blocks.map(({ type }) => type)).toContain('paragraph');
  expect(JSON.stringify(guides)).not.toContain('"picture"');
  const none = await fetchWorker('/api/metros/atlantis/guides.json');
  expect(await none.json()).toEqual({ guides: [] });
});
