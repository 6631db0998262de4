import { z } from 'zod';
import { receiveMessage } from '#app/domain/message/message.server.ts';
import { limits } from '#app/config/limits.ts';
import { AppError } from '#app/errors/app-error.ts';
import { writeLog } from '#app/errors/write-log.ts';
import { parseWith } from '#app/errors/parse.ts';
import { verifyHmacSha256 } from '#app/services/hex-digest.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import type { AppContext } from '../env.ts';
import { parseJson, readBody } from '../http/read-body.ts';

const mailSchema = z.object({
  id: z.string().min(1),
  from: z.string(),
  to: z.string(),
  text: z.string(),
});

/**
 * `POST /api/messages/mail` { id, from, to, text } -> 202: an answer by mail to a message. The header
 * `X-Signature` has the HMAC-SHA-256 of the body with MAIL_INBOUND_SECRET, in hexadecimal; a Cloudflare
 * Email Worker or a provider's webhook sends it. A mail that no conversation takes is dropped, so that
 * it is not delivered again; an outage answers 5xx, so that it is.
 */
export async function postMail(c: AppContext): Promise<Response> {
  const secret = c.env.mailInboundSecret;
  if (secret === null) throw new AppError('not_found');
  const body = await readBody(c.req.raw, limits.jsonBodyBytes);
  const signature = c.req.header('X-Signature') ?? '';
  const text = new TextDecoder().decode(body);
  if (!(await verifyHmacSha256(secret, { text, signature }))) throw new AppError('unauthorized');
  const mail = parseWith(mailSchema, parseJson(body));
  const db = createServiceRoleClient(c.env.supabase);
  const outcome = await receiveMessage({ db }, { mail, secret: c.env.sessionSecret });
  // Neither addresses nor words.
  writeLog('info', { inbound_mail: outcome });
  return c.body(null, 202);
}
