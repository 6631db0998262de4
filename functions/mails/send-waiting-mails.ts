import type { Env } from '#app/config/env.ts';
import { site } from '#app/config/site.ts';
import { sendMails } from '#app/domain/mail/send-mails.server.ts';
import { createMailer } from '#app/services/mail/mailer.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';

/**
 * Sends the mails that are due, for so long at most; without a provider they wait. Templates are loaded
 * with the first.
 * @throws AppError when the database refuses or does not answer
 */
export async function sendWaitingMails(env: Env, forMs: number): Promise<void> {
  const { mail, supabase, sessionSecret: secret } = env;
  if (mail === null) {
    return;
  }
  await sendMails({
    db: createServiceRoleClient(supabase),
    mailer: createMailer({ ...mail, replyTo: site.contactEmail }),
    async render(leased) {
      const { renderMail } = await import('#app/mails/render-mail.tsx');
      return renderMail(leased, { siteOrigin: mail.siteOrigin, secret });
    },
    forMs,
  });
}
