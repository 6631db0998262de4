import { AuthError } from './errors.ts';

/** The pattern of badoux/checkmail, used by GoTrue; it allows ASCII only. */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/**
 * Validates an address and returns it in lower case (validateEmail in GoTrue's mail.go).
 * @throws AuthError validation_failed, or email_address_invalid for one that no mail can reach
 */
export function parseEmail(email: string | null | undefined): string {
  if (!email) throw new AuthError('validation_failed', 'An email address is required');
  if (Buffer.byteLength(email) > 255) {
    throw new AuthError('validation_failed', 'An email address is too long');
  }
  if (!pattern.test(email)) {
    throw new AuthError('validation_failed', 'Unable to validate email address: invalid format');
  }
  const lower = email.toLowerCase();
  if (lower.endsWith('.invalid')) {
    throw new AuthError('email_address_invalid', `Email address "${lower}" is invalid`);
  }
  return lower;
}
