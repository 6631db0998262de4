import { Agent, request as askHttp } from 'node:http';
import { writeQuery } from './requests.ts';
import type { FuzzPerson, FuzzedRequest } from './requests.ts';

export type FuzzTarget = {
  /** Of the Worker. */
  url: string;
  publishableKey: string;
  tokens: Record<FuzzPerson, string>;
};

/** `status` is 0 where the connection ended or nobody answered in time. */
export type FuzzAnswer = { status: number; text: string };

const timeoutMs = 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let senders = 0;

/** More than a connection takes while nobody reads it. */
const longBytes = 64 * 1024;

/**
 * As browsers do where a kept connection was closed meanwhile, it is sent once more. A server may also answer before
 * it has read a long body and close, and the reset takes the answer along (RFC 9112, 9.6): whether it does is a matter of
 * microseconds, so what is long is sent up to five times. What never answers never answers so, either.
 */
export async function sendRequest(target: FuzzTarget, request: FuzzedRequest): Promise<FuzzAnswer> {
  const isLong = (request.body?.length ?? 0) > longBytes;
  let answer = await sendOnce(target, request);
  for (let left = isLong ? 4 : 1; left > 0 && answer.status === 0; left -= 1) {
    answer = await sendOnce(target, request);
  }
  return answer;
}

/**
 * Sends it as it is, past what fetch would put right, each time as another visitor, so that limits say
 * nothing. The answer's first lines are kept.
 */
function sendOnce(
  { url, publishableKey, tokens }: FuzzTarget,
  { method, path, query, headers, as, body }: FuzzedRequest,
): Promise<FuzzAnswer> {
  senders += 1;
  const address = `10.${(senders >> 16) & 255}.${(senders >> 8) & 255}.${senders & 255}`;
  const bytes = body === null ? null : Buffer.from(body, 'latin1');
  const isChunked = headers.some(([name]) => name === 'Transfer-Encoding');
  const sent: Record<string, string> = {
    'CF-Connecting-IP': address,
    ...Object.fromEntries(headers),
    ...(as && { Authorization: `Bearer ${tokens[as]}` }),
    ...(bytes && !isChunked && { 'Content-Length': String(bytes.byteLength) }),
  };
  if ('Apikey' in sent) sent.Apikey = publishableKey;
  const search = query.length === 0 ? '' : `?${writeQuery(query)}`;
  const { hostname, port } = new URL(url);
  const target = path + search.replaceAll(/[^\x21-\xff]/g, '');
  return new Promise((resolve) => {
    const asked = askHttp(
      { agent, hostname, port, method, path: target, headers: sent, timeout: timeoutMs },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => resolve({ status: 0, text: 'The answer broke off' }));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString().slice(0, 400);
          resolve({ status: response.statusCode ?? 0, text });
        });
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('Nobody answered')));
    asked.on('error', ({ message }) => resolve({ status: 0, text: message }));
    asked.end(bytes ?? undefined);
  });
}
