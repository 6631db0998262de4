import { z } from 'zod';
import type { Env } from '#app/config/env.ts';
import { AppError } from '#app/errors/app-error.ts';

const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
});
const timeoutMs = 5_000;

type Turnstile = NonNullable<Env['turnstile']>;

type Attempt = {
  /** What the widget has put into the form; empty without one. */
  token: string;
  /** The address of the visitor; null where it is not known. */
  address: string | null;
};

/**
 * Returns whether Turnstile takes the sender of a form for a person; a token is good once.
 * @throws AppError backend_unavailable
 */
export async function verifyPerson(turnstile: Turnstile, attempt: Attempt): Promise<boolean> {
  return attempt.token !== '' && (await ask(turnstile, attempt)).success;
}

/**
 * Returns whether Turnstile knows the secret key, by asking about a token that is none.
 * @throws AppError backend_unavailable
 */
export async function knowsSecret(turnstile: Turnstile): Promise<boolean> {
  const answer = await ask(turnstile, { token: 'test', address: null });
  return !answer['error-codes'].includes('invalid-input-secret');
}

async function ask({ secretKey, url }: Turnstile, { token, address }: Attempt) {
  const body = {
    secret: secretKey,
    response: token,
    ...(address !== null && { remoteip: address }),
  };
  try {
    const response = await fetch(`${url}/turnstile/v0/siteverify`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answerSchema.parse(await response.json());
  } catch (cause) {
    throw new AppError('backend_unavailable', { cause });
  }
}
