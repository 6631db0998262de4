import { join } from 'node:path';
import { escapeIdentifier } from 'pg';
import { loadReference } from '../../reference/load-reference.ts';
import { runBackfills } from '../../reference/run-backfills.ts';
import { bootstrap, applyMigrations, applySeed } from '../migrate.ts';
import { withClient } from './admin.ts';
import type { ServerHandle } from './server.ts';

type Named = { server: ServerHandle; name: string };

export type BuildOptions = Named & {
  /** Folder with config.toml, migrations/, reference/ and the seed. */
  projectDir: string;
  /** Whether to seed a new database. */
  seed: boolean;
  /** Writes the seed's generated files; called only before they are read. */
  buildSeed?: (() => void) | undefined;
  log: (line: string) => void;
};

/**
 * Creates a database if it is missing, applies new migrations and loads changed reference data. Builds a new one under another
 * name, so that an interrupted build leaves nothing that looks complete.
 * @throws StartError when a migration or the seed fails
 */
export async function prepareDatabase(options: BuildOptions): Promise<void> {
  const { server, name } = options;
  if (await exists(options)) return migrate(options);
  const unfinished = { server, name: `${name}_unfinished` };
  await dropDatabase(unfinished);
  await createDatabase(unfinished);
  try {
    await build({ ...options, ...unfinished });
  } catch (error) {
    await dropDatabase(unfinished);
    throw error;
  }
  await renameDatabase({ ...unfinished, to: name });
}

async function build(options: BuildOptions): Promise<void> {
  const { server, name, projectDir, seed, buildSeed, log } = options;
  const admin = { server, database: name, role: 'supabase_admin' } as const;
  await withClient(admin, bootstrap);
  await migrate(options);
  await withClient(admin, (client) => client.query(checkOwnRequests));
  if (seed) {
    log('Seeding the database');
    buildSeed?.();
    const owner = { ...admin, role: 'postgres' } as const;
    await withClient(owner, (client) => applySeed({ client, projectDir }));
  }
  // Autovacuum would run after a minute; the first searches before that would each scan the whole
  // pending list of the word index.
  await withClient(admin, (client) => client.query('vacuum analyze'));
}

/**
 * A role's setting holds for the whole server, where tests keep databases of other projects: those
 * lack the function that our PostgREST calls before each request.
 */
const checkOwnRequests = `do $$
begin
  if to_regproc('private.check_request') is null then
    execute format('alter role authenticator in database %I set pgrst.db_pre_request = ''''', current_database());
  end if;
end $$`;

async function migrate({ server, name, projectDir, log }: BuildOptions): Promise<void> {
  const owner = { server, database: name, role: 'postgres' } as const;
  await withClient(owner, async (client) => {
    const applied = await applyMigrations({ client, projectDir });
    for (const migration of applied) log(`Applied migration ${migration}`);
    const query = (sql: string, values?: unknown[]) => client.query(sql, values);
    await runBackfills(query, log);
    const folder = join(projectDir, 'reference');
    const loaded = await loadReference(query, folder);
    if (loaded.length > 0) log(`Loaded reference data: ${loaded.join(', ')}`);
  });
}

/**
 * Builds a template database to copy from; nothing connects to it afterwards.
 * @throws StartError when a migration or the seed fails
 */
export async function createTemplate(options: BuildOptions): Promise<void> {
  await prepareDatabase(options);
  const name = escapeIdentifier(options.name);
  await administer(options.server, `alter database ${name} allow_connections false`);
}

/** Copies a template, in a fraction of the time of a build. */
export async function cloneDatabase({
  server,
  name,
  template,
}: Named & { template: string }): Promise<void> {
  // By files, not through the WAL: less than half the processor time for a database of 75 MB.
  const from = `template ${escapeIdentifier(template)} strategy file_copy`;
  await administer(server, `create database ${escapeIdentifier(name)} ${from} owner postgres`);
}

/** Drops a database if it exists, even when it is in use. */
export async function dropDatabase({ server, name }: Named): Promise<void> {
  await administer(server, `drop database if exists ${escapeIdentifier(name)} with (force)`);
}

async function createDatabase({ server, name }: Named): Promise<void> {
  await administer(server, `create database ${escapeIdentifier(name)} owner postgres`);
}

async function renameDatabase({ server, name, to }: Named & { to: string }): Promise<void> {
  const [from, goal] = [escapeIdentifier(name), escapeIdentifier(to)];
  await administer(server, `alter database ${from} rename to ${goal}`);
}

async function exists({ server, name }: Named): Promise<boolean> {
  const admin = { server, database: 'postgres', role: 'supabase_admin' } as const;
  const sql = 'select from pg_database where datname = $1';
  const { rowCount } = await withClient(admin, (client) => client.query(sql, [name]));
  return rowCount === 1;
}

async function administer(server: ServerHandle, sql: string): Promise<void> {
  const admin = { server, database: 'postgres', role: 'supabase_admin' } as const;
  await withClient(admin, (client) => client.query(sql));
}
