import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { toAuthHref } from './views.ts';

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
