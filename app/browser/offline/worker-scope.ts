import type { OfflineRequest } from '#app/domain/offline/offline.ts';

type Lasting = { waitUntil: (work: Promise<unknown>) => void };

/** The service worker events used here, with the parts that are read. */
type WorkerEvents = {
  install: Lasting;
  activate: Lasting;
  fetch: Lasting & {
    request: Request;
    preloadResponse: Promise<Response | undefined>;
    respondWith: (response: Promise<Response>) => void;
  };
  message: Lasting & { data: OfflineRequest; ports: readonly MessagePort[] };
};

/**
 * The parts of ServiceWorkerGlobalScope used here: TypeScript's WebWorker library conflicts with
 * its DOM library.
 */
export type WorkerScope = {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  registration: {
    unregister: () => Promise<boolean>;
    navigationPreload?: { enable: () => Promise<void> };
  };
  skipWaiting: () => Promise<void>;
};

export type FetchEvent = WorkerEvents['fetch'];
