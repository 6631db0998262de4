import type { CircuitBreaker } from './circuit-breaker.ts';
import { createResilientFetch } from './resilient-fetch.ts';

type BudgetedFetchOptions = {
  breaker: CircuitBreaker;
  budgetMs: number;
  /** The deadline of the calls, unless the first starts less than `leastMs` before it. */
  latestAtMs?: number;
  leastMs?: number;
  /** Performs the calls, including retries; aborted when the budget is used up. */
  ask?: typeof fetch;
  now?: () => number;
};

/** The circuit breaker is open, so the backend was not called. */
class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

/** Statuses of a gateway whose backend does not respond. */
const gatewayFailures = new Set([502, 503, 504]);

/**
 * Creates a fetch for all backend calls of one request. All calls together, with retries and
 * reading the bodies, may take `budgetMs` from the first on, and no longer than until `latestAtMs`.
 * The breaker decides at the first call for all of them, since a page needs several. Create one per
 * request.
 * @throws CircuitOpenError; TimeoutError when the budget is used up; what the last attempt threw
 */
export function createBudgetedFetch({
  breaker,
  budgetMs,
  latestAtMs = Infinity,
  leastMs = 0,
  ask = createResilientFetch(),
  now = Date.now,
}: BudgetedFetchOptions): typeof fetch {
  let deadline: AbortSignal | null = null;
  let startedAtMs = 0;
  let isWhole = true;

  return async function budgetedFetch(input, init) {
    if (deadline === null) {
      if (!breaker.mayAsk()) throw new CircuitOpenError();
      startedAtMs = now();
      const leftMs = Math.max(leastMs, latestAtMs - startedAtMs);
      isWhole = leftMs >= budgetMs;
      deadline = AbortSignal.timeout(Math.min(budgetMs, leftMs));
    }
    const request = new Request(input, init);
    try {
      const response = await askUntil(deadline, request);
      if (gatewayFailures.has(response.status)) breaker.noteFailure();
      else breaker.noteSuccess();
      return response;
    } catch (error) {
      // With less than the whole budget, a slow backend cannot be told from a silent one.
      if (deadline.aborted && isWhole) breaker.noteSilence(startedAtMs);
      else if (!request.signal.aborted) breaker.noteFailure();
      throw error;
    }
  };

  /** Reads the body too: a backend that stops in the middle of a response counts as silent. */
  async function askUntil(deadline: AbortSignal, request: Request): Promise<Response> {
    const signal = AbortSignal.any([request.signal, deadline]);
    const response = await ask(new Request(request, { signal }));
    const hasBody = response.body !== null;
    return new Response(hasBody ? await response.arrayBuffer() : null, response);
  }
}
