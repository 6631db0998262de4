import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { findNotice, type FormNotice, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { Form, type FormFetcher } from '#app/components/ui/form.tsx';
import { loadToaster } from '#app/components/ui/toasts.tsx';

export const authViews = [
  'sign-in',
  'link',
  'sign-up',
  'recover',
  'resend',
  'check-mail',
  'new-password',
] as const;

export type AuthView = (typeof authViews)[number];

/** The props of every form of this screen: where to go afterwards. */
export type AuthFormProps = { next: string };

export function isAuthView(value: string | null): value is AuthView {
  return authViews.some((view) => view === value);
}

/** Returns the URL of another form of this screen, with the same `next`. */
export function toAuthHref(view: AuthView, next: string): string {
  const parameters = new URLSearchParams();
  if (view !== 'sign-in') parameters.set('view', view);
  if (next !== '/') parameters.set('next', next);
  return parameters.size === 0 ? '/auth' : `/auth?${parameters}`;
}

type FormWithLinksProps = {
  fetcher: FormFetcher;
  intent: string;
  button: string;
  /** Where to go afterwards; mails contain it, too. */
  next: string;
  children?: ReactNode;
  /** Links that help, by the reason of a failure. */
  noticeLinks?: Partial<Record<string, NoticeLink>>;
  links: NoticeLink[];
};

/** A form of this screen, with links to its other forms. */
export function AuthForm({ next, children, noticeLinks, links, ...form }: FormWithLinksProps) {
  const notice = findNotice(form.fetcher.data);
  return (
    <>
      {notice && <AuthNotice notice={notice} link={noticeLinks?.[notice.reason]} />}
      <div className="mt-6">
        <Form {...form} action="/auth" variant="wide">
          <input type="hidden" name="next" value={next} />
          {children}
        </Form>
      </div>
      {links.length > 0 && (
        <ul className="mt-6 grid gap-x-6 border-t border-rule pt-4 text-sm">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link className="link-quiet inline-flex min-h-11 items-center" to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type NoticeLink = { to: string; label: string };

/** What went wrong, while the form is shown, and a link that helps. The toast has announced it. */
export function AuthNotice({ notice, link }: { notice: FormNotice; link: NoticeLink | undefined }) {
  return (
    <div className="mt-6 rounded-card border-l-4 border-accent bg-wash px-4 py-3">
      <p className="font-semibold">{notice.title}</p>
      <p className="mt-1 break-words">{notice.text}</p>
      {link && (
        <Link className="link-quiet inline-flex min-h-11 items-center" to={link.to}>
          {link.label}
        </Link>
      )}
    </div>
  );
}

/** What a mail is for. */
export type MailPurpose = 'sign-up' | 'sign-in' | 'recover';

/** A mail that was sent; stored in the history entry, so that it survives a reload. */
export type SentMail = { purpose: MailPurpose; email: string; sentAtMs: number };

type Answered = {
  answer: FormAnswer | undefined;
  purpose: MailPurpose;
  next: string;
  /** It was requested on the screen for the code. */
  isAgain?: boolean;
};

/** Goes on to the form for the code when a form has sent a mail. */
export function useCheckMail({ answer, purpose, next, isAgain = false }: Answered) {
  const navigate = useNavigate();
  useEffect(() => {
    const email = answer?.kind === 'done' ? answer.mailedTo : undefined;
    if (email === undefined) return;
    const sentMail: SentMail = { purpose, email, sentAtMs: Date.now() };
    const options = { state: { sentMail }, replace: isAgain, preventScrollReset: isAgain };
    void navigate(toAuthHref('check-mail', next), options);
  }, [answer, purpose, next, isAgain, navigate]);
}

/** Returns the mail of this history entry. */
export function useSentMail(): SentMail | null {
  const state = useLocation().state as { sentMail?: SentMail } | null;
  return state?.sentMail ?? null;
}

/** The code that checks and sends the forms loads on demand, because their screens are public. */
export const loadForms = () => import('./auth-actions.ts');

/** Once loaded, the forms can be sent, and can report a network failure. */
export function preloadForms() {
  openSession().catch(() => undefined);
  loadToaster().catch(() => undefined);
  loadForms().catch(() => undefined);
}
