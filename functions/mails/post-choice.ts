import { verifyChoice } from '#app/domain/notification/choice-token.ts';
import { chooseMails } from '#app/domain/notification/choose-mails.server.ts';
import { AppError } from '#app/errors/app-error.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import type { AppContext } from '../env.ts';

/**
 * `POST /api/mails/unsubscribe?token=` -> 204; each mail that can be switched off has the token in
 * its footer. Mail programs call it when their unsubscribe button is pressed (RFC 8058): there is
 * no session and no cookie, and the body is ignored.
 */
export const postUnsubscribe = (c: AppContext) => choose(c, false);

/** `POST /api/mails/resubscribe?token=` -> 204; undoes an unsubscribe. */
export const postResubscribe = (c: AppContext) => choose(c, true);

async function choose(c: AppContext, wanted: boolean): Promise<Response> {
  const personal = await verifyChoice(c.env.sessionSecret, c.req.query('token') ?? '');
  if (personal === null) {
    throw new AppError('not_found');
  }
  await chooseMails({ db: createServiceRoleClient(c.env.supabase) }, { ...personal, wanted });
  return c.body(null, 204);
}
