import { z } from 'zod';
import type { Env } from '#app/config/env.ts';
import { AppError } from '#app/errors/app-error.ts';

const answerSchema = z.object({ success: z.boolean() });
const timeoutMs = 5_000;

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
export async function verifyPerson(
  { secretKey, url }: NonNullable<Env['turnstile']>,
  { token, address }: Attempt,
): Promise<boolean> {
  if (token === '') return false;
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
    return answerSchema.parse(await response.json()).success;
  } catch (cause) {
    throw new AppError('backend_unavailable', { cause });
  }
}
