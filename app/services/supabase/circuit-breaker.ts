type CircuitBreakerOptions = {
  /** This many consecutive failures open it. */
  failuresToOpen: number;
  /** After this time one caller is let through as a test. */
  pauseMs: number;
  now?: () => number;
};

/**
 * Decides whether to call a backend. Closed: everybody may. Open: nobody may, for `pauseMs`. Then
 * half open: one caller may; a success closes it, a failure opens it for another pause. A caller
 * that never reports, because its request was cancelled, delays the next by one pause only.
 */
export type CircuitBreaker = {
  /** Returns whether this caller may call now; true for one caller in half-open state. */
  mayAsk(): boolean;
  noteSuccess(): void;
  noteFailure(): void;
  /**
   * Reports a time-out of a call made at `sinceMs`. Without a success since then, one opens the
   * breaker: each further one would cost a caller the whole time-out. After a success the backend
   * is only slow.
   */
  noteSilence(sinceMs: number): void;
};

/** Plain data and no promise, so that all requests of an isolate can share it. */
export function createCircuitBreaker({
  failuresToOpen,
  pauseMs,
  now = Date.now,
}: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0;
  let succeededAtMs = -Infinity;
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
      succeededAtMs = now();
      openUntilMs = null;
    },
    noteFailure() {
      failures += 1;
      if (failures >= failuresToOpen || openUntilMs !== null) open();
    },
    noteSilence(sinceMs) {
      if (succeededAtMs <= sinceMs) open();
    },
  };
}
