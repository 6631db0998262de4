import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { metroIndexSchema } from '#app/domain/metro-index/metro-index-schema.ts';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { readText } from './read-html.ts';
import { fetchWorker } from './worker.ts';

const address = '/api/metros/austin-tx/index.json';

test('a city’s directory prints every listing under its category', async () => {
  const page = await fetchWorker('/browse/metro/austin-tx/print');
  expect(page.status).toBe(200);
  const html = await page.text();
  const { total } = metroIndexSchema.parse(await (await fetchWorker(address)).json());
  expect(html.split('<li class="break-inside-avoid').length - 1).toBe(total);
  const [, bakeries = ''] = html.split('id="bakeries"');
  const [own = ''] = bakeries.split('</section>');
  expect(readText(own)).toMatch(/Loaf & Brioche Bakery.*850 Pine Dr.*\(512\) 555-0166/s);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect((await fetchWorker('/browse/metro/atlantis/print')).status).toBe(404);
});

test('any site may read all listings of a metro in short, and who has them is reported', async () => {
  const response = await fetchWorker(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=0');
  const index = metroIndexSchema.parse(await response.json());
  expect(index.listings.length).toBe(index.total);
  const tag = response.headers.get('ETag') ?? '';
  expect(tag).toBe(`W/"${index.version}"`);
  const again = await fetchWorker(address, { headers: { 'If-None-Match': tag } });
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
});

test('a new listing of the metro changes its version', async () => {
  const before = (await fetchWorker(address)).headers.get('ETag') ?? '';
  const { data: metro } = await asService()
    .from('metros')
    .select('id')
    .eq('slug', 'austin-tx')
    .single();
  const [listing] = await createListings({ metro_id: metro?.id ?? null, name: 'Brand new' });
  await expect
    .poll(async () => (await fetchWorker(address, { headers: { 'If-None-Match': before } })).status)
    .toBe(200);
  expect(await (await fetchWorker(address)).text()).toContain(listing?.slug);
});

test('there is no index of a metro that is not there', async () => {
  expect((await fetchWorker('/api/metros/atlantis/index.json')).status).toBe(404);
});

test('a listing costs some 50 bytes on its way', async () => {
  const text = await (await fetchWorker(address)).text();
  const { listings } = metroIndexSchema.parse(JSON.parse(text));
  const bytes = brotliCompressSync(text).byteLength;
  expect(bytes / listings.length).toBeLessThan(75);
});
