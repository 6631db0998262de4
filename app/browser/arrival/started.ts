const event = 'mainstreet:started';

/** React has taken the page over; what only a browser knows is shown with the next rendering. */
export function announceStart() {
  setTimeout(() => document.dispatchEvent(new Event(event)));
}

/** Does something when React has taken the page over; it has not yet. */
export function whenStarted(act: () => void) {
  document.addEventListener(event, act, { once: true });
}
