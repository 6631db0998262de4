import type { ClientConfig } from 'pg';
import type { LoginRole, Passwords } from './passwords.ts';

export type Login = {
  server: { host: string; port: number; passwords: Passwords };
  database: string;
  role: LoginRole;
};

/**
 * Returns pg's options for a session. Without TLS, even if PGSSLMODE requires it: that is meant for
 * another server, and this one, on loopback, has none.
 */
export function loginOptions({ server, database, role }: Login): ClientConfig {
  const { host, port, passwords } = server;
  return { host, port, database, user: role, password: passwords[role], ssl: false };
}
