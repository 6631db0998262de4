import { signOutPath } from '#app/config/session.ts';

/**
 * Makes the browser delete its cached pages and responses of this site, including the back/forward
 * cache. Not awaited: a user who is offline is signed out all the same.
 */
export function clearCopies(): void {
  fetch(signOutPath, { method: 'POST', keepalive: true }).catch(() => {});
}
