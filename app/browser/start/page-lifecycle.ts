/** Delay in browsers without requestIdleCallback (Safari), in milliseconds. */
const patienceMs = 300;

/** Runs `work` when the page is idle; returns a function to cancel it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, patienceMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(request);
}

/** Loads code once the page is idle; on the server, immediately. */
export function importWhenIdle<T>(load: () => Promise<T>): Promise<T> {
  if (typeof document === 'undefined') return load();
  return new Promise((resolve, reject) => {
    whenIdle(() => void load().then(resolve, reject));
  });
}

/** Runs `work` once the page is activated (not prerendering), loaded and idle. */
export function whenVisited(work: () => void) {
  afterActivation(() => whenLoaded(work));
}

/** Runs `work` once the page is loaded and idle, even while prerendering. */
export function whenLoaded(work: () => void) {
  if (document.readyState === 'complete') {
    whenIdle(work);
    return;
  }
  addEventListener('load', () => whenIdle(work), { once: true });
}

/** Waits until a prerendered page is activated: before that it is not a visit. */
function afterActivation(work: () => void) {
  if (!('prerendering' in document) || !document.prerendering) {
    work();
    return;
  }
  document.addEventListener('prerenderingchange', work, { once: true });
}

const startedEvent = 'mainstreet:started';

/** Announces that React has hydrated the page; browser-only content appears in the next render. */
export function announceStart() {
  setTimeout(() => document.dispatchEvent(new Event(startedEvent)));
}

/** Calls `callback` once when React has hydrated the page. Call it before hydration. */
export function whenStarted(callback: () => void) {
  document.addEventListener(startedEvent, callback, { once: true });
}
