import { backendCalls } from '#app/config/limits.ts';

/** Where the same requests are sent if the backend's host cannot be reached. */
export type Relay = { backendUrl: string; relayUrl: string };

type ResilientFetchOptions = {
  timeoutMs?: number;
  probeTimeoutMs?: number;
  /** Resolves after so many milliseconds, or when the signal is aborted; tests do not wait. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** 0 to 1, for the jitter. */
  random?: () => number;
  /** Without one, a network failure is final. */
  relay?: Relay;
};

/** The gateway could not reach the server, or the server was too slow: it may have acted. */
const gatewayFailures = new Set([502, 504]);

/**
 * A fetch for the backend with time-outs and retries (`backendCalls` in app/config/limits.ts): 3
 * attempts of 10 s each, with pauses of 250 ms x 2^(n-1) plus up to 100 ms. A request that is not
 * idempotent is only retried after a 503, which says that the server has not acted.
 *
 * If the last attempt fails in the network and the host does not respond to a probe either, this
 * and all later requests use the relay. A write that the host may have received does not: its error
 * is thrown, and only later requests use the relay.
 * @throws what the last attempt threw; the caller's own abort at once
 */
export function createResilientFetch(options: ResilientFetchOptions = {}): typeof fetch {
  const { sleep = wait, random = Math.random, relay } = options;
  const { timeoutMs = backendCalls.timeoutMs } = options;
  const { probeTimeoutMs = backendCalls.probeTimeoutMs } = options;
  let hasAnswered = false;
  let isBlocked = false;

  return async function resilientFetch(input, init) {
    const request = new Request(input, init);
    const canRelay = relay !== undefined && request.url.startsWith(relay.backendUrl);
    if (canRelay && isBlocked) {
      return repeat(await toRelay(request, relay));
    }
    try {
      const response = await repeat(request);
      hasAnswered = true;
      return response;
    } catch (error) {
      if (!canRelay || request.signal.aborted || (await answers(relay.backendUrl))) {
        throw error;
      }
      return sendByRelay(request, relay, error);
    }
  };

  async function repeat(request: Request): Promise<Response> {
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
      const pauseMs = backendCalls.backoffMs * 2 ** (made - 1) + random() * backendCalls.jitterMs;
      await sleep(pauseMs, request.signal);
    }
  }

  function attempt(request: Request): Promise<Response> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([request.signal, timeout]);
    // Cloudflare's types declare the clone with another type.
    return fetch(request.clone() as Request, { signal });
  }

  async function sendByRelay(request: Request, relay: Relay, error: unknown): Promise<Response> {
    const neverArrived = !hasAnswered && !isTimeout(error);
    if (!isSafeToRepeat(request) && !neverArrived) {
      const apikey = request.headers.get('apikey') ?? '';
      isBlocked = await answers(relay.relayUrl, { headers: { apikey } });
      throw error;
    }
    const relayed = await toRelay(request, relay);
    const response = await repeat(relayed).catch(() => {
      throw error;
    });
    isBlocked = response.status < 500;
    return response;
  }

  /**
   * Returns whether the host responds; the status only matters on our own origin. Not by `no-cors`:
   * pages with `Cross-Origin-Embedder-Policy: require-corp` get no such response from Supabase.
   */
  async function answers(baseUrl: string, init?: RequestInit): Promise<boolean> {
    const signal = AbortSignal.timeout(probeTimeoutMs);
    try {
      const response = await fetch(`${baseUrl}/auth/v1/health`, { ...init, signal });
      return init === undefined || response.ok;
    } catch {
      return false;
    }
  }
}

/** Wraps a thrown value, to distinguish it from a Response. */
class Failure {
  readonly cause: unknown;

  constructor(cause: unknown) {
    this.cause = cause;
  }
}

async function toRelay(request: Request, { backendUrl, relayUrl }: Relay): Promise<Request> {
  const { method, headers, signal } = request;
  const hasBody = request.body !== null;
  return new Request(relayUrl + request.url.slice(backendUrl.length), {
    method,
    headers,
    signal,
    body: hasBody ? await request.clone().arrayBuffer() : null,
  });
}

/** HTTP's idempotent methods, and PostgREST's upsert, which declares how it treats duplicates. */
function isSafeToRepeat({ method, headers }: Request): boolean {
  return (
    ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'].includes(method) ||
    (headers.get('Prefer')?.includes('resolution=') ?? false)
  );
}

function mayRepeatAfterStatus(request: Request, status: number): boolean {
  return status === 503 || (gatewayFailures.has(status) && isSafeToRepeat(request));
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
