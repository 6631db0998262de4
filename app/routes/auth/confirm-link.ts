import * as toasts from '#app/messages/account-toasts.ts';
import {
  loadTemporaryClient,
  awaitSession,
  awaitSignIn,
} from '#app/browser/session/open-session.ts';
import {
  findFlow,
  findLinkFlow,
  findMailLink,
  forgetMailLink,
  forgetVerifier,
  rememberOpenedLink,
} from '#app/browser/session/mail-link.ts';
import { beginRecovery, endRecovery } from '#app/browser/session/recovery.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { type FormAnswer, done, failed } from '#app/components/ui/form-answer.ts';
import {
  exchangeCode,
  isLinkType,
  type LinkOutcome,
  type LinkSession,
  type LinkType,
  signOut,
  takeSession,
  verifyLink,
} from '#app/domain/session/session-calls.ts';
import type { Db, LinkFlow } from '#app/services/supabase/client.ts';
import * as t from '#app/messages/routes/auth.tsx';
import { authForm, openedLink, refuse, returnedLink } from './auth-action.ts';

/**
 * Confirms a mail's link. A separate client finds out whose it is first, so that a link of another
 * account than the screen named does not change who is signed in.
 */
export const confirmLink = authForm(openedLink, async (db, { email, token_hash, type }) => {
  if (!isLinkType(type)) return failed;
  const flow = findLinkFlow(type);
  if (flow !== null && (await leaveForCode({ tokenHash: token_hash, type, email, flow }))) {
    // The page is being left.
    return new Promise(() => {});
  }
  const temporaryDb = await loadTemporaryClient().catch(() => null);
  if (temporaryDb === null) return failed;
  const outcome = await verifyLink({ db: temporaryDb }, { tokenHash: token_hash, type });
  return acceptSession({ db, temporaryDb, type, email, outcome });
});

/** Signs in with what the auth service answered about the link, back in the tab that opened it. */
export const finishLink = authForm(returnedLink, async (db, { email, type }) => {
  const answer = findMailLink()?.answer;
  if (!answer || !isLinkType(type)) return failed;
  if (answer.isRefused) return notifyUsedLink();
  if (answer.code === '') return tellOfHalf();
  const { flowId, code } = answer;
  const temporaryDb = await loadTemporaryClient(findFlow(flowId)).catch(() => null);
  if (temporaryDb === null) return failed;
  const outcome = await exchangeCode({ db: temporaryDb }, { code, flowId });
  if (outcome.ok) forgetVerifier(flowId);
  return acceptSession({ db, temporaryDb, type, email, outcome });
});

type Opening = { tokenHash: string; type: LinkType; email: string; flow: LinkFlow };

/**
 * Has the auth service open the link: it sends this tab back with a code (PKCE). Replaces this page
 * in the history, whose link is then used.
 * @returns false if the auth service cannot be reached from here
 */
async function leaveForCode({ tokenHash, type, email, flow }: Opening): Promise<boolean> {
  const { findLinkUrl } = await import('#app/browser/session/browser-client.ts');
  const back = new URL('/auth/confirm', location.origin);
  back.searchParams.set('type', type);
  const next = new URLSearchParams(location.search).get('next');
  if (next !== null) back.searchParams.set('next', next);
  const url = await findLinkUrl({ tokenHash, type, redirectTo: back.href }).catch(() => null);
  if (url === null) return false;
  const link = findMailLink();
  const [account, newEmail] = type === 'email_change' ? [link?.email ?? '', email] : [email, ''];
  rememberOpenedLink({ flowId: flow.flowId, email: account, newEmail });
  location.replace(url);
  return true;
}

type AcceptSession = {
  db: Db;
  /** The client that has the session of the link. */
  temporaryDb: Db;
  type: LinkType;
  /** The address that the screen named. */
  email: string;
  outcome: LinkOutcome;
};

async function acceptSession({
  db,
  temporaryDb,
  type,
  email,
  outcome,
}: AcceptSession): Promise<FormAnswer> {
  if (!outcome.ok)
    return outcome.reason === 'code_expired'
      ? notifyUsedLink()
      : refuse(toasts.linkFailed, outcome);
  const { session } = outcome;
  if (session === null) return tellOfHalf();
  forgetMailLink();
  if (session.email === email) return enter({ db, type, session });
  await signOut({ db: temporaryDb });
  notify(toasts.linkFailed, otherAccount);
  return { kind: 'failed', notice: { title, text: otherAccount, reason: 'other_account' } };
}

type Entry = { db: Db; type: LinkType; session: LinkSession };

/** In this order, so that a page that is left in between still asks for the new password. */
async function enter({ db, type, session }: Entry): Promise<FormAnswer> {
  const needsPassword = type === 'recovery' || type === 'invite';
  if (needsPassword) beginRecovery(session.userId);
  const outcome = await takeSession({ db }, session);
  if (!outcome.ok) {
    endRecovery();
    return refuse(toasts.linkFailed, outcome);
  }
  await awaitSignIn({ db });
  if (type === 'magiclink') notify(toasts.welcomeBack);
  if (type === 'email_change') notify(toasts.emailChanged);
  return done;
}

const title = t.linkBrokenTitle;
const otherAccount = t.linkOfOtherAccount;
const used = t.linkExpired;
const usedBySomebodyHere = t.linkExpiredSignedIn;

function tellOfHalf(): FormAnswer {
  forgetMailLink();
  notify(toasts.emailHalfConfirmed);
  return done;
}

/** Our own sentences, not the server's. */
async function notifyUsedLink(): Promise<FormAnswer> {
  forgetMailLink();
  const { status } = await awaitSession();
  const text = status === 'signed-in' ? usedBySomebodyHere : used;
  notify(toasts.linkFailed, text);
  return { kind: 'failed', notice: { title, text, reason: 'used' } };
}
