import { createStore, type Store } from '../store.ts';

/** A question the user must answer before a form may be sent. */
export type SignInQuestion = {
  /** Session ended, session too old, or signed in as another user than began the form. */
  kind: 'session_ended' | 'old_session' | 'other_person';
  /** The email of the user signed in now. */
  email: string | null;
  answer: (mayBeSent: boolean) => void;
};

const question = createStore<SignInQuestion | null>(null);
let dialogs = 0;

/** The open question; components/signed-in/sign-in-again.tsx shows it. */
export const signInQuestionStore: Store<SignInQuestion | null> = {
  ...question,
  subscribe: (listener) => {
    const stop = question.subscribe(listener);
    dialogs += 1;
    return () => {
      dialogs -= 1;
      stop();
    };
  },
};

/**
 * Asks the user to confirm their identity, one question at a time, and returns whether the form may
 * be sent. A caller that waited for another question gets 'check_again' and must check again: the
 * answer may have settled its own question.
 */
export async function confirmIdentity(
  kind: SignInQuestion['kind'],
  email: string | null = null,
): Promise<'yes' | 'no' | 'check_again'> {
  // The form's screen has been left: a question on another screen would lack its context.
  if (dialogs === 0) return 'no';
  if (question.get() !== null) {
    await new Promise<void>((resolve) => void waiting.push(resolve));
    return 'check_again';
  }
  return new Promise((resolve) => {
    const answer = (mayBeSent: boolean) => {
      set(null);
      resolve(mayBeSent ? 'yes' : 'no');
    };
    set({ kind, email, answer });
  });
}

let waiting: (() => void)[] = [];

function set(next: SignInQuestion | null) {
  question.set(next);
  if (next !== null) return;
  for (const resume of waiting) resume();
  waiting = [];
}
