/** The header by which the database records a write; see the migration `write_ids`. */
export const writeIdHeader = 'x-write-id';

/** The status and code of the database for an id that is settled: its first attempt took effect, or never will. */
const settled = { status: 409, code: 'PT409' };

/** The writes of this page without an answer: they may have taken effect. */
const unanswered = new Set<string>();

/**
 * Gives each write to PostgREST an id, unless its caller has, and records those without an answer.
 * @throws what `baseFetch` throws; for a write whose id is settled, as when its answer is lost
 */
export function withWriteIds(baseFetch: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (!isWrite(request)) return baseFetch(request);
    const id = request.headers.get(writeIdHeader) ?? crypto.randomUUID();
    request.headers.set(writeIdHeader, id);
    try {
      const response = await baseFetch(request);
      if (response.status >= 500) unanswered.add(id);
      if (await isSettled(response)) throw new TypeError('The answer to this write was lost');
      return response;
    } catch (error) {
      unanswered.add(id);
      throw error;
    }
  };
}

function isWrite({ method, url }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD' && /\/rest\/v1\/(?!rpc\/resolve_write$)/.test(url);
}

async function isSettled(response: Response): Promise<boolean> {
  if (response.status !== settled.status) return false;
  const { code } = await response.clone().json<{ code?: string }>();
  return code === settled.code;
}

/** Returns whether the write with this id has no answer. */
export function isUnanswered(id: string): boolean {
  return unanswered.has(id);
}
