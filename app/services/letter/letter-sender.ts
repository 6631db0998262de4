import type { Env } from '#app/config/env.ts';

export type MailedLetter = {
  /** Sent again with the same id, it is one letter. */
  id: string;
  to: { name: string; street: string; city: string; state: string; zip_code: string };
  /** A page of US letter, whose upper 3.4 inches stay white for the address. */
  html: string;
};

const timeoutMs = 20_000;
/** Of a line of an address. */
const [maxName, maxStreet] = [40, 64];

/**
 * Has a letter printed and mailed by Lob's API. Returns false if the service refused or did not answer; its answer
 * contains the letter, so nothing of it is logged.
 */
export async function mailLetter(
  { apiUrl, key, from }: NonNullable<Env['letters']>,
  { id, to, html }: MailedLetter,
): Promise<boolean> {
  try {
    const response = await fetch(`${apiUrl}/v1/letters`, {
      method: 'POST',
      headers: {
        Authorization: `Basic ${btoa(`${key}:`)}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
      },
      body: JSON.stringify({
        to: {
          name: to.name.slice(0, maxName),
          address_line1: to.street.slice(0, maxStreet),
          address_city: to.city,
          address_state: to.state,
          address_zip: to.zip_code,
        },
        from,
        file: html,
        color: false,
        use_type: 'operational',
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    return response.ok && typeof answer === 'object' && answer !== null && 'id' in answer;
  } catch {
    return false;
  }
}
