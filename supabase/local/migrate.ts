import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Client, DatabaseError } from 'pg';
import { StartError } from './errors.ts';
import { findSeedFiles } from './seed-paths.ts';

type SqlFile = { client: Client; file: string; label: string };
type Project = { client: Client; projectDir: string };

/**
 * Runs sql/database/*.sql as a superuser: the state of a Supabase project before its first
 * migration.
 */
export async function bootstrap(client: Client): Promise<void> {
  const folder = join(import.meta.dirname, 'sql', 'database');
  for (const name of readdirSync(folder).sort()) {
    await runFile({
      client,
      file: join(folder, name),
      label: `supabase/local/sql/database/${name}`,
    });
  }
}

/**
 * Applies new migrations, in the order of their names, each in a transaction, and records them in
 * supabase_migrations.schema_migrations like the Supabase CLI.
 * @returns the names of the applied files
 * @throws StartError naming the file, the line and PostgreSQL's message, or a file edited or renamed since it
 * was applied: until the first release migrations are changed in place
 */
export async function applyMigrations({ client, projectDir }: Project): Promise<string[]> {
  const folder = join(projectDir, 'migrations');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const migrations = names.flatMap((name) => {
    const [, version, subject] = /^(\d+)_(.*)\.sql$/.exec(name) ?? [];
    return version === undefined ? [] : [{ name, version, subject }];
  });
  const { rows } = await client.query<{ version: string; hash: string | null }>(
    `select version, hash from supabase_migrations.schema_migrations
    left join supabase_migrations.file_hashes using (version)`,
  );
  const done = new Map(rows.map((row) => [row.version, row.hash]));
  const applied: string[] = [];
  const known = new Set(migrations.map(({ version }) => version));
  const hasMore = [...done.keys()].some((version) => !known.has(version));
  // A database of a later version has all of these and more.
  if (hasMore && migrations.some(({ version }) => !done.has(version))) throw renamed();

  for (const { name, version, subject } of migrations) {
    const file = join(folder, name);
    const hash = done.get(version);
    if (hash === undefined) {
      await runFile({ client, file, label: `migrations/${name}` }, async (text) => {
        await client.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [version, subject, [text]],
        );
        await recordHash({ client, version, hash: hashOf(text) });
      });
      applied.push(name);
      continue;
    }
    const current = hashOf(readFileSync(file, 'utf8'));
    // Applied by the CLI, from the file as it is now.
    if (hash === null) await recordHash({ client, version, hash: current });
    else if (hash !== current) throw edited(name);
  }
  return applied;
}

type RecordedHash = { client: Client; version: string; hash: string };

async function recordHash({ client, version, hash }: RecordedHash): Promise<void> {
  await client.query(
    'insert into supabase_migrations.file_hashes (version, hash) values ($1, $2)',
    [version, hash],
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const afresh =
  'delete the data folder (.local, or what DATA_DIR names) and start again to get a fresh one.';

function edited(name: string): StartError {
  return new StartError(`migrations/${name} has changed since this database was made; ${afresh}`);
}

function renamed(): StartError {
  return new StartError(`This database was made by other migrations; ${afresh}`);
}

/**
 * Runs the seed files of config.toml, each in a transaction.
 * @throws StartError naming the file, the line and PostgreSQL's message
 */
export async function applySeed({ client, projectDir }: Project): Promise<void> {
  for (const file of findSeedFiles(projectDir)) {
    const label = relative(projectDir, file);
    await runFile({ client, file, label }, async (text) => {
      await client.query(
        'insert into supabase_migrations.seed_files (path, hash) values ($1, $2)',
        [label, hashOf(text)],
      );
    });
  }
}

async function runFile(
  { client, file, label }: SqlFile,
  record?: (text: string) => Promise<void>,
): Promise<void> {
  const text = readFileSync(file, 'utf8');
  try {
    await client.query('begin');
    await client.query(text);
    // A file may have set a role or an empty search_path for the session.
    await client.query('reset session authorization; reset all');
    await record?.(text);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartError(explain({ error, text, label }), { cause: error });
  } finally {
    await client.query('discard all');
  }
}

function explain({ error, text, label }: { error: unknown; text: string; label: string }): string {
  if (!(error instanceof DatabaseError)) return `${label} failed: ${String(error)}`;
  const { position, detail, where } = error;
  const line = position === undefined ? '' : ` at line ${lineAt({ text, position })}`;
  const more = [detail, where?.split('\n')[0]].filter(Boolean).join('; ');
  return `${label} failed${line}: ${error.message}${more === '' ? '' : ` (${more})`}`;
}

/** PostgreSQL counts positions in characters from 1, JavaScript in UTF-16 units from 0. */
function lineAt({ text, position }: { text: string; position: string }): number {
  const before = Array.from(text).slice(0, Number(position) - 1);
  return before.filter((char) => char === '\n').length + 1;
}
