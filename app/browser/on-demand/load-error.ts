/**
 * Dispatched on `window` when code loaded on demand, such as a screen's, fails to load. A listener
 * calls `event.preventDefault()` when it handles the failure; otherwise the import throws, and for
 * a screen the error screen appears.
 */
export const loadErrorEvent = 'mainstreet:loaderror';

export type LoadErrorEvent = CustomEvent<{
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
