import { offlineCache } from '#app/config/offline.ts';

/** The document that shows the stored metro when the network fails. */
const shellAddress = '/offline';
/** Build files in a document. Their names have a content hash: stored files never become stale. */
const namedFile = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;
/** Static imports of a built module. */
const importedFile = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g;
/** What a built module loads on demand. */
const requestedFile = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g;
/** The stored screens: what they load on demand must be there too, such as the vocabulary of search. */
const storedScreens = /^\/assets\/offline-/;

/**
 * Stores the document and all files it needs. Stores the files first and the document last, and
 * only then deletes unused files, so that an interruption leaves a complete set.
 * @throws TypeError without a network, DOMException QuotaExceededError when storage is full
 */
export async function saveShell(): Promise<void> {
  const cache = await caches.open(offlineCache);
  const document = await fetchFile(shellAddress);
  const html = await document.clone().text();
  const files = await saveFiles(cache, findNamedFiles(html));
  await cache.put(shellAddress, document);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/assets/') && !files.has(pathname)) await cache.delete(url);
  }
}

/**
 * Returns the stored document with its original headers, including its CSP; undefined without one.
 */
export async function findShell(): Promise<Response | undefined> {
  return caches.match(shellAddress, { cacheName: offlineCache });
}

/** Returns a stored build file, or undefined. */
export async function findFile(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: offlineCache });
}

function findNamedFiles(html: string): string[] {
  return html.match(namedFile) ?? [];
}

/** Stores files and what they import; files stored already are not fetched again. */
async function saveFiles(cache: Cache, addresses: string[]): Promise<Set<string>> {
  const files = new Set(addresses);
  // Iterating a Set includes the items added during the iteration.
  for (const address of files) {
    const saved = (await cache.match(address)) ?? (await fetchAndSave(cache, address));
    if (!address.endsWith('.js')) continue;
    const script = await saved.text();
    const patterns = [importedFile, ...(storedScreens.test(address) ? [requestedFile] : [])];
    for (const [, name] of patterns.flatMap((pattern) => [...script.matchAll(pattern)])) {
      files.add(`/assets/${name}`);
    }
  }
  return files;
}

async function fetchAndSave(cache: Cache, address: string): Promise<Response> {
  const response = await fetchFile(address);
  await cache.put(address, response.clone());
  return response;
}

async function fetchFile(address: string): Promise<Response> {
  // Bypasses the HTTP cache for the document, whose URL has no content hash.
  const response = await fetch(address, address === shellAddress ? { cache: 'no-cache' } : {});
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`);
  return response;
}
