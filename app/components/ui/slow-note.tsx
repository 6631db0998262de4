import { type ReactNode, useEffect, useState } from 'react';
import * as t from '#app/messages/components/ui.ts';

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
export function useSlowness(isSending: boolean): boolean {
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
