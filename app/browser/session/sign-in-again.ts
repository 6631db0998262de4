/** What a form needs to know before it may be sent. */
export type SignInQuestion = {
  /** The session has ended, or is too old for this; or who is signed in now is not who began the form. */
  kind: 'session-ended' | 'old-session' | 'other-person';
  /** Of who is signed in now. */
  email: string | null;
  answer: (mayBeSent: boolean) => void;
};

let question: SignInQuestion | null = null;
const listeners = new Set<() => void>();

/** The question that is open; components/signed-in/sign-in-again.tsx asks it. */
export const signInQuestionStore = {
  get: () => question,
  getOnServer: () => null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Asks who is in front of the screen, one question at a time: whether the form may be sent. Who had
 * to wait for the answer to another question looks anew: it may have settled theirs, too.
 */
export async function askWhoIsHere(
  kind: SignInQuestion['kind'],
  email: string | null = null,
): Promise<'yes' | 'no' | 'look-anew'> {
  // The screen of the form has been left: on a later one the question would come from nowhere.
  if (listeners.size === 0) return 'no';
  if (question !== null) {
    await new Promise<void>((resolve) => void waiting.push(resolve));
    return 'look-anew';
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
  question = next;
  for (const listener of listeners) listener();
  if (next !== null) return;
  for (const goOn of waiting) goOn();
  waiting = [];
}
