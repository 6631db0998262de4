import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';

type MailSentProps = { email: string; what: string; next: { to: string; label: string } };

/** What stands in a form's place when a mail is on its way. */
export function MailSent({ email, what, next }: MailSentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="mt-6 rounded-card bg-sunk p-5 outline-none" tabIndex={-1}>
      <p className="font-semibold">Check your email</p>
      <p className="mt-2 break-words">
        If there is an account to go with it, {what} is on its way to <strong>{email}</strong>. It
        may take a minute; look among the junk, too.
      </p>
      <Link className="link-quiet mt-3 inline-flex min-h-11 items-center text-sm" to={next.to}>
        {next.label}
      </Link>
    </div>
  );
}

/** Where the mail of a form that was answered so has gone; null when none has. */
export function findMailedTo(answer: FormAnswer | undefined): string | null {
  return answer?.kind === 'done' ? (answer.mailedTo ?? null) : null;
}
