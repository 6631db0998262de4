import type { ClientInstrumentation } from 'react-router';
import { readStoredText, storeText } from '../storage/stored.ts';
import { openDocument } from './stalled-navigation.ts';

/**
 * Dispatched on `window` when code loaded on demand, such as a screen's, fails to load. A listener
 * calls `event.preventDefault()` when it handles the failure; otherwise the import throws, and for
 * a screen the error screen appears.
 */
const loadErrorEvent = 'mainstreet:loaderror';

type LoadErrorEvent = CustomEvent<{
  error: unknown;
  /** The URL of the screen's code; null for an optional part of a screen. */
  screenUrl: string | null;
}>;

/**
 * Vite's event for its own imports; vite.config.ts makes React Router dispatch it for screens too.
 */
type PreloadErrorEvent = Event & { payload: unknown; screenUrl?: string };

const loadErrors = new WeakSet<object>();

/** Returns whether an error means that code failed to load, which only a document load can fix. */
export function isLoadError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && loadErrors.has(error);
}

/**
 * Translates Vite's event into `loadErrorEvent`, so that other modules need not know the bundler.
 */
export function raiseLoadErrors() {
  addEventListener('vite:preloadError', (event) => {
    const { payload, screenUrl = null } = event as PreloadErrorEvent;
    if (typeof payload === 'object' && payload !== null) loadErrors.add(payload);
    const detail = { error: payload, screenUrl };
    const ours = new CustomEvent(loadErrorEvent, { cancelable: true, detail });
    if (!dispatchEvent(ours)) event.preventDefault();
  });
}

/** Session storage key of the last reload: the code's URL and the page's address. */
const storageKey = 'mainstreet.reloaded';

let destination: string | null = null;

/**
 * Records a navigation's target before its code is requested: the address bar does not show it yet,
 * and React reports it only later, when missing code may already have failed.
 */
export const recordDestination: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(navigate, { to }) {
        const href = typeof to === 'string' ? to : null;
        destination = href;
        await navigate();
        if (destination === href) destination = null;
      },
    });
  },
};

/**
 * Reloads when a screen's code is missing, as when an open page outlives a deployment: the address
 * is then loaded from the server, which has the new files. Reloads once per address and file, whose
 * name contains the build's hash: code missing for another reason ends in the error screen and not
 * in a loop. When the network has failed, the current screen stays.
 */
export function reloadOnLoadError() {
  addEventListener(loadErrorEvent, (event) => {
    const { screenUrl } = (event as LoadErrorEvent).detail;
    if (event.defaultPrevented || screenUrl === null) return;
    const href = destination ?? location.pathname + location.search;
    if (navigator.onLine && !claimReload(`${screenUrl} ${href}`)) return;
    event.preventDefault();
    void openDocument(href);
  });
}

/** Returns whether this attempt differs from the last; false without storage, to prevent a loop. */
function claimReload(attempt: string): boolean {
  const last = readStoredText('sessionStorage', storageKey);
  return last !== attempt && storeText('sessionStorage', storageKey, attempt);
}
