import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from './admin.ts';
import { loginRoles } from './passwords.ts';
import type { ServerHandle } from './server.ts';

/** Creates the roles of a Supabase project on a new server, in one transaction. */
export async function createRoles(server: ServerHandle): Promise<void> {
  const admin = { server, database: 'postgres', role: 'supabase_admin' } as const;
  await withClient(admin, async (client) => {
    const { rowCount } = await client.query("select from pg_roles where rolname = 'authenticator'");
    if (rowCount === 1) return;
    const passwords = loginRoles.map(
      (role) => `alter role ${role} password ${client.escapeLiteral(server.passwords[role])};`,
    );
    // PostgreSQL logs the statement of an error, and these contain passwords.
    await client.query('set log_min_error_statement = panic');
    const roles = readFileSync(join(import.meta.dirname, '..', 'sql', 'roles.sql'), 'utf8');
    await client.query(`begin; ${roles} ${passwords.join(' ')} commit;`);
  });
}
