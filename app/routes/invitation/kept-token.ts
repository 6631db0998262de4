import { invitationKey } from '#app/config/session.ts';

/** The token of the invitation by which this tab was opened (early-session.ts); null without one. */
export function findKeptToken(): string | null {
  try {
    return sessionStorage.getItem(invitationKey);
  } catch {
    // Storage may be forbidden: who is invited finds it by the address of their account.
    return null;
  }
}
