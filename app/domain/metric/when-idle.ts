/** Safari has no idle callback; by then its load event is past. */
const withoutIdleCallbackMs = 1_000;

/** Does something once the page is shown, loaded and has nothing better to do. */
export function whenIdle(work: () => void) {
  afterActivation(() => {
    if (document.readyState === 'complete') {
      idle(work);
      return;
    }
    addEventListener('load', () => idle(work), { once: true });
  });
}

/** A page that the browser rendered on suspicion is nobody's visit until it is opened. */
function afterActivation(work: () => void) {
  if (!('prerendering' in document) || !document.prerendering) {
    work();
    return;
  }
  document.addEventListener('prerenderingchange', work, { once: true });
}

function idle(work: () => void) {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(work);
    return;
  }
  setTimeout(work, withoutIdleCallbackMs);
}
