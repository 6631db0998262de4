import { randomBytes } from 'node:crypto';

/** The roles that may sign in to PostgreSQL. */
export const loginRoles = [
  'supabase_admin',
  'postgres',
  'authenticator',
  'supabase_auth_admin',
] as const;
export type LoginRole = (typeof loginRoles)[number];

export type Passwords = Record<LoginRole, string>;

/** Generates the passwords at the first start; they are kept in the data folder. */
export function createPasswords(): Passwords {
  const entries = loginRoles.map((role) => [role, randomBytes(24).toString('base64url')]);
  return Object.fromEntries(entries) as Passwords;
}
