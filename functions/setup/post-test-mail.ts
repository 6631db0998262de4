import { site } from '#app/config/site.ts';
import { AppError } from '#app/errors/app-error.ts';
import * as t from '#app/messages/functions.ts';
import { createMailer } from '#app/services/mail/mailer.ts';
import type { AppContext } from '../env.ts';
import { nameSender } from '../mails/post-send.ts';

/**
 * `POST /api/setup/mail` -> `{ kind, failure? }`: sends a mail to the directory's own contact address,
 * and to nobody else, which shows that both work.
 * @throws AppError not_found without a mail provider
 */
export async function postTestMail(c: AppContext): Promise<Response> {
  const { mail } = c.env;
  if (mail === null) throw new AppError('not_found');
  const text = t.testMailText({ site: site.name });
  const send = createMailer({
    ...mail,
    from: nameSender(mail.from),
    replyTo: site.contact_email,
  });
  const outcome = await send({
    id: crypto.randomUUID(),
    to: site.contact_email,
    subject: t.testMailSubject({ site: site.name }),
    html: `<!doctype html><p>${text}</p>`,
    text,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  return c.json(outcome, 200, { 'Cache-Control': 'no-store' });
}
