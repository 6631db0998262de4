type CircuitBreakerOptions = {
  /** Failures in a row that open it. */
  failuresToOpen: number;
  /** After this long, one caller may try. */
  pauseMs: number;
  now?: () => number;
};

/**
 * Decides whether to call a backend. Closed: everybody may. Open: nobody, for `pauseMs`. Then half
 * open: one caller may, and success closes it, failure opens it for another pause. A caller that
 * never reports, because its request was cancelled, blocks the next one for one pause.
 */
export type CircuitBreaker = {
  /** Returns whether this caller may call now; true for one caller in half-open state. */
  mayAsk(): boolean;
  recordSuccess(): void;
  /**
   * Reports that a call from `sinceMs` did not reach the backend, or timed out. If another call has
   * succeeded since, the backend is only slow or busy, and this does not count.
   */
  recordFailure(sinceMs: number): void;
};

/** Plain data without promises, so that all requests of an isolate can share it. */
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
    recordSuccess() {
      failures = 0;
      succeededAtMs = now();
      openUntilMs = null;
    },
    recordFailure(sinceMs) {
      if (succeededAtMs > sinceMs) return;
      failures += 1;
      if (failures >= failuresToOpen || openUntilMs !== null) open();
    },
  };
}
