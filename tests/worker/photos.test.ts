import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signInAs } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { photoIn, pngOf, uploadPhoto } from '../support/photos.ts';
import { fetchWorker } from './worker.ts';

/** Stores bytes as a photo of a listing, whatever they are. */
async function storePhoto(bytes: Uint8Array<ArrayBuffer>, type = 'image/webp') {
  const [listing] = await createListings({});
  const photo = photoIn(listing?.id ?? '');
  const admin = await signInAs('admin');
  const name = photo.url.slice('/photos/'.length);
  const { error } = await uploadPhoto(admin.client, name, bytes, type);
  if (error) throw error;
  return photo.url;
}

test('a photo is served from this site with its detected type, and browsers cache it', async () => {
  const png = pngOf(40, 30);
  const response = await fetchWorker(await storePhoto(png, 'image/jpeg'));
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/png');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(response.headers.get('Cache-Control')).toContain('immutable');
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(png);
});

const text = (value: string) => new TextEncoder().encode(value);

test.each([
  ['a page', text('<!doctype html><script>alert(1)</script>')],
  ['a drawing with a script', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a page that begins like a GIF', text('GIF89a/*<script>alert(1)</script>*/=1')],
  ['a page that begins like a JPEG', text('\u00ff\u00d8\u00ff<script>alert(1)</script>')],
  ['nothing', new Uint8Array()],
  ['the beginning of a picture', pngOf(40, 30).slice(0, 18)],
  ['a picture of 60000 by 60000 pixels in a few bytes', hugePng()],
])('a file that is %s is not served as a photo', async (_what, bytes) => {
  const response = await fetchWorker(await storePhoto(bytes));
  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Type')).not.toContain('image/');
});

function hugePng() {
  const bytes = pngOf(4, 4);
  new DataView(bytes.buffer).setUint32(16, 60_000);
  new DataView(bytes.buffer).setUint32(20, 60_000);
  return bytes;
}

test('malformed photo addresses are not found', async () => {
  const [folder, photo] = [randomUUID(), randomUUID()];
  for (const path of [
    '/photos/',
    `/photos/${folder}/${photo}.webp`,
    `/photos/${folder}/${photo}-1600.webp/x`,
    `/photos/..%2f${folder}/${photo}-1600.webp`,
    `/photos/${folder}/%2e%2e/${photo}-1600.webp`,
    `/photos/other-bucket/${photo}-1600.webp`,
    `/photos/${folder}/${photo}-1600.webp`,
  ]) {
    expect((await fetchWorker(path)).status).toBe(404);
  }
});

test('the first result’s picture loads at once, the others lazily, all with reserved space', async () => {
  const name = `Quixotry ${randomUUID().slice(0, 8)}`;
  const ids = [randomUUID(), randomUUID()];
  await createListings(...ids.map((id) => ({ id, name, photos: [photoIn(id)] })));
  const html = await (await fetchWorker(`/?q=${encodeURIComponent(name)}`)).text();
  const [first, second, ...more] = Array.from(html.matchAll(/<img [^>]*srcset[^>]*>/gi), String);
  expect(more).toEqual([]);
  for (const picture of [first, second]) expect(picture).toMatch(/ width="1600" height="1200"/);
  expect(first).toMatch(/ loading="eager" fetchpriority="high"/i);
  expect(second).toMatch(/ loading="lazy"/);
});
