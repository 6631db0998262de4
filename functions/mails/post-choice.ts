import { chooseMails } from '#app/domain/notification/notification.server.ts';
import { verifyChoices } from '#app/domain/notification/notification.ts';
import { AppError } from '#app/errors/app-error.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import type { AppContext } from '../env.ts';

/**
 * `POST /api/mails/unsubscribe?token=` -> 204; the token is in the footer of each mail that can be
 * switched off. Mail programs call it when their button is pressed (RFC 8058): without session and
 * cookie, and the body adds nothing. `GET` comes from programs that open the address of
 * List-Unsubscribe in a browser, and from scanners: it redirects to the page that asks.
 */
export function unsubscribe(c: AppContext): Response | Promise<Response> {
  if (c.req.method === 'POST') return choose(c, false);
  const query = new URLSearchParams({ token: c.req.query('token') ?? '' });
  c.header('Referrer-Policy', 'no-referrer');
  return c.redirect(`/unsubscribe?${query}`, 302);
}

/** `POST /api/mails/resubscribe?token=` -> 204, to undo that. */
export const postResubscribe = (c: AppContext) => choose(c, true);

async function choose(c: AppContext, enabled: boolean): Promise<Response> {
  const personal = await verifyChoices(c.env.sessionSecret, c.req.query('token') ?? '');
  if (personal === null) {
    throw new AppError('not_found');
  }
  await chooseMails({ db: createServiceRoleClient(c.env.supabase) }, { ...personal, enabled });
  return c.body(null, 204);
}
