import { startTransition, useEffect, useState } from 'react';
import { minuteMs } from '#app/domain/text/text.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Returns the current minute. While hydrating it is the server's render time, so that both sides
 * agree; then the browser's time, updated every minute in a transition, so that re-rendering a long
 * list does not block the browser. `renderedAt` is in milliseconds.
 */
export function useNow(renderedAt: number): Date {
  const [now, setNow] = useState(minuteOf(renderedAt));
  useEffect(() => {
    const tick = () => startTransition(() => setNow(minuteOf(Date.now())));
    tick();
    return subscribe(tick);
  }, []);
  return new Date(now);
}

function minuteOf(ms: number): number {
  return Math.floor(ms / minuteMs) * minuteMs;
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
    minuteOf(Date.now()) + minuteMs - Date.now(),
  );
}
