import { AppError } from '#app/errors/app-error.ts';

/**
 * An oversized body is read and discarded up to here (or `maxBytes`, if larger), so that the
 * connection can be reused.
 */
const mostDiscardedBytes = 4 * 1024 * 1024;

/**
 * Reads the request's body; discards one that is over the limit.
 * @throws AppError payload_too_large; bad_request if the body ends early
 */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const said = Number(request.headers.get('Content-Length') ?? Infinity);
  // Reads a small body such as a beacon at once: chunk by chunk costs several turns of the stream.
  if (said <= maxBytes) return checkSize(await readWhole(request), maxBytes);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of readChunks(request)) {
    bytes += chunk.byteLength;
    if (bytes > Math.max(mostDiscardedBytes, maxBytes)) {
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

/** Checks the actual size, whatever Content-Length said. */
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
