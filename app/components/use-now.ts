import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The present minute. While a page hydrates it is the time the server rendered at, so that both
 * sides agree; then the browser's own, renewed on the minute. `renderedAt` is in milliseconds.
 */
export function useNow(renderedAt: number): Date {
  return new Date(useSyncExternalStore(subscribe, currentMinute, () => renderedAt));
}

function currentMinute(): number {
  return Math.floor(Date.now() / minuteMs) * minuteMs;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) schedule();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

/** One timer for all listings of a page. */
function schedule() {
  timer = setTimeout(
    () => {
      for (const listener of listeners) listener();
      schedule();
    },
    currentMinute() + minuteMs - Date.now(),
  );
}
