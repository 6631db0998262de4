import { isRouteErrorResponse } from 'react-router';
import { notify } from '../toasts/toast-store.ts';

/** A navigation that the network does not let through; the screen before it stands meanwhile. */
export type StalledNavigation = {
  isOffline: boolean;
  /** Whether the screen's code is missing, which only a new document asks for again. */
  needsDocument: boolean;
};

let stalled: StalledNavigation | null = null;
let shownHref: string | null = null;
const listeners = new Set<() => void>();

/** The navigation that waits for the network; for React's useSyncExternalStore. */
export const stalledStore = {
  get: () => stalled,
  getOnServer: () => null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The screen of this address is there to be seen. */
export function noteShownScreen(href: string) {
  shownHref = href;
  if (stalled !== null) set(null);
}

type Attempt = { url: URL; signal: AbortSignal; errors: unknown[] };

/**
 * Keeps a navigation that failed in the network from ending in an error screen: it stays under way,
 * which for the router is as if nobody had answered yet, until another one takes its place.
 */
export async function stallNavigation({ url, signal, errors }: Attempt): Promise<void> {
  const isNavigation = shownHref !== null && url.pathname + url.search !== shownHref;
  if (!isNavigation || signal.aborted) return;
  // The Worker may have a copy of the document where it has none of its data.
  if (errors.some(isAway)) return leaveFor(url.pathname + url.search, signal);
  if (!errors.some(isNetworkFailure)) return;
  const own = stall({ needsDocument: false });
  await untilAborted(signal);
  if (stalled === own) set(null);
}

async function leaveFor(href: string, signal: AbortSignal): Promise<void> {
  await openDocument(href);
  await untilAborted(signal);
}

function untilAborted(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}

function isAway(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 503;
}

/** Leaves for an address by a new document, or stalls: one that does not come takes the screen away. */
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
  set(own);
  notify('connectionError');
  return own;
}

/** What a fetch says that failed, in Chromium, Firefox and Safari. */
const fetchFailures = /failed to fetch|networkerror|load failed/i;

function isNetworkFailure(error: unknown): boolean {
  return !navigator.onLine || (error instanceof TypeError && fetchFailures.test(error.message));
}

function set(next: StalledNavigation | null) {
  stalled = next;
  for (const listener of listeners) listener();
}
