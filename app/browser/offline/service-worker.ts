import { applyDifference } from '#app/domain/metro-index/make-metro-index.ts';
import type { MetroIndex, MetroIndexDifference } from '#app/domain/metro-index/metro-index.ts';
import {
  type SavedCity,
  type SavedContents,
  type MetroGuides,
  type OfflineOutcome,
  type OfflineRequest,
  isUpdateDue,
} from '#app/domain/offline/offline.ts';
import { findSavedCity, recordUpdateAttempt, readSavedCity, writeSavedCity } from './city-store.ts';
import { findFile, findShell, saveShell } from './shell-store.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** Network timeout of a document; then the stored document is shown, which says so. */
const patienceMs = 4_000;

const scope = self as unknown as WorkerScope;

// A new version of this worker waits until no page uses the old one: no skipWaiting, no reload.
scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.resolve(scope.registration.navigationPreload?.enable()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate' && isScreen(pathname)) {
    event.respondWith(answerNavigation(event));
    return;
  }
  if (pathname.startsWith('/assets/')) {
    event.respondWith(findFile(request).then((saved) => saved ?? fetch(request)));
  }
});

scope.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(answerPage(event.data).then((outcome) => port?.postMessage(outcome)));
});

/** Returns whether a path is a screen: endpoints and files cannot be replaced by the shell. */
function isScreen(pathname: string): boolean {
  return !pathname.startsWith('/api/') && !/\.\w+$/.test(pathname);
}

/** Returns the network's response of any status; the stored shell on failure or timeout. */
async function answerNavigation(event: FetchEvent): Promise<Response> {
  const network = fetchFromNetwork(event);
  const answer = await Promise.race([network.catch(() => null), afterPatience()]);
  if (answer) {
    event.waitUntil(updateWhenDue());
    return answer;
  }
  return (await findShell()) ?? network;
}

async function fetchFromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, null));
}

/** Runs a page's request and returns its outcome. */
async function answerPage(request: OfflineRequest): Promise<OfflineOutcome> {
  try {
    const city = request.action === 'save' ? await save(request.slug) : await update();
    return { outcome: 'saved', city };
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return { outcome: isFull ? 'no_room' : 'no_network' };
  }
}

let isUpdating = false;

/** Updates the stored metro when it is a day old. A failed update is retried an hour later. */
async function updateWhenDue(): Promise<void> {
  if (isUpdating) return;
  isUpdating = true;
  try {
    const city = await findSavedCity();
    if (city && isUpdateDue(city, new Date())) {
      await recordUpdateAttempt(new Date());
      await update();
    }
  } catch {
    // The offline screen shows how old the stored data is.
  } finally {
    isUpdating = false;
  }
}

async function save(slug: string): Promise<SavedCity> {
  await saveShell();
  return writeSavedCity(await fetchContents(slug, fetchIndex(slug)), new Date());
}

/** Updates the document first, because it must be able to read the data written afterwards. */
async function update(): Promise<SavedCity> {
  const saved = await readSavedCity();
  if (!saved) throw new TypeError('There is nothing to update');
  await saveShell();
  const { city, contents } = saved;
  return writeSavedCity(await fetchContents(city.slug, fetchNewerIndex(contents)), new Date());
}

async function fetchContents(slug: string, ofIndex: Promise<MetroIndex>): Promise<SavedContents> {
  const [index, guides, vocabulary] = await Promise.all([
    ofIndex,
    fetchGuides(slug),
    fetchJson<SavedContents['vocabulary']>('/api/vocabulary.json'),
  ]);
  return { index, guides, vocabulary };
}

async function fetchNewerIndex({ index }: SavedContents): Promise<MetroIndex> {
  const { slug } = index.metro;
  const newer = await fetchJson<MetroIndex | MetroIndexDifference>(
    `/api/metros/${slug}/index.json?since=${index.version}`,
  );
  if (!('since' in newer)) return newer;
  return applyDifference(index, newer) ?? fetchIndex(slug);
}

function fetchIndex(slug: string): Promise<MetroIndex> {
  return fetchJson<MetroIndex>(`/api/metros/${slug}/index.json`);
}

async function fetchGuides(slug: string): Promise<SavedContents['guides']> {
  return (await fetchJson<MetroGuides>(`/api/metros/${slug}/guides.json`)).guides;
}

async function fetchJson<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`);
  return response.json();
}
