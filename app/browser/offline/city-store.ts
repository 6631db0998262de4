import { offlineCache } from '#app/config/offline.ts';
import { type SavedCity, type SavedContents, savedFormat } from '#app/domain/offline/offline.ts';

/** The metro's cache key; the site has no such URL. */
const cityKey = '/offline/city';
/** The city's metadata is a header: written in one step with the contents, but read separately. */
const cityHeader = 'X-Saved-City';

/** Returns the metro stored in this browser; null without one, or if its format is outdated. */
export async function findSavedCity(): Promise<SavedCity | null> {
  const response = await matchCity();
  return response ? readHeader(response) : null;
}

/** Returns the stored metro with its listings and guides; null as in `findSavedCity`. */
export async function readSavedCity(): Promise<{
  city: SavedCity;
  contents: SavedContents;
} | null> {
  const response = await matchCity();
  const city = response && readHeader(response);
  if (!response?.body || !city) return null;
  const text = response.body.pipeThrough(new DecompressionStream('gzip'));
  return { city, contents: await new Response(text).json<SavedContents>() };
}

/**
 * Stores a metro in place of the previous one, which stays until the write completes.
 * @throws DOMException QuotaExceededError when storage is full
 */
export async function writeSavedCity(contents: SavedContents, now: Date): Promise<SavedCity> {
  const { index } = contents;
  const packed = await pack(contents);
  const city: SavedCity = {
    format: savedFormat,
    slug: index.metro.slug,
    name: index.metro.name,
    version: index.version,
    listings: index.listings.length,
    bytes: packed.byteLength,
    checkedAt: now.toISOString(),
    triedAt: now.toISOString(),
  };
  await put(city, packed);
  return city;
}

/** Records an update attempt, so that a failing server is not asked on each page. */
export async function recordUpdateAttempt(now: Date): Promise<void> {
  const response = await matchCity();
  const city = response && readHeader(response);
  if (!response || !city) return;
  await put({ ...city, triedAt: now.toISOString() }, await response.arrayBuffer());
}

async function matchCity(): Promise<Response | undefined> {
  // `caches.open` would create the cache for every caller.
  if (!(await caches.has(offlineCache))) return undefined;
  return (await caches.open(offlineCache)).match(cityKey);
}

async function put(city: SavedCity, packed: ArrayBuffer): Promise<void> {
  // Header values must be Latin-1.
  const headers = { [cityHeader]: encodeURIComponent(JSON.stringify(city)) };
  await (await caches.open(offlineCache)).put(cityKey, new Response(packed, { headers }));
}

function readHeader({ headers }: Response): SavedCity | null {
  const city = JSON.parse(
    decodeURIComponent(headers.get(cityHeader) ?? 'null'),
  ) as SavedCity | null;
  return city?.format === savedFormat ? city : null;
}

async function pack(contents: SavedContents): Promise<ArrayBuffer> {
  const text = new Blob([JSON.stringify(contents)]).stream();
  return new Response(text.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
}
