import { offlineCache } from '#app/config/offline.ts';
import type { WorkerScope } from './worker-scope.ts';

/**
 * Served in place of the service worker while super admins have switched it off: replaces the old
 * one at once, deletes the cache and unregisters itself. It handles no requests and reloads no
 * page.
 */
const scope = self as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  await caches.delete(offlineCache);
  await scope.registration.unregister();
}
