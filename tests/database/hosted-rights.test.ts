import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../supabase/local/environment.ts';
import { bootstrap } from '../../supabase/local/migrate.ts';
import { withClient } from '../../supabase/local/postgres/admin.ts';
import { openServer } from '../../supabase/local/postgres/data-folder.ts';
import type { RunningServer } from '../../supabase/local/postgres/server.ts';
import { loadReference } from '../../supabase/reference/load-reference.ts';
import { readRunnableStatements } from '../support/read-migrations.ts';

/**
 * What supautils, which a hosted project loads, runs as a superuser for `postgres`: settings in its
 * `privileged_role_allowed_configs` (`pgrst.*` and `session_replication_role` among them), and policies of
 * the tables in `policy_grants`. All else must pass with the rights of `postgres` itself.
 */
const liftedBySupautils = [
  /^alter role authenticator set pgrst\.\w+ = '[^']+'$/,
  /^create policy "[^"]+" on (?:storage\.(?:objects|buckets)|realtime\.messages)\s/,
];

/** What stands in for supautils in the embedded server's roles.sql and database/. */
const standIns = `
  revoke supabase_storage_admin, supabase_realtime_admin from postgres;
  do $$
  declare setting text;
  begin
    for setting in select parname from pg_parameter_acl loop
      execute format('revoke set on parameter %s from postgres', setting);
    end loop;
  end $$;`;

let server: RunningServer;

beforeAll(async () => {
  server = await openServer({ dataDir: null, isInMemory: true, log: () => undefined });
  const admin = loginAs('supabase_admin');
  await withClient({ ...admin, database: 'postgres' }, (client) =>
    client.query('create database hosted owner postgres'),
  );
  await withClient(admin, async (client) => {
    await bootstrap(client);
    await client.query(standIns);
  });
}, 60_000);

afterAll(() => server.stop());

function loginAs(role: 'postgres' | 'supabase_admin') {
  return { server: server.handle, database: 'hosted', role };
}

type Session = { query: (sql: string) => Promise<unknown> };

async function runAll(owner: Session, superuser: Session) {
  const lifted: string[] = [];
  for (const { file, text } of readRunnableStatements()) {
    const statement = text.replaceAll(/^\s*--.*$/gm, '').trim();
    const isLifted = liftedBySupautils.some((pattern) => pattern.test(statement));
    if (isLifted) lifted.push(statement);
    await (isLifted ? superuser : owner).query(text).catch((error: unknown) => {
      throw new Error(`${file}: ${statement.slice(0, 200)}`, { cause: error });
    });
  }
  return lifted;
}

test('a hosted project lets its postgres apply every migration and load the reference data', async () => {
  await withClient(loginAs('postgres'), async (owner) => {
    // As supabase/postgres tests it: nix/tests/expected/roles.out and z_17_roles.out.
    const { rows } = await owner.query(
      `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
        (select array_agg(m.roleid::regrole::text || case when m.admin_option then '!' else '' end order by m.roleid::regrole::text)
         from pg_auth_members as m where m.member = r.oid) as roles
      from pg_roles as r where rolname = 'postgres'`,
    );
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolcreaterole: true,
        rolcreatedb: true,
        rolreplication: true,
        rolbypassrls: true,
        roles: [
          'anon!',
          'authenticated!',
          'authenticator!',
          'pg_monitor!',
          'pg_read_all_data!',
          'pg_signal_backend!',
          'service_role!',
        ],
      },
    ]);
    const lifted = await withClient(loginAs('supabase_admin'), (superuser) =>
      runAll(owner, superuser),
    );
    expect(lifted.filter((text) => text.startsWith('alter role'))).toEqual([
      "alter role authenticator set pgrst.db_pre_request = 'private.check_request'",
    ]);
    const loaded = await loadReference(
      (sql, values) => owner.query(sql, values),
      join(root, 'supabase', 'reference'),
    );
    expect(loaded.length).toBeGreaterThan(5);
  });
}, 120_000);
