import type { ClientInstrumentation } from 'react-router';
import { openDocument } from '../navigation/stalled-navigation.ts';
import { type LoadErrorEvent, loadErrorEvent } from './load-error.ts';

/** Remembers for which code and address the page was loaded anew. */
const storageKey = 'mainstreet.reloaded';

let destination: string | null = null;

/**
 * Notes where a navigation leads, which the address bar does not say yet, before its code is asked
 * for: React tells of it later, and code that is missing may be known to be so by then.
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
 * After a deployment an open page asks for screens that are gone. Their address is then loaded from
 * the server, which knows the new ones. Once for each address and file, whose name has the build's
 * hash: a screen that is missing for another reason ends in the error screen and not in a loop.
 * Where the network is what is missing, the screen that stands stays.
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

/** Whether this is the first time; without storage nobody could tell, so then it never is. */
function claimReload(attempt: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === attempt) return false;
    sessionStorage.setItem(storageKey, attempt);
    return true;
  } catch {
    return false;
  }
}
