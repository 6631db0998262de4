const storageKey = 'mainstreet.recovering';

/** Fallback where local storage is blocked. */
let kept: string | null = null;

/**
 * Marks this user as recovering: they must choose a new password on every page of this browser,
 * even after a reload, because a recovery mail's session is for nothing else.
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

/** Ends the recovery after a new password or a sign-out. */
export function endRecovery() {
  kept = null;
  try {
    localStorage.removeItem(storageKey);
  } catch {}
}
