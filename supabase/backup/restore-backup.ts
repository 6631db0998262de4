import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { StartError } from '../local/errors.ts';
import { withClient } from '../local/postgres/admin.ts';
import { hashFile, type Manifest, readManifest, rowsFile, type StoredObject } from './manifest.ts';
import { forEachAtOnce, type Storage } from './objects.ts';
import { findMigrations, findTables, type Table } from './tables.ts';

/** Rows of one insertion, in characters of JSON: some listings have long texts. */
const charactersAtOnce = 4_000_000;

type RestoreBackup = {
  folder: string;
  databaseUrl: string;
  storage: Storage;
  /** Whether listings and accounts that are there may be deleted. */
  isReplacing: boolean;
  log: (line: string) => void;
};

/**
 * Restores a backup: first the files, then all rows in one transaction. One that was interrupted
 * has changed no row, and the next skips the files that are there with the same content. Every session ends, and every
 * cache is told to start over.
 * @throws StartError when the backup is damaged or of other migrations, or the database is in use
 */
export async function restoreBackup({
  folder,
  databaseUrl,
  storage,
  isReplacing,
  log,
}: RestoreBackup): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await withClient(databaseUrl, async (client) => {
    await requireSameMigrations(client, manifest);
    if (!isReplacing) await requireEmpty(client);
    log('Comparing the checksums of the backup …');
    await requireWhole(folder, manifest);
    await uploadObjects({ client, folder, storage, objects: manifest.objects, log });
    await client.query('begin');
    try {
      await restoreRows({ client, folder, manifest, log });
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
  return manifest;
}

async function requireSameMigrations(client: Client, { migrations, version }: Manifest) {
  const applied = await findMigrations(client);
  const missing = migrations.filter((one) => !applied.includes(one));
  const extra = applied.filter((one) => !migrations.includes(one));
  if (missing.length + extra.length === 0) return;
  throw new StartError(
    `The backup is of version ${version} and has ${migrations.length} migrations, this database ${applied.length}. Restore it with the version that made it, then upgrade.`,
  );
}

async function requireEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ found: string }>(
    `select format('%s listings and %s accounts', listings, accounts) as found
    from (select (select count(*) from public.businesses) as listings, (select count(*) from auth.users) as accounts) as counted
    where listings + accounts > 0`,
  );
  if (rows.length === 0) return;
  throw new StartError(
    `The database has ${rows[0]?.found}. To delete them and all else in favor of the backup, add --replace.`,
  );
}

/** Reads all files before the first change. */
async function requireWhole(folder: string, manifest: Manifest): Promise<void> {
  const files = new Map([
    ...manifest.tables.map(({ name, sha256 }): [string, string] => [
      rowsFile(manifest, name),
      sha256,
    ]),
    ...manifest.objects.map(({ sha256 }): [string, string] => [join('objects', sha256), sha256]),
  ]);
  for (const [file, sha256] of files) {
    const found = await hashFile(join(folder, file)).catch(() => null);
    if (found !== sha256) {
      throw new StartError(
        `The backup is damaged: ${file} ${found === null ? 'is missing' : 'has changed'}. Nothing was restored.`,
      );
    }
  }
}

type UploadObjects = Pick<RestoreBackup, 'folder' | 'storage' | 'log'> & {
  client: Client;
  objects: readonly StoredObject[];
};

async function uploadObjects({
  client,
  folder,
  storage,
  objects,
  log,
}: UploadObjects): Promise<void> {
  const { rows } = await client.query<{ path: string; etag: string | null }>(
    `select bucket_id || '/' || name as path, metadata ->> 'eTag' as etag from storage.objects`,
  );
  const there = new Map(rows.map(({ path, etag }) => [path, etag]));
  await forEachAtOnce(
    objects.filter(
      ({ bucket, name, etag }) => etag === null || there.get(`${bucket}/${name}`) !== etag,
    ),
    log,
    async ({ bucket, name, sha256, content_type, cache_control }) => {
      const bytes = await readFile(join(folder, 'objects', sha256));
      const { error } = await storage.from(bucket).upload(name, bytes, {
        contentType: content_type,
        cacheControl: cache_control.replace('max-age=', ''),
        upsert: true,
      });
      if (error) throw new Error(`${bucket}/${name}: ${error.message}`, { cause: error });
    },
  );
}

type RestoreRows = Pick<RestoreBackup, 'folder' | 'log'> & { client: Client; manifest: Manifest };

async function restoreRows({ client, folder, manifest, log }: RestoreRows): Promise<void> {
  await client.query('set local statement_timeout = 0');
  // Triggers and foreign keys have done their work when the rows were first written.
  await client.query('set local session_replication_role = replica');
  const tables = await findTables(client);
  const own = tables.filter(({ name }) => !name.startsWith('auth.')).map(({ name }) => name);
  await client.query(`truncate ${own.join(', ')}`);
  for (const table of ['auth.sessions', 'auth.one_time_tokens', 'auth.identities', 'auth.users']) {
    await client.query(`delete from ${table}`);
  }
  for (const { name, rows, columns } of manifest.tables) {
    const table = chooseColumns(tables, name, columns);
    const restored = await restoreTable(client, table, join(folder, rowsFile(manifest, name)));
    if (restored !== rows)
      throw new StartError(`${name}: ${restored} of ${rows} rows could be read.`);
    if (rows > 0) log(`${name}: ${rows} rows`);
  }
  for (const { name, last_value } of manifest.sequences) {
    // Never back: no rollback would undo it, and the rows of tables that no backup has stay.
    await client.query(
      `select setval($1::text::regclass, greatest($2::bigint, s.last_value))
      from pg_sequences as s where format('%I.%I', s.schemaname, s.sequencename) = $1::text`,
      [name, last_value],
    );
  }
  await client.query(
    `update storage.objects as o set owner_id = b.owner_id, owner = nullif(b.owner_id, '')::uuid, created_at = b.created_at
    from jsonb_to_recordset($1) as b (bucket text, name text, owner_id text, created_at timestamptz)
    where o.bucket_id = b.bucket and o.name = b.name`,
    [JSON.stringify(manifest.objects)],
  );
  await client.query(
    `select private.invalidate_tags('{everything,articles,settings,directory,listings,profiles,lists}')`,
  );
}

/** Returns a table with the columns of the backup, in its order. */
function chooseColumns(tables: readonly Table[], name: string, columns: readonly string[]): Table {
  const there = tables.find((table) => table.name === name)?.columns ?? [];
  const chosen = columns.map((column) => {
    const found = there.find((one) => one.name === column);
    if (!found) throw new StartError(`The database has no column ${name}.${column}.`);
    return found;
  });
  return { name, columns: chosen };
}

/** Inserts a table's lines; returns how many. */
async function restoreTable(
  client: Client,
  { name, columns }: Table,
  file: string,
): Promise<number> {
  const names = columns.map((column) => column.name);
  const values = columns.map(({ type }, position) => `(line ->> ${position})::${type}`);
  const insert = `insert into ${name} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from jsonb_array_elements($1) as line`;
  let rows = 0;
  let lines: string[] = [];
  let characters = 0;
  const send = async () => {
    if (lines.length > 0) await client.query(insert, [`[${lines.join(',')}]`]);
    rows += lines.length;
    lines = [];
    characters = 0;
  };
  for await (const line of readLines(file)) {
    lines.push(line);
    characters += line.length;
    if (characters > charactersAtOnce) await send();
  }
  await send();
  return rows;
}

/** Yields the lines of a compressed file. Node's `readline` would also break them at U+2028. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  const text = createReadStream(file).pipe(createGunzip()).setEncoding('utf8');
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
