import type { PocketRequest } from '#app/domain/pocket/pocket.ts';

type Lasting = { waitUntil: (work: Promise<unknown>) => void };

/** What each event of a service worker brings, of those that are listened to here. */
type WorkerEvents = {
  install: Lasting;
  activate: Lasting;
  fetch: Lasting & {
    request: Request;
    preloadResponse: Promise<Response | undefined>;
    respondWith: (response: Promise<Response>) => void;
  };
  message: Lasting & { data: PocketRequest; ports: readonly MessagePort[] };
};

/**
 * The scope of a service worker, as far as it is used: TypeScript has it in a library that cannot
 * stand beside that of pages.
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
