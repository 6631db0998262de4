import { z } from 'zod';
import type { MessageToSend } from '#app/domain/message/message.ts';
import { maxRecipients, messageFields } from '#app/domain/message/message-rules.ts';
import { sendMessage } from '#app/domain/message/message.server.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import type { AppContext } from '../env.ts';
import { parseJsonBody } from '../http/parse-json-body.ts';
import { getVisitorAddress } from '../http/visitor-address.ts';

const bodySchema = z.strictObject({
  recipients: z
    .array(z.strictObject({ business_id: z.guid(), thread_id: z.guid(), message_id: z.guid() }))
    .min(1)
    .max(maxRecipients),
  body: z.string().refine((text) => messageFields.body.safeParse(text).success, {
    message: 'Please enter a message of at most 3000 characters.',
  }),
  website: z.string(),
  open_ms: z.number(),
}) satisfies z.ZodType<MessageToSend>;

/** `POST /api/messages` by a signed-in person -> MessageSent: a message to the owners of listings. */
export async function postMessages(c: AppContext): Promise<Response> {
  const message = await parseJsonBody(c, bodySchema);
  const db = createServiceRoleClient(c.env.supabase);
  const sender = c.get('userId');
  const sent = await sendMessage({ db }, { ...message, sender, address: getVisitorAddress(c) });
  c.header('Cache-Control', 'no-store');
  return c.json(sent);
}
