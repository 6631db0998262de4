import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { toAuthHref } from './views.ts';

/** What a mail that people wait for is about. */
export type MailPurpose = 'sign-up' | 'sign-in' | 'recover';

/** A mail on its way; it is kept in the history's entry, so that a reload knows of it. */
export type SentMail = { purpose: MailPurpose; email: string; sentAtMs: number };

type Answered = {
  answer: FormAnswer | undefined;
  purpose: MailPurpose;
  next: string;
  /** It was sent from there. */
  isAgain?: boolean;
};

/** Goes on to where its code is typed, when a form has sent a mail. */
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

/** The mail that this entry of the history is about. */
export function useSentMail(): SentMail | null {
  const state = useLocation().state as { sentMail?: SentMail } | null;
  return state?.sentMail ?? null;
}
