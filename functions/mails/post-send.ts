import type { Env } from '#app/config/env.ts';
import { mailRuns } from '#app/config/limits.ts';
import { site } from '#app/config/site.ts';
import { sendMails } from '#app/domain/mail/mail.server.ts';
import { createMailer } from '#app/services/mail/mailer.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { createBackgroundTask } from '../http/background-task.ts';

/**
 * `POST /api/mails/send` -> 202: sends mails that are due, without waiting for the next minute.
 * Reveals nothing; only the database decides what is sent.
 */
export const postSend = createBackgroundTask((env) => sendQueuedMails(env, mailRuns.triggeredMs));

/**
 * Sends the mails that are due, for `forMs` at most; without a provider they stay in the queue.
 * Loads the templates with the first mail.
 * @throws AppError if the database refuses or does not respond
 */
export async function sendQueuedMails(env: Env, forMs: number): Promise<void> {
  const { mail, supabase, sessionSecret: secret } = env;
  if (mail === null) {
    return;
  }
  await sendMails({
    db: createServiceRoleClient(supabase),
    mailer: createMailer({ ...mail, from: nameSender(mail.from), replyTo: site.contact_email }),
    async render(leased) {
      const { renderMail } = await import('#app/mails/render-mail.tsx');
      return renderMail(leased, {
        siteOrigin: mail.siteOrigin,
        secret,
        replyDomain: mail.replyDomain,
      });
    },
    forMs,
  });
}

/** Puts the directory's name before a bare address. */
export function nameSender(from: string): string {
  if (from.includes('<')) return from;
  const name = /^[\w ]+$/.test(site.name) ? site.name : JSON.stringify(site.name);
  return `${name} <${from}>`;
}
