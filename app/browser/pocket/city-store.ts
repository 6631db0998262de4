import { pocketCache } from '#app/config/pocket.ts';
import { type KeptCity, type KeptContents, keptFormat } from '#app/domain/pocket/pocket.ts';

/** Where the metro stands in the cache; the site has no such address. */
const cityKey = '/pocket/city';
/** What is known of the city stands before it, so that both are written in one step and read apart. */
const cityHeader = 'X-Kept-City';

/** The metro that this browser keeps; null without one, or where what is kept is of another format. */
export async function findKeptCity(): Promise<KeptCity | null> {
  const response = await matchCity();
  return response ? readHeader(response) : null;
}

/** The same with its listings and guides. */
export async function readKeptCity(): Promise<{
  city: KeptCity;
  contents: KeptContents;
} | null> {
  const response = await matchCity();
  const city = response && readHeader(response);
  if (!response?.body || !city) return null;
  const text = response.body.pipeThrough(new DecompressionStream('gzip'));
  return { city, contents: await new Response(text).json<KeptContents>() };
}

/**
 * Keeps a metro in place of the one before; until it is written whole, that one stays.
 * @throws DOMException QuotaExceededError where there is no room
 */
export async function writeKeptCity({ index, guides }: KeptContents, now: Date): Promise<KeptCity> {
  const packed = await pack({ index, guides });
  const city: KeptCity = {
    format: keptFormat,
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

/** Notes that the server was asked, so that it is not asked with each page while it fails. */
export async function noteTrial(now: Date): Promise<void> {
  const response = await matchCity();
  const city = response && readHeader(response);
  if (!response || !city) return;
  await put({ ...city, triedAt: now.toISOString() }, await response.arrayBuffer());
}

async function matchCity(): Promise<Response | undefined> {
  // To open it would make it, for everybody who looks.
  if (!(await caches.has(pocketCache))) return undefined;
  return (await caches.open(pocketCache)).match(cityKey);
}

async function put(city: KeptCity, packed: ArrayBuffer): Promise<void> {
  // Headers are Latin letters.
  const headers = { [cityHeader]: encodeURIComponent(JSON.stringify(city)) };
  await (await caches.open(pocketCache)).put(cityKey, new Response(packed, { headers }));
}

function readHeader({ headers }: Response): KeptCity | null {
  const city = JSON.parse(decodeURIComponent(headers.get(cityHeader) ?? 'null')) as KeptCity | null;
  return city?.format === keptFormat ? city : null;
}

async function pack(contents: KeptContents): Promise<ArrayBuffer> {
  const text = new Blob([JSON.stringify(contents)]).stream();
  return new Response(text.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
}
