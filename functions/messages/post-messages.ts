import { sendMessage } from '#app/domain/message/message.server.ts';
import { type MessageSent, messageToSend } from '#app/domain/message/message.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { verifyPerson } from '#app/services/turnstile/verify-person.server.ts';
import type { AppContext } from '../env.ts';
import { parseJsonBody } from '../http/read-body.ts';
import { getVisitorAddress } from '../http/visitor.ts';

/** `POST /api/messages` by a signed-in person -> MessageSent: a message to the owners of listings. */
export async function postMessages(c: AppContext): Promise<Response> {
  const { token, ...message } = await parseJsonBody(c, messageToSend);
  const { supabase, turnstile } = c.env;
  const address = getVisitorAddress(c);
  c.header('Cache-Control', 'no-store');
  if (turnstile !== null && !(await verifyPerson(turnstile, { token, address }))) {
    return c.json({ outcome: 'not_verified' } satisfies MessageSent);
  }
  const db = createServiceRoleClient(supabase);
  return c.json(await sendMessage({ db }, { ...message, sender: c.get('userId'), address }));
}
