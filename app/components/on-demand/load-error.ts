/**
 * Raised on `window` when code that is loaded on demand, such as a screen's, cannot be loaded.
 * `event.preventDefault()` says that it is taken care of; otherwise the error is thrown where the
 * code was asked for, and for a screen the error screen shows.
 */
export const loadErrorEvent = 'mainstreet:loaderror';

export type LoadErrorEvent = CustomEvent<{
  error: unknown;
  /** Whether a screen is missing, rather than a part of one that can do without. */
  isScreen: boolean;
}>;

/** What Vite raises for its own imports, and vite.config.ts lets React Router raise for screens. */
type PreloadErrorEvent = Event & { payload: unknown; isScreen?: boolean };

/** Turns the bundler's event into ours, so that nobody else need know the bundler. */
export function raiseLoadErrors() {
  addEventListener('vite:preloadError', (event) => {
    const { payload, isScreen = false } = event as PreloadErrorEvent;
    const detail = { error: payload, isScreen };
    const ours = new CustomEvent(loadErrorEvent, { cancelable: true, detail });
    if (!dispatchEvent(ours)) event.preventDefault();
  });
}
