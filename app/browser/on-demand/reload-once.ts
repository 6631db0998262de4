import type { ClientInstrumentation } from 'react-router';
import { openDocument } from '../navigation/stalled-navigation.ts';
import { type LoadErrorEvent, loadErrorEvent } from './load-error.ts';

/** Session storage key of the last reload: the code's URL and the page's address. */
const storageKey = 'mainstreet.reloaded';

let destination: string | null = null;

/**
 * Records a navigation's target before its code is requested: the address bar does not show it yet,
 * and React reports it only later, when missing code may already have failed.
 */
export const noteDestinations: ClientInstrumentation = {
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
  try {
    if (sessionStorage.getItem(storageKey) === attempt) return false;
    sessionStorage.setItem(storageKey, attempt);
    return true;
  } catch {
    return false;
  }
}
