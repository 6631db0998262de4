/**
 * Raised on `window` when code that is loaded on demand, such as a screen's, cannot be loaded.
 * `event.preventDefault()` says that it is taken care of; otherwise the error is thrown where the
 * code was asked for, and for a screen the error screen shows.
 */
export const loadErrorEvent = 'mainstreet:loaderror';

export type LoadErrorEvent = CustomEvent<{
  error: unknown;
  /** The address of the screen's code; null for a part of a screen, which can do without. */
  screenUrl: string | null;
}>;

/** What Vite raises for its own imports, and vite.config.ts lets React Router raise for screens. */
type PreloadErrorEvent = Event & { payload: unknown; screenUrl?: string };

const loadErrors = new WeakSet<object>();

/** Whether an error says that code could not be loaded: only a new document helps then. */
export function isLoadError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && loadErrors.has(error);
}

/** Turns the bundler's event into ours, so that nobody else need know the bundler. */
export function raiseLoadErrors() {
  addEventListener('vite:preloadError', (event) => {
    const { payload, screenUrl = null } = event as PreloadErrorEvent;
    if (typeof payload === 'object' && payload !== null) loadErrors.add(payload);
    const detail = { error: payload, screenUrl };
    const ours = new CustomEvent(loadErrorEvent, { cancelable: true, detail });
    if (!dispatchEvent(ours)) event.preventDefault();
  });
}
