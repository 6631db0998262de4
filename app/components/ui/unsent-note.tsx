import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { fillInEntry, forgetEntry, keepEntry } from '#app/browser/unsent/unsent-entries.ts';
import { waitForBackend } from '#app/browser/unsent/wait-for-backend.ts';
import type { FormAnswer } from './form-answer.ts';

type UnsentNoteProps = {
  form: RefObject<HTMLFormElement | null>;
  answer: FormAnswer | undefined;
  isSending: boolean;
};

/** A call may take 10 s; after this the note says that it is slow. */
const patienceMs = 3_000;

/**
 * Says that sending is slow, or that the backend was unreachable: the input is then kept, and the
 * user may have it sent once the backend responds. Each request to resend is one attempt.
 */
export function UnsentNote({ form, answer, isSending }: UnsentNoteProps) {
  const isSlow = useSlowness(isSending);
  const [isFilledIn, setFilledIn] = useState(false);
  const [wishedAfter, setWishedAfter] = useState<FormAnswer | null>(null);
  const unsent = answer?.kind === 'failed' && answer.isAway === true ? answer : null;
  const isWaiting = unsent !== null && wishedAfter === unsent;

  useEffect(() => {
    // Runs after the form's watchers have read its initial values: restored values count as edits.
    const timer = setTimeout(() => {
      if (form.current) setFilledIn(fillInEntry(form.current));
    });
    return () => clearTimeout(timer);
  }, [form]);

  useEffect(() => {
    const element = form.current;
    // Clears on submit: a successful submission may navigate away before the answer arrives.
    const forget = () => element && forgetEntry(element);
    element?.addEventListener('submit', forget);
    return () => element?.removeEventListener('submit', forget);
  }, [form]);

  useEffect(() => {
    const element = form.current;
    if (unsent === null || !element) return;
    const keep = () => keepEntry(element);
    keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
    // Each failed answer stores the entry again, because submitting deleted it.
  }, [unsent, form]);

  useEffect(() => {
    if (isWaiting) return waitForBackend(() => form.current?.requestSubmit());
  }, [isWaiting, form]);

  if (isSlow) {
    return (
      <Note>
        <p>
          <strong>Still sending.</strong> We are slow to answer right now. Nothing here is lost
          while you wait.
        </p>
      </Note>
    );
  }
  const isFromBefore = isFilledIn && answer === undefined;
  if (unsent === null && !isFromBefore) return null;
  return (
    <Note>
      <p>
        <strong>Not sent yet.</strong>{' '}
        {isFromBefore
          ? 'This is what you entered before, when we could not be reached.'
          : 'We cannot be reached right now. What you entered stays here, and all but passwords and files also when you load this page again.'}
      </p>
      {unsent && (
        <button
          className="link-quiet inline-flex min-h-11 items-center text-left font-medium"
          type="button"
          onClick={() => setWishedAfter(isWaiting ? null : unsent)}
        >
          {isWaiting ? 'It is sent when we are back. Do not send it' : 'Send it when we are back'}
        </button>
      )}
    </Note>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div
      className="rounded-control border-l-4 border-accent bg-wash px-4 py-3 text-sm"
      role="status"
    >
      {children}
    </div>
  );
}

function useSlowness(isSending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isSending]);
  return isSlow;
}
