import type { CircuitBreaker } from './circuit-breaker.ts';
import { createResilientFetch } from './resilient-fetch.ts';

type BudgetedFetchOptions = {
  breaker: CircuitBreaker;
  budgetMs: number;
  /** Asks, and asks again; given up when the budget is used up. */
  ask?: typeof fetch;
};

/** The backend has just failed others, so it was not asked. */
class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

/** A gateway's word that what is behind it does not answer. */
const gatewayFailures = new Set([502, 503, 504]);

/**
 * A fetch for what one request asks the backend: all its questions together, with their retries and
 * with reading what comes, may take `budgetMs` from the first on. While the breaker is open the
 * request asks nothing at all; a request that is let through is with all its questions, since a page
 * is made of several. Make one a request.
 * @throws CircuitOpenError; TimeoutError when the budget is used up; what the last attempt threw
 */
export function createBudgetedFetch({
  breaker,
  budgetMs,
  ask = createResilientFetch(),
}: BudgetedFetchOptions): typeof fetch {
  let deadline: AbortSignal | null = null;
  let hasAnswered = false;

  return async function budgetedFetch(input, init) {
    if (deadline === null) {
      if (!breaker.mayAsk()) throw new CircuitOpenError();
      deadline = AbortSignal.timeout(budgetMs);
    }
    const request = new Request(input, init);
    try {
      const response = await askUntil(deadline, request);
      if (gatewayFailures.has(response.status)) {
        breaker.noteFailure();
        return response;
      }
      hasAnswered = true;
      breaker.noteSuccess();
      return response;
    } catch (error) {
      noteError(request.signal, deadline);
      throw error;
    }
  };

  function noteError(asker: AbortSignal, deadline: AbortSignal) {
    // Slow answers to other questions may have left too little time for this one.
    if (deadline.aborted && !hasAnswered) breaker.noteSilence();
    else if (deadline.aborted || !asker.aborted) breaker.noteFailure();
  }

  /** With its body: a backend that begins to answer and then falls silent is silent. */
  async function askUntil(deadline: AbortSignal, request: Request): Promise<Response> {
    const signal = AbortSignal.any([request.signal, deadline]);
    const response = await ask(new Request(request, { signal }));
    const hasBody = response.body !== null;
    return new Response(hasBody ? await response.arrayBuffer() : null, response);
  }
}
