import { storeText } from '../storage/stored.ts';

const storageKey = 'mainstreet.recovering';

/** Fallback where local storage is blocked. */
let recoveredUserId: string | null = null;

/**
 * Marks this user as recovering: they must choose a new password on every page of this browser,
 * even after a reload, because a recovery mail's session is for nothing else.
 */
export function beginRecovery(userId: string) {
  recoveredUserId = userId;
  storeText('localStorage', storageKey, userId);
}

export function isInRecovery(userId: string): boolean {
  try {
    return localStorage.getItem(storageKey) === userId;
  } catch {
    return recoveredUserId === userId;
  }
}

/** Ends the recovery after a new password or a sign-out. */
export function endRecovery() {
  recoveredUserId = null;
  storeText('localStorage', storageKey, null);
}
