import { accountMailTimeoutsMs, limits } from '#app/config/limits.ts';
import { site } from '#app/config/site.ts';
import type { TextName } from '#app/config/texts.ts';
import { findMarkdown } from '#app/domain/article/site-text.server.ts';
import { AppError } from '#app/errors/app-error.ts';
import { parseWith } from '#app/errors/parse.ts';
import { writeLog } from '#app/errors/write-log.ts';
import { type AccountMail, sendEmailSchema, writeAccountMails } from '#app/mails/account-mails.ts';
import { renderBlocks } from '#app/mails/render-mail.tsx';
import * as t from '#app/messages/account-mails.ts';
import { sha256 } from '#app/services/hex-digest.ts';
import { createMailer, type SendOutcome } from '#app/services/mail/mailer.ts';
import { storeWebhookId } from '#app/services/redis/webhook-store.ts';
import { verifyWebhook } from '#app/services/verify-webhook.ts';
import type { AppContext } from '../env.ts';
import { parseJson, readBody } from '../http/read-body.ts';
import { nameSender } from '../mails/post-send.ts';

/**
 * `POST /api/hooks/send-email` -> 200 `{}`: sends what Supabase Auth mails, by its Send Email hook,
 * signed with SEND_EMAIL_HOOK_SECRET by the Standard Webhooks. A mail that could not be sent is
 * answered with `{ error }`, which Auth says to the person and undoes what the mail was for; Auth itself
 * would repeat the call at once, so the second attempt is made here. 401 for a forged, late or
 * repeated call. The log has neither addresses nor tokens.
 */
export async function postSendEmail(c: AppContext): Promise<Response> {
  const { sendEmailHookSecrets: secrets, redis } = c.env;
  if (secrets.length === 0) throw new AppError('not_found');
  const bytes = await readBody(c.req.raw, limits.jsonBodyBytes);
  const body = new TextDecoder().decode(bytes);
  const header = (name: string) => c.req.header(`webhook-${name}`) ?? '';
  const [id, timestamp, signature] = [header('id'), header('timestamp'), header('signature')];
  if (!(await verifyWebhook(secrets, { id, timestamp, signature, body }))) {
    throw new AppError('unauthorized');
  }
  if (!(await storeWebhookId(redis, id))) throw new AppError('unauthorized');
  const services = c.get('services');
  // The mail has the directory's name.
  await services.settings.prepareCopy();
  const data = parseWith(sendEmailSchema, parseJson(bytes));
  const kind = data.email_data.email_action_type;
  const text = openings[kind];
  const mails = writeAccountMails(data, text ? await findMarkdown(services, text) : null);
  if (mails === null) throw new AppError('invalid_parameters');
  // Auth repeats a call with the same body and another id.
  const outcomes = await Promise.all(
    mails.map(async (mail) => sendMail(c, mail, await sha256(`${mail.to} ${body}`))),
  );
  const failed = outcomes.find((outcome) => outcome.kind !== 'sent');
  writeLog(failed ? 'error' : 'info', {
    account_mail: /^\w{1,40}$/.test(kind) ? kind : 'other',
    failure: failed?.failure,
  });
  if (failed === undefined) return c.json({});
  // Clients take a status of 5xx for an outage, in which the mail may have been sent.
  const message = failed.kind === 'refused' ? t.mailRefused : t.mailNotSent;
  return c.json({ error: { http_code: 422, message } });
}

/** Mails whose first lines super admins may replace. */
const openings: Partial<Record<string, TextName>> = {
  signup: 'mail_signup',
  invite: 'mail_invite',
};

type Failure = Exclude<SendOutcome, { kind: 'sent' }>;

/** Sends a mail, if need be at the second attempt; the provider takes the same mail once. */
async function sendMail(
  { env }: AppContext,
  { to, subject, blocks }: AccountMail,
  id: string,
): Promise<{ kind: 'sent'; failure?: undefined } | Failure> {
  const { mail } = env;
  if (mail === null) return { kind: 'away', failure: 'no_provider' };
  const rendered = { id, to, ...renderBlocks(mail.siteOrigin, { subject, blocks }) };
  const sender = { ...mail, from: nameSender(mail.from), replyTo: site.contact_email };
  const [first, second] = accountMailTimeoutsMs;
  const outcome = await createMailer({ ...sender, timeoutMs: first })(rendered);
  if (outcome.kind !== 'away') return outcome;
  return createMailer({ ...sender, timeoutMs: second })(rendered);
}
