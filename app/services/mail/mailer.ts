import type { Env } from '#app/config/env.ts';
import { mailRuns } from '#app/config/limits.ts';

/** A mail to be sent. */
export type OutgoingMail = {
  /** Used as the idempotency key: a mail sent twice with the same id is delivered once. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
};

/**
 * `refused`: this mail can never be sent. `away`: no mail can be sent at the moment. `failure` is a
 * word for the log.
 */
export type SendOutcome = { kind: 'sent' } | { kind: 'refused' | 'away'; failure: string };

export type Mailer = (mail: OutgoingMail) => Promise<SendOutcome>;

type MailerOptions = Pick<NonNullable<Env['mail']>, 'apiUrl' | 'apiKey' | 'from'> & {
  replyTo: string;
};

/**
 * Sends mails by Resend's API. Resend stores an Idempotency-Key for a day: it sends the same mail
 * once; a refusal because the content differs under that key means that the mail has been sent.
 */
export function createMailer({ apiUrl, apiKey, from, replyTo }: MailerOptions): Mailer {
  return async ({ id, to, subject, html, text, headers }) => {
    const body = { from, to: [to], reply_to: replyTo, subject, html, text, headers };
    try {
      const response = await fetch(`${apiUrl}/emails`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${apiKey}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(mailRuns.timeoutMs),
      });
      return response.ok ? { kind: 'sent' } : await readRefusal(response);
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return { kind: 'away', failure: isLate ? 'timeout' : 'network' };
    }
  };
}

/** Status codes about the mail itself; all others concern the account or are temporary. */
const aboutTheMail = new Set([400, 413, 422]);

/** Reads only the error's name from the response: its message contains addresses. */
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
