import {
  openPassingClient,
  settleSession,
  settleSignIn,
} from '#app/browser/session/open-session.ts';
import { forgetMailLink } from '#app/browser/session/mail-link.ts';
import { beginRecovery, endRecovery } from '#app/browser/session/recovery.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { type FormAnswer, done, failed } from '#app/components/ui/form-answer.ts';
import { signOut } from '#app/domain/session/sign-out.ts';
import { takeSession } from '#app/domain/session/take-session.ts';
import {
  type LinkSession,
  type LinkType,
  isLinkType,
  verifyLink,
} from '#app/domain/session/verify-link.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { authForm } from './auth-action.ts';
import { refuse } from './refuse.ts';
import { openedLink } from './schemas.ts';

/**
 * Confirms a mail's link. A separate client finds out whose it is first, so that a link of another
 * account than the screen named does not change who is signed in.
 */
export const confirmLink = authForm(openedLink, async (db, { email, token_hash, type }) => {
  if (!isLinkType(type)) return failed;
  const passing = await openPassingClient().catch(() => null);
  if (passing === null) return failed;
  const outcome = await verifyLink({ db: passing }, { tokenHash: token_hash, type });
  if (!outcome.ok)
    return outcome.reason === 'code-expired' ? tellOfUsedLink() : refuse('linkFailed', outcome);
  const { session } = outcome;
  forgetMailLink();
  if (session === null) {
    notify('emailHalfConfirmed');
    return done;
  }
  if (session.email === email) return enter({ db, type, session });
  await signOut({ db: passing });
  notify('linkFailed', otherAccount);
  return { kind: 'failed', notice: { title, text: otherAccount, reason: 'other-account' } };
});

type Entry = { db: Db; type: LinkType; session: LinkSession };

/** In this order, so that a page that is left in between still asks for the new password. */
async function enter({ db, type, session }: Entry): Promise<FormAnswer> {
  const needsPassword = type === 'recovery' || type === 'invite';
  if (needsPassword) beginRecovery(session.userId);
  const outcome = await takeSession({ db }, session);
  if (!outcome.ok) {
    endRecovery();
    return refuse('linkFailed', outcome);
  }
  await settleSignIn({ db });
  if (type === 'magiclink') notify('welcomeBack');
  if (type === 'email_change') notify('emailChanged');
  return done;
}

const title = 'This link does not work';
const otherAccount = 'It belongs to another account than it says. Nothing has changed here.';
const used = 'It has expired or was used before.';
const usedBySomebodyHere = 'It was used before or has expired. You are signed in already.';

/** Our own sentences, not the server's. */
async function tellOfUsedLink(): Promise<FormAnswer> {
  forgetMailLink();
  const { status } = await settleSession();
  const text = status === 'signed-in' ? usedBySomebodyHere : used;
  notify('linkFailed', text);
  return { kind: 'failed', notice: { title, text, reason: 'used' } };
}
