import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { findNotice, type FormNotice } from '#app/components/ui/form-answer.ts';
import { Form, type FormFetcher } from '#app/components/ui/form.tsx';

type AuthFormProps = {
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
export function AuthForm({ next, children, noticeLinks, links, ...form }: AuthFormProps) {
  const notice = findNotice(form.fetcher.data);
  return (
    <>
      {notice && <AuthNotice notice={notice} link={noticeLinks?.[notice.reason]} />}
      <div className="mt-6">
        <Form {...form} action="/auth" look="wide">
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
