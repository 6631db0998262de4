import { useMemo, useEffect, useRef } from 'react';
import { Link, useSearchParams, useFetcher, useNavigate } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { findMailLink, type MailLink } from '#app/browser/session/mail-link.ts';
import { newAccount } from '#app/browser/session/new-account.ts';
import { type SessionState, useSession } from '#app/browser/session/session-store.ts';
import { whenIdle } from '#app/browser/start/page-lifecycle.ts';
import { NarrowScreen } from '#app/components/site/narrow-screen.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import { findErrors, findNotice, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { Form } from '#app/components/ui/form.tsx';
import { linkTo } from '#app/components/ui/link-to.tsx';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { isLinkType, type LinkType } from '#app/domain/session/session-calls.ts';
import { parseNext } from '#app/domain/session/session.ts';
import * as t from '#app/messages/routes/auth.tsx';
import type { Route } from './+types/confirm';
import { AuthNotice, type AuthView, toAuthHref, preloadForms } from './auth-form.tsx';
import { EmailField, rememberTypedEmail } from './sign-in.tsx';

export const handle = {
  searchParams: ['type'],
  hasOwnSearch: true,
  isPrivate: true,
} satisfies ScreenHandle;

/**
 * The URL contains a token until the first script removes it, so no request may send it as
 * referrer.
 */
export function headers(): HeadersInit {
  return { 'Referrer-Policy': 'no-referrer' };
}

type LinkText = {
  title: string;
  /** What the button does. */
  will: string;
  button: string;
  /** The same button for somebody who is signed in to another account. */
  leaveButton: string;
  /** The form to request another such link. */
  view?: AuthView;
};

/** Texts for the links in mails, by type. */
const linkTexts: Record<LinkType, LinkText> = {
  signup: {
    title: t.confirmEmailTitle,
    will: t.confirmEmailEffect,
    button: t.confirmEmailButton,
    leaveButton: t.confirmEmailLeaveButton,
    view: 'resend',
  },
  invite: {
    title: t.acceptInvitationTitle,
    will: t.acceptInvitationEffect,
    button: t.acceptInvitationButton,
    leaveButton: t.acceptInvitationLeaveButton,
  },
  magiclink: {
    title: t.signInByEmailTitle,
    will: t.signInByEmailEffect,
    button: t.signIn,
    leaveButton: t.signInLeaveButton,
    view: 'link',
  },
  recovery: {
    title: t.recoveryTitle,
    will: t.recoveryEffect,
    button: t.newPasswordTitle,
    leaveButton: t.newPasswordLeaveButton,
    view: 'recover',
  },
  email_change: {
    title: t.changeEmailTitle,
    will: t.changeEmailEffect,
    button: t.changeEmailButton,
    leaveButton: t.changeEmailLeaveButton,
  },
};

/**
 * The target of links in mails. Nothing happens until somebody presses the button, because mail
 * scanners open every link.
 */
export default function Confirm() {
  const [parameters] = useSearchParams();
  const input = parameters.get('type');
  const type = isLinkType(input) ? input : null;
  const isHydrated = useHydrated();
  // Stays on the screen after it is used.
  const link = useMemo(() => (isHydrated ? findMailLink() : null), [isHydrated]);
  const isLost = type === null || (isHydrated && link === null);
  return (
    <NarrowScreen
      title={type ? linkTexts[type].title : t.confirmTitle}
      javascriptNeeded={t.javascriptNeeded}
    >
      {isLost ? <Lost /> : <ConfirmForm type={type} link={link} />}
    </NarrowScreen>
  );
}

function Lost() {
  return (
    <p className="mt-4">
      {t.linkLost({
        link: linkTo('/auth'),
      })}
    </p>
  );
}

type ConfirmFormProps = { type: LinkType; /** null until the page works. */ link: MailLink | null };

/**
 * Says what a link does and for whom, and does it; what the auth service answered is finished without
 * another press of the button.
 */
function ConfirmForm({ type, link }: ConfirmFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  const navigate = useNavigate();
  const next = useNext();
  const session = useSession();
  const here = findEmail(session);
  const { will, button, leaveButton, view } = linkTexts[type];
  const again = view && { to: toAuthHref(view, next), label: t.requestNewLink };
  const account = link?.email ?? '';
  const email = type === 'email_change' ? (link?.newEmail ?? '') : account;
  const isOther = link !== null && here !== null && here !== account;
  const isDone = fetcher.data?.kind === 'done';
  const notice = findNotice(fetcher.data);
  const isSpent = notice?.reason === 'used' || notice?.reason === 'other_account';

  const isBack = link !== null && link.answer !== null;
  const isFinishing = isBack && notice === null && fetcher.data?.kind !== 'invalid';
  const intent = isBack ? 'finish-link' : 'confirm-link';
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isBack || hasBegun.current) return;
    hasBegun.current = true;
    void fetcher.submit({ intent, type, email }, { method: 'post', action: '/auth' });
  }, [isBack, fetcher, intent, type, email]);

  useEffect(() => whenIdle(preloadForms), []);
  // Prefills the address for somebody who must request another link.
  useEffect(() => rememberTypedEmail(account), [account]);
  // In a recovery, the layout leads to the form for a new password (site-layout.tsx).
  const isRecovering = session.status === 'signed-in' && session.isRecovering;
  const isLeaving = isDone && !isRecovering;
  useEffect(() => {
    const state = type === 'signup' ? newAccount : null;
    if (isLeaving) void navigate(next, { replace: true, state });
  }, [isLeaving, type, next, navigate]);

  return (
    <>
      <p className="mt-4">
        <strong className="block min-h-[1lh] break-words">{email}</strong>
        {isFinishing ? t.oneMoment : !isSpent && will}
      </p>
      {isOther && !isSpent && !isFinishing && <OtherAccount here={here} account={account} />}
      {notice && (
        <AuthNotice
          notice={notice}
          link={here === null ? again : { to: next, label: t.continueButton }}
        />
      )}
      {!isSpent && !isFinishing && (
        <div className="mt-6">
          <Form
            fetcher={fetcher}
            action="/auth"
            intent={intent}
            button={isOther ? leaveButton : button}
            variant="wide"
          >
            <input type="hidden" name="token_hash" value={link?.tokenHash ?? ''} />
            <input type="hidden" name="type" value={type} />
            {link !== null && email === '' ? (
              <EmailField error={findErrors(fetcher.data).email} />
            ) : (
              <input type="hidden" name="email" value={email} />
            )}
          </Form>
          {isOther && (
            <Link className="button-line mt-3 w-full" to="/" replace>
              {t.staySignedIn}
            </Link>
          )}
        </div>
      )}
    </>
  );
}

function OtherAccount({ here, account }: { here: string; account: string }) {
  return (
    <div className="mt-6 rounded-card border-l-4 border-accent bg-wash px-4 py-3">
      <p className="font-semibold">{t.otherAccountTitle}</p>
      <p className="mt-1">
        {t.otherAccountText({
          here: <strong className="break-words">{here}</strong>,
          account:
            account === '' ? t.anotherAccount : <strong className="break-words">{account}</strong>,
        })}
      </p>
    </div>
  );
}

function useNext(): string {
  const [parameters] = useSearchParams();
  const ownOrigin = typeof location === 'undefined' ? undefined : location.origin;
  return parseNext(parameters.get('next'), ownOrigin);
}

/** Returns the address of the signed-in person, as far as it is known. */
function findEmail(session: SessionState): string | null {
  if (session.status === 'signed-out') return null;
  return session.status === 'signed-in' ? session.email : (session.person?.email ?? null);
}

export function meta({ location }: Route.MetaArgs): Route.MetaDescriptors {
  const type = new URLSearchParams(location.search).get('type');
  return privateMeta(isLinkType(type) ? linkTexts[type].title : t.confirmTitle);
}
