import { createResilientFetch } from './resilient-fetch.ts';

type BudgetedFetchOptions = {
  breaker: CircuitBreaker;
  budgetMs: number;
  /** The deadline of the request, unless its first call starts less than `minMs` before. */
  latestAtMs?: number;
  minMs?: number;
  /** Fetches with retries; aborted when the budget is used up. */
  baseFetch?: typeof fetch;
  now?: () => number;
};

/** The backend has just failed for others, so it was not called. */
class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

/** Statuses by which a gateway says that the server behind it does not respond. */
const gatewayFailures = new Set([502, 503, 504]);

/**
 * A fetch for the backend calls of one request: all of them together, with retries and reading the
 * bodies, may take `budgetMs` from the first call, and no longer than until `latestAtMs`. While the
 * circuit breaker is open, the request makes no calls; if it may make one, it may make all, because
 * a page needs several. Create one for each request.
 * @throws CircuitOpenError; TimeoutError when the budget is used up; what the last attempt threw
 */
export function createBudgetedFetch({
  breaker,
  budgetMs,
  latestAtMs = Infinity,
  minMs = 0,
  baseFetch = createResilientFetch(),
  now = Date.now,
}: BudgetedFetchOptions): typeof fetch {
  let deadline: AbortSignal | null = null;
  let startedAtMs = 0;
  let hasFailed = false;

  return async function budgetedFetch(input, init) {
    if (deadline === null) {
      if (!breaker.mayAsk()) throw new CircuitOpenError();
      startedAtMs = now();
      const leftMs = Math.max(minMs, latestAtMs - startedAtMs);
      deadline = AbortSignal.timeout(Math.min(budgetMs, leftMs));
    }
    const request = new Request(input, init);
    try {
      const response = await fetchUntil(deadline, request);
      if (gatewayFailures.has(response.status)) recordFailure();
      else breaker.recordSuccess();
      return response;
    } catch (error) {
      if (!request.signal.aborted) recordFailure();
      throw error;
    }
  };

  /** Once per request: its calls share one deadline, and one slow page must not open the breaker. */
  function recordFailure() {
    if (!hasFailed) breaker.recordFailure(startedAtMs);
    hasFailed = true;
  }

  /** Includes the body: a response that stops in the middle is a failure. */
  async function fetchUntil(deadline: AbortSignal, request: Request): Promise<Response> {
    const signal = AbortSignal.any([request.signal, deadline]);
    const response = await baseFetch(new Request(request, { signal }));
    const hasBody = response.body !== null;
    return new Response(hasBody ? await response.arrayBuffer() : null, response);
  }
}

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
type CircuitBreaker = {
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
