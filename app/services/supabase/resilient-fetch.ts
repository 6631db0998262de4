import { backendCalls } from '#app/config/limits.ts';

type ResilientFetchOptions = {
  timeoutMs?: number;
  /** Resolves after so many milliseconds; tests do not wait. */
  sleep?: (ms: number) => Promise<void>;
  /** 0 to 1, for the jitter. */
  random?: () => number;
};

/** The gateway could not reach the server, or the server was too slow: it may have acted. */
const gatewayFailures = new Set([502, 504]);

/**
 * A fetch for the backend by the specification, sections 7 and 9: each attempt times out after
 * 10 s, there are 3, and between them 250 ms x 2^(n-1) plus up to 100 ms pass. Nothing is written
 * twice: what is not safe to repeat is repeated only after a 503, by which a server says that it
 * has not acted.
 * @throws what the last attempt threw; the caller's own abort at once
 */
export function createResilientFetch(options: ResilientFetchOptions = {}): typeof fetch {
  const { sleep = wait, random = Math.random, timeoutMs = backendCalls.timeoutMs } = options;

  return async function resilientFetch(input, init) {
    const request = new Request(input, init);
    for (let made = 1; ; made += 1) {
      const outcome = await attempt(request).catch((error: unknown) => new Failure(error));
      const isLast = made === backendCalls.attempts;
      if (!(outcome instanceof Failure)) {
        if (isLast || !mayRepeatAfterStatus(request, outcome.status)) {
          return outcome;
        }
      } else if (isLast || request.signal.aborted || !isSafeToRepeat(request)) {
        throw outcome.cause;
      }
      await sleep(backendCalls.backoffMs * 2 ** (made - 1) + random() * backendCalls.jitterMs);
    }
  };

  function attempt(request: Request): Promise<Response> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([request.signal, timeout]);
    // Cloudflare's type of a clone is not the type of what it clones.
    return fetch(request.clone() as Request, { signal });
  }
}

/** A thrown value, told apart from a Response. */
class Failure {
  readonly cause: unknown;

  constructor(cause: unknown) {
    this.cause = cause;
  }
}

/** HTTP's idempotent methods, and PostgREST's upsert, which says by itself what a second one does. */
function isSafeToRepeat({ method, headers }: Request): boolean {
  return (
    ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'].includes(method) ||
    (headers.get('Prefer')?.includes('resolution=') ?? false)
  );
}

function mayRepeatAfterStatus(request: Request, status: number): boolean {
  return status === 503 || (gatewayFailures.has(status) && isSafeToRepeat(request));
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
