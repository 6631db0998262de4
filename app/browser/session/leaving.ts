/**
 * Whether the session that ends here is ended on purpose, in this tab or another. auth-js says
 * SIGNED_OUT as well when the server refuses to renew a session: then nobody wants to leave.
 */
let isLeaving = false;
let otherTabs: BroadcastChannel | undefined;

/** From here on what other tabs say is known here. */
export function hearOfLeaving() {
  if (otherTabs !== undefined) return;
  otherTabs = new BroadcastChannel('mainstreet.leaving');
  otherTabs.addEventListener('message', ({ data }) => (isLeaving = data === true));
}

/** Ends the session by this work; when it fails nobody has left. */
export async function leaveBy<Outcome extends { ok: boolean }>(
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  tell(true);
  try {
    const outcome = await work();
    if (!outcome.ok) tell(false);
    return outcome;
  } catch (error) {
    tell(false);
    throw error;
  }
}

export function hasLeft(): boolean {
  return isLeaving;
}

/** Somebody has signed in. */
export function forgetLeaving() {
  isLeaving = false;
}

function tell(isNowLeaving: boolean) {
  isLeaving = isNowLeaving;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
  otherTabs?.postMessage(isNowLeaving);
}
