import { isRouteErrorResponse } from 'react-router';
import { createStore } from '../store.ts';
import { notify } from '../toasts/toast-store.ts';

/** A navigation blocked by a network failure; the previous screen stays visible. */
export type StalledNavigation = {
  isOffline: boolean;
  /** Whether the screen's code failed to load, which only a document load can fix. */
  needsDocument: boolean;
};

export const stalledStore = createStore<StalledNavigation | null>(null);
let shownHref: string | null = null;

/** Records that the screen at this address is shown; ends a stalled navigation. */
export function recordShownScreen(href: string) {
  shownHref = href;
  if (stalledStore.get() !== null) stalledStore.set(null);
}

type Attempt = { url: URL; signal: AbortSignal; errors: unknown[] };

/**
 * Keeps a navigation that failed on the network from ending in an error screen: it stays pending
 * for the router, as if the server had not answered, until another navigation aborts it.
 */
export async function stallNavigation({ url, signal, errors }: Attempt): Promise<void> {
  const isNavigation = shownHref !== null && url.pathname + url.search !== shownHref;
  if (!isNavigation || signal.aborted) return;
  // On a 503 the Worker may have a cached document even without its data.
  if (errors.some(isUnavailable)) return leaveFor(url.pathname + url.search, signal);
  if (!errors.some(isNetworkFailure)) return;
  const own = stall({ needsDocument: false });
  await untilAborted(signal);
  if (stalledStore.get() === own) stalledStore.set(null);
}

async function leaveFor(href: string, signal: AbortSignal): Promise<void> {
  await openDocument(href);
  await untilAborted(signal);
}

function untilAborted(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}

function isUnavailable(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 503;
}

/**
 * Loads an address as a new document. Checks by a HEAD request first and stalls if it fails,
 * because a failed document load would replace the current screen.
 */
export async function openDocument(href: string): Promise<void> {
  try {
    await fetch(href, { method: 'HEAD' });
  } catch {
    stall({ needsDocument: true });
    return;
  }
  location.assign(href);
}

function stall({ needsDocument }: Pick<StalledNavigation, 'needsDocument'>): StalledNavigation {
  const own = { isOffline: !navigator.onLine, needsDocument };
  stalledStore.set(own);
  notify('connectionError');
  return own;
}

/** Messages of a failed fetch in Chromium, Firefox and Safari. */
const fetchFailures = /failed to fetch|networkerror|load failed/i;

function isNetworkFailure(error: unknown): boolean {
  return !navigator.onLine || (error instanceof TypeError && fetchFailures.test(error.message));
}
