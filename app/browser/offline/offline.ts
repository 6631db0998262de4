import { trustScriptUrl } from '#app/browser/trusted-types.ts';
import { offlineCache } from '#app/config/offline.ts';
import type { PublicConfig } from '#app/config/public-env.ts';
import { isOnForEverybody } from '#app/config/settings.ts';
import type { OfflineOutcome, OfflineRequest } from '#app/domain/offline/offline.ts';
import { findSavedCity } from './city-store.ts';

const workerAddress = '/sw.js';
/** Time limit for loading a metro and the files of its screens on a slow network. */
const longestMs = 120_000;

/**
 * Stores a metro on this device in place of the previous one. Only `saveCity` and `updateCity`,
 * called on a user's tap, register the service worker.
 */
export async function saveCity(slug: string): Promise<OfflineOutcome> {
  return doInWorker({ action: 'save', slug });
}

/** Runs immediately the update that the service worker runs once a day. */
export async function updateCity(): Promise<OfflineOutcome> {
  return doInWorker({ action: 'update' });
}

/** Deletes all stored data and unregisters the service worker; the next page loads without it. */
export async function removeCity(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await caches.delete(offlineCache);
}

async function doInWorker(request: OfflineRequest): Promise<OfflineOutcome> {
  try {
    if (!(await isSwitchedOn())) {
      await removeCity();
      return { outcome: 'off' };
    }
    await navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    const answer = await postToWorker(active, request);
    if (answer.outcome !== 'saved' && request.action === 'save') await removeUnlessSaved();
    return answer;
  } catch (error) {
    return { outcome: error instanceof DOMException ? 'refused' : 'no_network' };
  }
}

/** Unregisters the worker and deletes the cache if no metro is stored. */
async function removeUnlessSaved(): Promise<void> {
  if ((await findSavedCity()) === null) await removeCity();
}

async function isSwitchedOn(): Promise<boolean> {
  const response = await fetch('/api/config');
  if (!response.ok) throw new TypeError(`/api/config answered ${response.status}`);
  const { flags: set } = await response.json<PublicConfig>();
  return isOnForEverybody('offline', set);
}

/** Returns the worker's URL as the TrustedScriptURL that the CSP requires. */
function trustedAddress(): string {
  trusted ??= trustScriptUrl('service-worker', workerAddress);
  return trusted;
}

let trusted: string | null = null;

function postToWorker(
  worker: ServiceWorker | null,
  request: OfflineRequest,
): Promise<OfflineOutcome> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data as OfflineOutcome));
    port1.start();
    setTimeout(resolve, longestMs, { outcome: 'no_network' });
    worker?.postMessage(request, [port2]);
  });
}
