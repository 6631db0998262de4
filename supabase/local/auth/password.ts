import type { AuthConfig } from './config.ts';
import { AuthError } from './errors.ts';
import type { Query } from './services.ts';

/** bcrypt's limit, and GoTrue's MaxPasswordLength. */
const maxBytes = 72;

/** GoTrue uses 10; tests and demos sign in often, and local data need no protection. */
const cost = 6;

/**
 * Applies the rules for a new password (GoTrue's password.go).
 * @throws AuthError weak_password with reasons, validation_failed when it is too long
 */
export function requireStrongPassword(password: string, config: AuthConfig): void {
  if (Buffer.byteLength(password) > maxBytes) {
    throw new AuthError(
      'validation_failed',
      `Password cannot be longer than ${maxBytes} characters`,
    );
  }
  const min = config.minimum_password_length;
  if (Buffer.byteLength(password) >= min) return;
  throw new AuthError('weak_password', `Password should be at least ${min} characters.`, {
    weakReasons: ['length'],
  });
}

/** Hashes a password in the database, with pgcrypto. */
export async function hashPassword(query: Query, password: string): Promise<string> {
  const [row] = await query<{ hash: string }>(
    "select extensions.crypt($1, extensions.gen_salt('bf', $2)) as hash",
    [password, cost],
  );
  return row?.hash ?? '';
}

/** Whether a password belongs to a bcrypt hash; false when there is none. */
export async function matchesPassword(
  query: Query,
  { password, hash }: { password: string; hash: string | null },
): Promise<boolean> {
  if (!hash?.startsWith('$2') || Buffer.byteLength(password) > maxBytes) return false;
  const [row] = await query<{ matches: boolean }>(
    'select extensions.crypt($1, $2) = $2 as matches',
    [password, hash],
  );
  return row?.matches ?? false;
}
