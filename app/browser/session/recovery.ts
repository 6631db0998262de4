const storageKey = 'mainstreet.recovering';

/** What stands in for local storage where a browser forbids it. */
let kept: string | null = null;

/**
 * From here on this person is asked for a new password wherever they go in this browser, whatever
 * they reload: the session that a recovery's mail gave is for nothing else.
 */
export function beginRecovery(userId: string) {
  kept = userId;
  try {
    localStorage.setItem(storageKey, userId);
  } catch {}
}

export function isInRecovery(userId: string): boolean {
  try {
    return localStorage.getItem(storageKey) === userId;
  } catch {
    return kept === userId;
  }
}

/** They have a new password, or have signed out. */
export function endRecovery() {
  kept = null;
  try {
    localStorage.removeItem(storageKey);
  } catch {}
}
