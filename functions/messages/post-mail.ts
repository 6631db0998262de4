import { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import { receiveMessage } from '#app/domain/message/message.server.ts';
import { AppError } from '#app/errors/app-error.ts';
import { parseWith } from '#app/errors/parse.ts';
import { writeLog } from '#app/errors/write-log.ts';
import { verifyHmacSha256 } from '#app/services/hex-digest.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import type { AppContext } from '../env.ts';
import { parseJson, readBody } from '../http/read-body.ts';

const verdict = z.enum(['pass', 'fail', 'none']);

const mailSchema = z.object({
  id: z.string().min(1),
  from: z.string(),
  /** All recipients, or the header lines that name them. */
  to: z.union([z.string().transform((to) => [to]), z.array(z.string()).max(100)]),
  text: z.string().optional(),
  html: z.string().optional(),
  headers: z
    .record(z.string(), z.string())
    .transform((all) =>
      Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value])),
    ),
  /** The gateway's verdict; SPF and DKIM only for the domain of the sender. */
  authentication: z.object({ spf: verdict, dkim: verdict, dmarc: verdict }),
});

/**
 * `POST /api/messages/mail` { id, from, to, text, html, headers, authentication } -> 202 { outcome }: an
 * answer by mail to a message. The header `X-Signature` has the HMAC-SHA-256 of the body with
 * MAIL_INBOUND_SECRET, in hexadecimal; a Cloudflare Email Worker or a provider's webhook sends it. 403
 * for a mail that may be forged and 404 for an unknown address: the gateway rejects these, and they are
 * not answered. Whatever else is not taken is answered once; an outage answers 5xx, so that the mail
 * is delivered again.
 */
export async function postMail(c: AppContext): Promise<Response> {
  const { mailInboundSecret, mail: settings, sessionSecret: secret, supabase } = c.env;
  if (mailInboundSecret === null) throw new AppError('not_found');
  const body = await readBody(c.req.raw, limits.inboundMailBytes);
  const signature = c.req.header('X-Signature') ?? '';
  const text = new TextDecoder().decode(body);
  if (!(await verifyHmacSha256(mailInboundSecret, { text, signature }))) {
    throw new AppError('unauthorized');
  }
  const mail = parseWith(mailSchema, parseJson(body));
  if (!isAuthentic(mail.authentication)) throw new AppError('forbidden');
  const { renderMail } = await import('#app/mails/render-mail.tsx');
  const siteOrigin = settings?.siteOrigin ?? new URL(c.req.url).origin;
  const outcome = await receiveMessage(
    { db: createServiceRoleClient(supabase) },
    { mail, secret, render: (one) => renderMail(one, { siteOrigin, secret }) },
  );
  // Neither addresses nor words.
  writeLog('info', { inbound_mail: outcome });
  if (outcome === 'unknown') throw new AppError('not_found');
  return c.json({ outcome }, 202);
}

type Verdicts = z.output<typeof mailSchema>['authentication'];

/** DMARC decides where the domain has a policy; elsewhere SPF or DKIM must pass, and none may fail. */
function isAuthentic({ spf, dkim, dmarc }: Verdicts): boolean {
  if (dmarc !== 'none') return dmarc === 'pass';
  return spf !== 'fail' && dkim !== 'fail' && (spf === 'pass' || dkim === 'pass');
}
