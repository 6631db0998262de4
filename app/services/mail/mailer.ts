import type { Env } from '#app/config/env.ts';
import { mailRuns } from '#app/config/limits.ts';

/** A mail to send. */
export type OutgoingMail = {
  /** Idempotency key: a second mail with this id is not sent. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** Where answers go; the site's address by default. */
  replyTo?: string;
};

/**
 * `refused`: this mail can never be sent; `away`: no mail can be sent now. `failure` is a word for
 * the log.
 */
export type SendOutcome = { kind: 'sent' } | { kind: 'refused' | 'away'; failure: string };

export type Mailer = (mail: OutgoingMail) => Promise<SendOutcome>;

type MailerOptions = Pick<NonNullable<Env['mail']>, 'apiUrl' | 'apiKey' | 'from'> & {
  replyTo: string;
  timeoutMs?: number;
};

/**
 * Sends by Resend's API, which stores an Idempotency-Key for a day: it accepts the same mail once,
 * and responds that a different mail with this key was sent.
 */
export function createMailer({
  apiUrl,
  apiKey,
  from,
  replyTo,
  timeoutMs = mailRuns.timeoutMs,
}: MailerOptions): Mailer {
  return async ({ id, to, subject, html, text, headers, replyTo: own }) => {
    const body = { from, to: [to], reply_to: own ?? replyTo, subject, html, text, headers };
    try {
      const response = await fetch(`${apiUrl}/emails`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${apiKey}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) return await readRefusal(response);
      // A proxy's page or a wrong address answers 200, too.
      return (await hasMailId(response))
        ? { kind: 'sent' }
        : { kind: 'away', failure: 'unknown_answer' };
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return { kind: 'away', failure: isLate ? 'timeout' : 'network' };
    }
  };
}

async function hasMailId(response: Response): Promise<boolean> {
  const answer: unknown = await response.json().catch(() => null);
  return typeof answer === 'object' && answer !== null && 'id' in answer;
}

/** Statuses about the mail itself; all others are about the account, or temporary. */
const aboutTheMail = new Set([400, 413, 422]);

/** Reads only the error's name: its message contains addresses. */
async function readRefusal(response: Response): Promise<SendOutcome> {
  const answer: unknown = await response.json().catch(() => null);
  const name = typeof answer === 'object' && answer !== null && 'name' in answer && answer.name;
  if (name === 'invalid_idempotent_request') {
    return { kind: 'sent' };
  }
  const isKnown = typeof name === 'string' && /^[a-z_]{1,50}$/.test(name);
  const failure = isKnown ? name : `status_${response.status}`;
  return { kind: aboutTheMail.has(response.status) ? 'refused' : 'away', failure };
}
