import { signOutPath } from '#app/config/session.ts';

/**
 * Has the browser forget pages and answers that it keeps of this site, those for the way back among
 * them. Not waited for: who is offline has nobody to ask, and is signed out all the same.
 */
export function clearCopies(): void {
  fetch(signOutPath, { method: 'POST', keepalive: true }).catch(() => {});
}
