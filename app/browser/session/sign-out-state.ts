import { signOutPath } from '#app/config/session.ts';

/**
 * Where the user left the session: in this tab or in another. Null when no one chose to leave:
 * auth-js also emits SIGNED_OUT when the server refuses to refresh a session.
 */
let left: 'here' | 'elsewhere' | null = null;
let hadSession = false;
let otherTabs: BroadcastChannel | undefined;

/** Starts listening to other tabs' sign-outs. */
export function listenForSignOut() {
  if (otherTabs !== undefined) return;
  otherTabs = new BroadcastChannel('mainstreet.leaving');
  otherTabs.addEventListener('message', ({ data }) => (left = data === true ? 'elsewhere' : null));
}

/** Runs `work`, which ends the session; if it fails, the user counts as not having left. */
export async function signOutBy<Outcome extends { ok: boolean }>(
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  broadcast(true);
  try {
    const outcome = await work();
    if (outcome.ok) clearCopies();
    else broadcast(false);
    return outcome;
  } catch (error) {
    broadcast(false);
    throw error;
  }
}

export function hasSignedOut(): boolean {
  return left !== null;
}

export function hasSignedOutElsewhere(): boolean {
  return left === 'elsewhere';
}

/** Once the session is gone: returns whether it ended without the user leaving. */
export function hasSessionEnded(): boolean {
  return hadSession && left === null;
}

/** Records that this page has a session, or had one when it was opened. */
export function recordSession() {
  hadSession = true;
}

/** Resets the state after a new sign-in. */
export function forgetLeaving() {
  left = null;
}

function broadcast(isNowLeaving: boolean) {
  left = isNowLeaving ? 'here' : null;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
  otherTabs?.postMessage(isNowLeaving);
}

/**
 * Makes the browser delete its cached pages and responses of this site, including the back/forward
 * cache. Not awaited: a user who is offline is signed out all the same.
 */
function clearCopies(): void {
  fetch(signOutPath, { method: 'POST', keepalive: true }).catch(() => {});
}
