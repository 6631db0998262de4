import { core } from 'zod';
import { mailRuns } from '#app/config/limits.ts';
import { describeCause, writeLog } from '#app/errors/write-log.ts';
import type { Mailer, OutgoingMail } from '#app/services/mail/mailer.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { postFunction } from '../post-function.ts';
import type { LeasedMail, MailCounts } from './mail-schema.ts';

/**
 * Returns the numbers of waiting and failed mails.
 * @throws AppError backend_unavailable
 */
export async function countMails({ db }: { db: Db }): Promise<MailCounts> {
  return requireData(await db.rpc('count_mails')) as MailCounts;
}

type SendMails = {
  db: Db;
  mailer: Mailer;
  /** @throws ZodError when the data are not what its kind needs; others when it may do later */
  render: (mail: LeasedMail) => Promise<OutgoingMail>;
  /** No lease is taken later. */
  forMs: number;
};

type Result = { outcome: 'sent' | 'refused' | 'failed'; failure?: string };

const unrendered = 'template';
const notTried: Result = { outcome: 'failed', failure: 'away' };

/**
 * Sends what is due, a lease at a time. Each mail is marked as soon as the provider has it; who is
 * killed in between leaves a lease that ends, and the provider takes the same mail once.
 * @throws AppError when the database refuses or does not answer
 */
export async function sendMails({ db, mailer, render, forMs }: SendMails): Promise<void> {
  const counts = { sent: 0, refused: 0, failed: 0 };
  const endsAtMs = Date.now() + forMs;
  let isUnavailable = false;
  while (!isUnavailable && Date.now() < endsAtMs) {
    const leased = await leaseMails(db);
    if (leased === null) {
      break;
    }
    for (const mail of leased) {
      // If the provider failed for one mail, it would fail for the next one, too.
      const result: Result = isUnavailable ? notTried : await sendMail(mail, { mailer, render });
      isUnavailable ||= result.outcome === 'failed' && result.failure !== unrendered;
      counts[result.outcome] += 1;
      requireData(await db.rpc('finish_mail', { mail_id: mail.id, ...result }));
    }
  }
  if (counts.sent + counts.refused + counts.failed > 0) {
    writeLog(counts.refused + counts.failed > 0 ? 'error' : 'info', { mails: counts });
  }
}

async function leaseMails(db: Db): Promise<LeasedMail[] | null> {
  return postFunction({ db }, 'lease_mails', { max_rows: mailRuns.perLease });
}

async function sendMail(
  mail: LeasedMail,
  { mailer, render }: Pick<SendMails, 'mailer' | 'render'>,
): Promise<Result> {
  let rendered: OutgoingMail;
  try {
    rendered = await render(mail);
  } catch (error) {
    writeLog('error', { mail: mail.kind, cause: describeCause(error) });
    // Invalid data stay invalid; a template that could not be loaded may load at the next attempt.
    return { outcome: error instanceof core.$ZodError ? 'refused' : 'failed', failure: unrendered };
  }
  const answer = await mailer(rendered);
  if (answer.kind === 'sent') {
    return { outcome: 'sent' };
  }
  return { outcome: answer.kind === 'away' ? 'failed' : 'refused', failure: answer.failure };
}
