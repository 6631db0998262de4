import { envelopeTimeoutMs, limits } from '#app/config/limits.ts';
import { AppError } from '#app/errors/app-error.ts';
import { cleanEnvelope, parseDsn } from '#app/services/sentry/clean-event.ts';
import type { AppContext } from '../env.ts';
import { readBody } from '../http/read-body.ts';

/**
 * `POST /api/errors` with an envelope of Sentry's browser SDK -> Sentry's response. Forwards only
 * envelopes of our own project, cleaned, without the sender's address.
 */
export async function postEnvelope(c: AppContext): Promise<Response> {
  const dsn = c.env.sentryDsn;
  if (dsn === null) {
    throw new AppError('not_found');
  }
  const envelope = cleanEnvelope(await readBody(c.req.raw, limits.envelopeBytes), dsn);
  if (envelope === null) {
    throw new AppError('forbidden');
  }
  const { publicKey, envelopeUrl } = parseDsn(dsn);
  const response = await fetch(envelopeUrl, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-sentry-envelope',
      'X-Sentry-Auth': `Sentry sentry_version=7, sentry_key=${publicKey}`,
    },
    body: envelope,
    signal: AbortSignal.timeout(envelopeTimeoutMs),
  }).catch((cause: unknown) => {
    throw new AppError('backend_failed', { cause });
  });
  // The SDK obeys these headers when Sentry asks it to pause.
  for (const name of ['Retry-After', 'X-Sentry-Rate-Limits']) {
    const value = response.headers.get(name);
    if (value !== null) c.header(name, value);
  }
  return c.body(null, response.ok ? 202 : 429);
}
