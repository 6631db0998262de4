import { answerPage, updateWhenDue } from './save-in-worker.ts';
import { findFile, findShell } from './shell-store.ts';
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
    event.respondWith(findFile(request).then((kept) => kept ?? fetch(request)));
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
  const network = askNetwork(event);
  const answer = await Promise.race([network.catch(() => null), afterPatience()]);
  if (answer) {
    event.waitUntil(updateWhenDue());
    return answer;
  }
  return (await findShell()) ?? network;
}

async function askNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, null));
}
