import { limits } from '#app/config/limits.ts';
import { AppError } from '#app/errors/app-error.ts';
import { type AnySchema, parseWith } from '#app/errors/parse.ts';
import type { AppContext } from '../env.ts';

/**
 * Parses the request's JSON body with `schema`; refuses a body over the limit.
 * @throws AppError unsupported_media_type, payload_too_large, bad_request (not JSON) or
 *   invalid_parameters with messages by path ('0.metric')
 */
export async function parseJsonBody<Output>(
  c: AppContext,
  schema: AnySchema<Output>,
): Promise<Output> {
  const mediaType = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    throw new AppError('unsupported_media_type');
  }
  const body = await readBody(c.req.raw, limits.jsonBodyBytes);
  return parseWith(schema, parseJson(body));
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws AppError bad_request if it is not UTF-8 or not JSON */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(body));
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}

/**
 * A body over the limit is read to its end, up to this size, so that the connection can be reused.
 */
const maxDiscardedBytes = 4 * 1024 * 1024;

/**
 * Reads the request's body; discards one over the limit.
 * @throws AppError payload_too_large; bad_request if it ends early
 */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const contentLength = Number(request.headers.get('Content-Length') ?? Infinity);
  // Reads a small body, like a beacon's, at once: in chunks it takes several turns of the stream.
  if (contentLength <= maxBytes) return checkSize(await readWhole(request), maxBytes);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of readChunks(request)) {
    bytes += chunk.byteLength;
    if (bytes > Math.max(maxDiscardedBytes, maxBytes)) {
      break;
    }
    if (bytes <= maxBytes) {
      chunks.push(chunk);
    }
  }
  if (bytes > maxBytes) {
    throw new AppError('payload_too_large');
  }
  const body = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body;
}

async function readWhole(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await request.arrayBuffer());
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}

/** Checks the real size, whatever Content-Length said. */
function checkSize(body: Uint8Array<ArrayBuffer>, maxBytes: number): Uint8Array<ArrayBuffer> {
  if (body.byteLength > maxBytes) throw new AppError('payload_too_large');
  return body;
}

async function* readChunks({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}
