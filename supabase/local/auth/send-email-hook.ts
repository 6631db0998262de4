import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { sendEmailHookSecret } from '../keys.ts';
import { AuthError } from './errors.ts';

const timeoutMs = 5_000;
const attempts = 3;

const errorSchema = z.object({
  error: z.object({ http_code: z.number().default(500), message: z.string().min(1) }),
});

/**
 * Posts to the site's Send Email hook, signed by the Standard Webhooks (GoTrue's hookshttp.go).
 * @throws AuthError unexpected_failure with the hook's own message if it has one, hook_timeout
 */
export async function callSendEmailHook(url: string, payload: object): Promise<void> {
  const body = JSON.stringify(payload);
  const signal = AbortSignal.timeout(timeoutMs);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const response = await post(url, { body, signal });
    const isAskedAgain =
      [429, 503].includes(response.status) && response.headers.has('retry-after');
    if (isAskedAgain) continue;
    if (response.status === 204) return;
    if (response.status !== 200 && response.status !== 202) {
      const message = `Unexpected status code returned from hook: ${response.status}`;
      throw new AuthError('unexpected_failure', message);
    }
    const failure = errorSchema.safeParse(await response.json().catch(() => null)).data?.error;
    if (failure === undefined) return;
    const status = failure.http_code === 422 ? 422 : 500;
    throw new AuthError('unexpected_failure', failure.message, { status });
  }
  throw new AuthError('unexpected_failure', 'Service currently unavailable due to hook');
}

async function post(url: string, { body, signal }: { body: string; signal: AbortSignal }) {
  const id = randomUUID();
  const timestamp = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(sendEmailHookSecret.slice('v1,whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
    signal,
  }).catch(() => {
    throw new AuthError('hook_timeout');
  });
}
