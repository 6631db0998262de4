import type { CircuitBreaker } from './circuit-breaker.ts';
import { createResilientFetch } from './resilient-fetch.ts';

type BudgetedFetchOptions = {
  breaker: CircuitBreaker;
  budgetMs: number;
  /** When the request has to do without, unless it begins to ask less than `leastMs` before. */
  latestAtMs?: number;
  leastMs?: number;
  /** Asks, and asks again; given up when the budget is used up. */
  ask?: typeof fetch;
  now?: () => number;
};

/** The backend has just failed others, so it was not asked. */
class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

/** A gateway's word that what is behind it does not answer. */
const gatewayFailures = new Set([502, 503, 504]);

/**
 * A fetch for what one request asks the backend: all its questions together, with their retries and
 * with reading what comes, may take `budgetMs` from the first on, and no longer than until `latestAtMs`. While the breaker is open the
 * request asks nothing at all; a request that is let through is with all its questions, since a page
 * is made of several. Make one a request.
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
      // Who had less than the whole budget cannot tell a slow backend from a silent one.
      if (deadline.aborted && isWhole) breaker.noteSilence(startedAtMs);
      else if (!request.signal.aborted) breaker.noteFailure();
      throw error;
    }
  };

  /** With its body: a backend that begins to answer and then falls silent is silent. */
  async function askUntil(deadline: AbortSignal, request: Request): Promise<Response> {
    const signal = AbortSignal.any([request.signal, deadline]);
    const response = await ask(new Request(request, { signal }));
    const hasBody = response.body !== null;
    return new Response(hasBody ? await response.arrayBuffer() : null, response);
  }
}
