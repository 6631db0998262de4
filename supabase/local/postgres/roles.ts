import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from './admin.ts';
import { loginRoles } from './passwords.ts';
import type { ServerHandle } from './server.ts';

/** Gives a new server the roles of a Supabase project, once and at once. */
export async function createRoles(server: ServerHandle): Promise<void> {
  const admin = { server, database: 'postgres', role: 'supabase_admin' } as const;
  await withClient(admin, async (client) => {
    const { rowCount } = await client.query("select from pg_roles where rolname = 'authenticator'");
    if (rowCount === 1) return;
    const passwords = loginRoles.map(
      (role) => `alter role ${role} password ${client.escapeLiteral(server.passwords[role])};`,
    );
    // PostgreSQL's log shows the statement of an error, and these have passwords.
    await client.query('set log_min_error_statement = panic');
    const roles = readFileSync(join(import.meta.dirname, '..', 'sql', 'roles.sql'), 'utf8');
    await client.query(`begin; ${roles} ${passwords.join(' ')} commit;`);
  });
}
