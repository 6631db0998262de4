import { invitationKey } from '#app/config/session.ts';

/**
 * Returns the token of the invitation link that opened this tab (early-session.ts); null without
 * one.
 */
export function findKeptToken(): string | null {
  try {
    return sessionStorage.getItem(invitationKey);
  } catch {
    // Without session storage, people find the invitation by their account's address.
    return null;
  }
}
