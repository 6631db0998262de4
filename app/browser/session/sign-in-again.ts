/** What a form needs to know before it may be sent. */
export type SignInQuestion = {
  /** The session has ended; or who is signed in now is not who began the form. */
  kind: 'session-ended' | 'other-person';
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

/** Asks who is in front of the screen, one question at a time; true when the form may be sent. */
export async function askWhoIsHere(
  kind: SignInQuestion['kind'],
  email: string | null = null,
): Promise<boolean> {
  // Two forms that wait for the same sign-in are asked about one after the other.
  if (question !== null) await new Promise<void>((resolve) => void whenAnswered.push(resolve));
  return new Promise((resolve) => {
    set({ kind, email, answer: (mayBeSent) => (set(null), resolve(mayBeSent)) });
  });
}

const whenAnswered: (() => void)[] = [];

function set(next: SignInQuestion | null) {
  question = next;
  for (const listener of listeners) listener();
  if (next === null) whenAnswered.shift()?.();
}
