import { clearCopies } from './clear-copies.ts';

/**
 * Why the session that ends here ends. auth-js says SIGNED_OUT as well when the server refuses to
 * renew a session: then nobody wants to leave, in this tab or another.
 */
let left: 'here' | 'elsewhere' | null = null;
let hadSession = false;
let otherTabs: BroadcastChannel | undefined;

/** From here on what other tabs say is known here. */
export function hearOfLeaving() {
  if (otherTabs !== undefined) return;
  otherTabs = new BroadcastChannel('mainstreet.leaving');
  otherTabs.addEventListener('message', ({ data }) => (left = data === true ? 'elsewhere' : null));
}

/** Ends the session by this work; when it fails nobody has left. */
export async function leaveBy<Outcome extends { ok: boolean }>(
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  tell(true);
  try {
    const outcome = await work();
    if (outcome.ok) clearCopies();
    else tell(false);
    return outcome;
  } catch (error) {
    tell(false);
    throw error;
  }
}

export function hasLeft(): boolean {
  return left !== null;
}

export function hasLeftElsewhere(): boolean {
  return left === 'elsewhere';
}

/** Once the session is gone: whether it ended without anybody's wish. */
export function hasSessionEnded(): boolean {
  return hadSession && left === null;
}

/** There is a session on this page, or was one when it was opened. */
export function noteSession() {
  hadSession = true;
}

/** Somebody has signed in. */
export function forgetLeaving() {
  left = null;
}

function tell(isNowLeaving: boolean) {
  left = isNowLeaving ? 'here' : null;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
  otherTabs?.postMessage(isNowLeaving);
}
