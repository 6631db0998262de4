const event = 'mainstreet:started';

/** Announces that React has hydrated the page; browser-only content appears in the next render. */
export function announceStart() {
  setTimeout(() => document.dispatchEvent(new Event(event)));
}

/** Calls `act` once when React has hydrated the page. Call it before hydration. */
export function whenStarted(act: () => void) {
  document.addEventListener(event, act, { once: true });
}
