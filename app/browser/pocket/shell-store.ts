import { pocketCache } from '#app/config/pocket.ts';

/** The document that shows what is kept, wherever the network fails. */
const shellAddress = '/offline';
/** Files of the build in a document: each is named by what is in it, so one that is kept stays right. */
const namedFile = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;
/** What a module of the build imports before it runs; not what it loads on demand. */
const importedFile = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g;

/**
 * Keeps the document and all that it needs. The files come first and the document last, and only then
 * those go that it does not need: whenever this breaks off, what stands there is whole.
 * @throws TypeError without a network, DOMException QuotaExceededError where there is no room
 */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(pocketCache);
  const document = await fetchFile(shellAddress);
  const html = await document.clone().text();
  const files = await keepFiles(cache, findNamedFiles(html));
  await cache.put(shellAddress, document);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/assets/') && !files.has(pathname)) await cache.delete(url);
  }
}

/** The document, where a metro is kept; its headers are those it came with, its policy among them. */
export async function findShell(): Promise<Response | undefined> {
  return caches.match(shellAddress, { cacheName: pocketCache });
}

/** A file of the build, if it is kept. */
export async function findFile(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: pocketCache });
}

function findNamedFiles(html: string): string[] {
  return html.match(namedFile) ?? [];
}

/** Keeps files and what they import; what is kept already is not asked for again. */
async function keepFiles(cache: Cache, addresses: string[]): Promise<Set<string>> {
  const files = new Set(addresses);
  // A set is walked with what is added on the way.
  for (const address of files) {
    const kept = (await cache.match(address)) ?? (await fetchAndKeep(cache, address));
    if (!address.endsWith('.js')) continue;
    const script = await kept.text();
    for (const [, name] of script.matchAll(importedFile)) files.add(`/assets/${name}`);
  }
  return files;
}

async function fetchAndKeep(cache: Cache, address: string): Promise<Response> {
  const response = await fetchFile(address);
  await cache.put(address, response.clone());
  return response;
}

async function fetchFile(address: string): Promise<Response> {
  // Past the browser's own copies where the address says nothing about what is in it.
  const response = await fetch(address, address === shellAddress ? { cache: 'no-cache' } : {});
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`);
  return response;
}
