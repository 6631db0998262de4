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
