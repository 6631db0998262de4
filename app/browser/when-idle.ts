/** What browsers without idle callbacks (Safari) wait instead, in milliseconds. */
const patienceMs = 300;

/** Does some work when the page has nothing better to do; returns the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, patienceMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(request);
}

/** Loads code once the page is idle; on the server, which never is, at once. */
export function importWhenIdle<T>(load: () => Promise<T>): Promise<T> {
  if (typeof document === 'undefined') return load();
  return new Promise((resolve, reject) => {
    whenIdle(() => void load().then(resolve, reject));
  });
}

/** Does some work once the page is somebody's visit, loaded, and has nothing better to do. */
export function whenVisited(work: () => void) {
  afterActivation(() => whenLoaded(work));
}

/** Does some work once the page is loaded, be it on suspicion, and has nothing better to do. */
export function whenLoaded(work: () => void) {
  if (document.readyState === 'complete') {
    whenIdle(work);
    return;
  }
  addEventListener('load', () => whenIdle(work), { once: true });
}

/** A page that the browser rendered on suspicion is nobody's visit until it is opened. */
function afterActivation(work: () => void) {
  if (!('prerendering' in document) || !document.prerendering) {
    work();
    return;
  }
  document.addEventListener('prerenderingchange', work, { once: true });
}
