import { AppError } from '#app/errors/app-error.ts';

/** What is too large is read to its end, so that the connection stays of use; up to here. */
const mostDiscardedBytes = 4 * 1024 * 1024;

/**
 * The request's body; of one over the limit nothing is kept.
 * @throws AppError payload_too_large
 */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (isSurelyWithin(request, maxBytes)) {
    return new Uint8Array(await request.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostDiscardedBytes) {
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

/** The server reads no more than the length that was announced; in one piece, which is faster. */
function isSurelyWithin({ headers }: Request, maxBytes: number): boolean {
  const announced = headers.get('Content-Length');
  return announced !== null && Number(announced) <= maxBytes;
}
