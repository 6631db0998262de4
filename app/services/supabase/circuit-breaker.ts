type CircuitBreakerOptions = {
  /** So many failures in a row open it. */
  failuresToOpen: number;
  /** After this long one asker is let through to see. */
  pauseMs: number;
  now?: () => number;
};

/**
 * Whether it is worth asking a backend. Closed: everybody may. Open: nobody, for `pauseMs`. Then
 * half open: one may, and a success closes it, a failure opens it for another pause. One who never
 * says how it went, because its request was cancelled, holds the next up for a pause and no longer.
 */
export type CircuitBreaker = {
  /** Whether this asker may ask now; true for one in half-open state. */
  mayAsk(): boolean;
  noteSuccess(): void;
  noteFailure(): void;
  /** One silence is enough: each further one would cost somebody the whole time-out. */
  noteSilence(): void;
};

/** Plain data and no promise, so that all requests of an isolate can share it. */
export function createCircuitBreaker({
  failuresToOpen,
  pauseMs,
  now = Date.now,
}: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0;
  /** null: closed. In the past: half open. */
  let openUntilMs: number | null = null;

  function open() {
    openUntilMs = now() + pauseMs;
  }

  return {
    mayAsk() {
      if (openUntilMs === null) return true;
      if (now() < openUntilMs) return false;
      open();
      return true;
    },
    noteSuccess() {
      failures = 0;
      openUntilMs = null;
    },
    noteFailure() {
      failures += 1;
      if (failures >= failuresToOpen || openUntilMs !== null) open();
    },
    noteSilence: open,
  };
}
