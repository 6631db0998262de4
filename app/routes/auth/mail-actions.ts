import type { ToastName } from '#app/config/toasts.ts';
import { toMailRedirect } from '#app/browser/session/link-flow.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import type { AuthOutcome } from '#app/domain/session/auth-failure.ts';
import { resendConfirmation } from '#app/domain/session/resend-confirmation.ts';
import { sendRecovery } from '#app/domain/session/send-recovery.ts';
import { sendSignInLink } from '#app/domain/session/send-sign-in-link.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { authForm } from './auth-action.ts';
import { refuse } from './refuse.ts';
import { mailedForm } from './schemas.ts';

export const sendLink = mailForm(sendSignInLink, { failed: 'mailNotSent' });
export const recover = mailForm(sendRecovery, { failed: 'mailNotSent' });
export const resend = mailForm(resendConfirmation, { failed: 'resendFailed', sent: 'emailSent' });

type SendMail = (
  services: { db: Db },
  mail: { email: string; redirectTo: string },
) => Promise<AuthOutcome>;

/** A form that sends a mail; its link leads to `next` in the end. */
function mailForm(send: SendMail, toasts: { failed: ToastName; sent?: ToastName }) {
  return authForm(mailedForm, async (db, { email, next }) => {
    const outcome = await send({ db }, { email, redirectTo: toMailRedirect(next) });
    if (!outcome.ok) return refuse(toasts.failed, outcome);
    if (toasts.sent) notify(toasts.sent);
    return { kind: 'done', mailedTo: email };
  });
}
