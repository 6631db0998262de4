import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signPhotos } from '#app/domain/photo/photo-calls.ts';
import { photoBucket } from '#app/domain/photo/photo.ts';
import { cameraPicture } from '../support/camera-picture.ts';
import { asService, signInAs } from '../support/clients.ts';
import { fileBackend } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { photoIn, pngOf, uploadPhoto } from '../support/photos.ts';
import { fetchWorker } from './worker.ts';

/** Stores bytes as a photo of a listing, whatever they are. */
async function storePhoto(bytes: Uint8Array<ArrayBuffer>, type?: string) {
  return (await storeShownPhoto(bytes, type)).url;
}

async function storeShownPhoto(bytes: Uint8Array<ArrayBuffer>, type = 'image/webp') {
  const id = randomUUID();
  const photo = photoIn(id);
  const [listing] = await createListings({ id, photos: [photo] });
  const admin = await signInAs('admin');
  const name = photo.url.slice('/photos/'.length);
  const { error } = await uploadPhoto(admin.client, name, bytes, type);
  if (error) throw error;
  return { id, url: photo.url, slug: listing!.slug, admin: admin.client };
}

const listings = () => asService().from('businesses');

test('a photo is served from this site with its detected type, and browsers cache it for an hour', async () => {
  const png = pngOf(40, 30);
  const { url, slug } = await storeShownPhoto(png, 'image/jpeg');
  const response = await fetchWorker(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/png');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
  expect(response.headers.get('Cache-Tag')?.split(',')).toContain(`listing:${slug}`);
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(png);
});

test('a photo that was taken down is gone at once, also for a browser that has it', async () => {
  const { id, url, admin } = await storeShownPhoto(pngOf(40, 30));
  const first = await fetchWorker(url);
  const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  const again = await fetchWorker(url, { headers });
  expect(again.status).toBe(304);
  expect(again.headers.get('Cache-Control')).toBe('public, max-age=3600');
  await listings().update({ photos: [] }).eq('id', id);
  for (const init of [{}, { headers }, { headers: { 'If-None-Match': '*' } }]) {
    const gone = await fetchWorker(url, init);
    expect(gone.status).toBe(404);
    expect(gone.headers.get('Cache-Control')).toBe('no-store');
  }
  const other = await fetchWorker(url.replace('-1600.', '-480.'));
  expect(other.status).toBe(404);

  const signed = (await signPhotos({ db: admin }, [url]))[url] ?? '';
  const seen = await fetchWorker(signed);
  expect(seen.status).toBe(200);
  expect(seen.headers.get('Cache-Control')).toBe('private, max-age=3600');
  expect(seen.headers.get('Cloudflare-CDN-Cache-Control')).toBeNull();
  for (const wrong of [
    `${signed}0`,
    `${url}?key=`,
    `${url}?key=%00`,
    signed.replace(/=\d/, '=9'),
  ]) {
    expect((await fetchWorker(wrong)).status).toBe(404);
  }
});

test('nobody reads a photo from the storage itself', async () => {
  const { url, admin } = await storeShownPhoto(pngOf(40, 30));
  const name = url.slice('/photos/'.length);
  const { supabase } = fileBackend();
  for (const kind of ['public/', 'authenticated/', '', 'info/public/', 'info/']) {
    const address = `${supabase.url}/storage/v1/object/${kind}${photoBucket}/${name}`;
    const { publishableKey: apikey } = supabase;
    expect((await fetch(address, { headers: { apikey } })).ok).toBe(false);
    const Authorization = `Bearer ${(await admin.auth.getSession()).data.session?.access_token}`;
    expect((await fetch(address, { headers: { apikey, Authorization } })).ok).toBe(false);
  }
  const signed = await admin.storage.from(photoBucket).createSignedUrl(name, 60);
  expect(signed.error).not.toBeNull();
});

test('a photo is served without what a camera wrote', async () => {
  const camera = await cameraPicture({ width: 300, height: 400 });
  expect(camera.includes('Spyphone')).toBe(true);
  const response = await fetchWorker(await storePhoto(new Uint8Array(camera), 'image/jpeg'));
  expect(response.headers.get('Content-Type')).toBe('image/jpeg');
  const served = Buffer.from(await response.arrayBuffer());
  for (const secret of ['Spyphone', 'Exif', 'GPS']) expect(served.includes(secret)).toBe(false);
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
