import { type RefObject, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  pollUntilAnswered,
  resolveWrites,
  waitForBackend,
} from '#app/browser/unsent/resolve-writes.ts';
import { fillInEntry, forgetEntry, saveEntry } from '#app/browser/unsent/unsent-entries.ts';
import * as t from '#app/messages/components/ui.ts';
import { type Unavailable, type FormAnswer, isDoneField } from './form-answer.ts';

type UnsentNoteProps = {
  form: RefObject<HTMLFormElement | null>;
  answer: FormAnswer | undefined;
  isSending: boolean;
  /** Whether the form has more to fill in than its button. */
  hasInput: boolean;
};

/**
 * Says that sending is slow, or that no answer came. Then the input is kept, and the database is
 * asked by the ids of the writes whether they took effect: if so, the form is answered as done; if
 * not, the user may have it sent once the backend responds. Each request to resend is one attempt.
 */
export function UnsentNote({ form, answer, isSending, hasInput }: UnsentNoteProps) {
  const isSlow = useSlowness(isSending);
  const [restored, setRestored] = useState<Unavailable | null>(null);
  const [undone, setUndone] = useState<object | null>(null);
  const [scheduledAfter, setScheduledAfter] = useState<object | null>(null);
  const doneField = useRef<HTMLInputElement>(null);
  const isRestored = answer === undefined;
  const away = isRestored
    ? restored
    : answer.kind === 'failed'
      ? (answer.unavailable ?? null)
      : null;
  // Answers share constants; each answer is an object of its own.
  const attempt = away && (answer ?? restored);
  const isChecking = away !== null && (away.writes?.length ?? 0) > 0 && undone !== attempt;
  const isScheduled = attempt !== null && scheduledAfter === attempt;
  const isWaiting = isScheduled && !isChecking;

  useEffect(() => {
    // Runs after the form's watchers have read its initial values: restored values count as edits.
    const timer = setTimeout(() => {
      if (form.current) setRestored(fillInEntry(form.current));
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
    if (away === null || !element) return;
    const save = () => saveEntry(element, isChecking ? away.writes : away.writes && []);
    save();
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
    // Each failed answer stores the entry again, because submitting deleted it.
  }, [away, isChecking, form]);

  useEffect(() => {
    if (!isChecking) return;
    const sendAsDone = () => {
      if (!form.current || !doneField.current) return;
      doneField.current.value = 'yes';
      form.current.requestSubmit();
      doneField.current.value = '';
    };
    return pollUntilAnswered(
      () => resolveWrites(away.writes ?? []),
      (isDone) => (isDone ? sendAsDone() : setUndone(attempt)),
    );
  }, [attempt, away, isChecking, form]);

  useEffect(() => {
    if (isWaiting) return waitForBackend(() => form.current?.requestSubmit());
  }, [isWaiting, form]);

  return (
    <>
      <input ref={doneField} type="hidden" name={isDoneField} defaultValue="" />
      {isSlow && <Note title={t.sendingSlowlyTitle} text={t.sendingSlowlyText({ hasInput })} />}
      {!isSlow && away && (
        <Note {...describe(away, { isChecking, isRestored, hasInput: hasInput || isRestored })}>
          {!isRestored && away.writes && (
            <button
              className="link-quiet inline-flex min-h-11 items-center text-left font-medium"
              type="button"
              onClick={() => setScheduledAfter(isScheduled ? null : attempt)}
            >
              {isScheduled ? t.sendLaterUndo : t.sendLater}
            </button>
          )}
        </Note>
      )}
    </>
  );
}

type State = { isChecking: boolean; isRestored: boolean; hasInput: boolean };

function describe({ writes, isMail }: Unavailable, { isChecking, isRestored, hasInput }: State) {
  if (writes === null) {
    return {
      title: t.unknownTitle,
      text: isMail ? t.unknownMailText : t.unknownText,
    };
  }
  if (isChecking) {
    return {
      title: t.checkingTitle,
      text: t.checkingText({ hasInput }),
    };
  }
  return {
    title: t.notSentTitle,
    text: isRestored ? t.notSentRestoredText : t.notSentText({ hasInput }),
  };
}

type SlowNoteProps = {
  isSending: boolean;
  /** Whether people entered something, which is safe. */
  hasInput: boolean;
};

/** Says that something that is being sent takes long, once it does. */
export function SlowNote({ isSending, hasInput }: SlowNoteProps) {
  const isSlow = useSlowness(isSending);
  return isSlow && <Note title={t.sendingSlowlyTitle} text={t.sendingSlowlyText({ hasInput })} />;
}

/** A call may take 10 s; after this it is slow. */
const patienceMs = 3_000;

/** Returns whether something has been sending for longer than 3 s. */
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

type NoteProps = { title: string; text: string; children?: ReactNode };

/** A note in a form about what becomes of its input. */
export function Note({ title, text, children }: NoteProps) {
  return (
    <div
      className="rounded-control border-l-4 border-accent bg-wash px-4 py-3 text-sm"
      role="status"
    >
      <p>
        <strong>{title}</strong> {text}
      </p>
      {children}
    </div>
  );
}
