import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { root } from '../local/environment.ts';
import { withClient } from '../local/postgres/admin.ts';
import {
  copiesName,
  type Manifest,
  manifestName,
  readManifest,
  requireOwnFolder,
  rowsFile,
  type StoredObject,
} from './manifest.ts';
import { type Storage, forEachAtOnce } from './objects.ts';
import { findMigrations, findTables, type Table } from './tables.ts';

const rowsAtOnce = 500;

type WriteBackup = {
  folder: string;
  databaseUrl: string;
  storage: Storage;
  log: (line: string) => void;
};

/**
 * Writes a backup of the database, as of one moment, and of the files in its storage. A later one
 * into the same folder copies only new files and then replaces the earlier one; one that was
 * interrupted leaves the earlier one whole and its files to the next.
 * @param folder only its owner may read what is written
 * @throws StartError when the folder has something else; at the first table or file that cannot be read or written
 */
export async function writeBackup(options: WriteBackup): Promise<Manifest> {
  const { folder, databaseUrl, storage, log } = options;
  await requireOwnFolder(folder);
  await mkdir(join(folder, 'objects'), { recursive: true, mode: 0o700 });
  const rows_folder = `rows-${Date.now()}`;
  await mkdir(join(folder, rows_folder), { mode: 0o700 });
  const rows = await withClient(databaseUrl, (client) =>
    writeRows({ client, folder, rows_folder, log }),
  );
  const objects = await copyObjects({ folder, storage, wanted: rows.objects, log });
  const manifest: Manifest = { ...rows.manifest, objects };
  const draft = join(folder, `${manifestName}.part`);
  await writeFile(draft, `${JSON.stringify(manifest)}\n`, { mode: 0o600 });
  await rename(draft, join(folder, manifestName));
  await removeOld(folder, manifest);
  return manifest;
}

type WriteRows = { client: Client; folder: string; rows_folder: string; log: WriteBackup['log'] };

async function writeRows({ client, folder, rows_folder, log }: WriteRows) {
  await client.query('begin transaction isolation level repeatable read, read only');
  await client.query('set local statement_timeout = 0');
  const tables: Manifest['tables'] = [];
  for (const { name, columns } of await findTables(client)) {
    const hash = createHash('sha256');
    const counter = { rows: 0 };
    await pipeline(
      Readable.from(readLines(client, { name, columns }, counter)),
      createGzip(),
      hashing(hash),
      createWriteStream(join(folder, rowsFile({ rows_folder }, name)), { mode: 0o600 }),
    );
    tables.push({
      name,
      columns: columns.map((column) => column.name),
      rows: counter.rows,
      sha256: hash.digest('hex'),
    });
    if (counter.rows > 0) log(`${name}: ${counter.rows} rows`);
  }
  const sequences = await client.query<Manifest['sequences'][number]>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text
    from pg_sequences where schemaname in ('public', 'private') and last_value is not null order by 1`,
  );
  const objects = await client.query<Omit<StoredObject, 'sha256'>>(
    `select bucket_id as bucket, name, version, owner_id, to_jsonb(created_at) #>> '{}' as created_at,
      coalesce(metadata ->> 'mimetype', 'application/octet-stream') as content_type,
      coalesce(metadata ->> 'cacheControl', 'no-cache') as cache_control, metadata ->> 'eTag' as etag
    from storage.objects order by bucket_id, name`,
  );
  const now = await client.query<{ made_at: string }>(`select to_jsonb(now()) #>> '{}' as made_at`);
  const migrations = await findMigrations(client);
  await client.query('commit');
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return {
    objects: objects.rows,
    manifest: {
      format: 1 as const,
      made_at: now.rows[0]?.made_at ?? '',
      version,
      migrations,
      rows_folder,
      tables,
      sequences: sequences.rows,
    },
  };
}

/**
 * Yields a table's rows as lines, without holding more than some hundred of them. As text each value
 * of each type comes back as it was; as JSON a column's null could not be told from JSON's.
 */
async function* readLines(client: Client, { name, columns }: Table, counter: { rows: number }) {
  const values = columns.map((column) => `${column.name}::text`);
  await client.query(
    `declare lines no scroll cursor for select to_jsonb(array[${values.join(', ')}])::text as line from ${name}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from lines`);
    if (rows.length === 0) break;
    counter.rows += rows.length;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await client.query('close lines');
}

function hashing(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

type CopyObjects = Pick<WriteBackup, 'folder' | 'storage' | 'log'> & {
  wanted: Omit<StoredObject, 'sha256'>[];
};

/** Downloads the files that neither the earlier backup nor an interrupted one has. */
async function copyObjects({ folder, storage, wanted, log }: CopyObjects): Promise<StoredObject[]> {
  const known = await findCopied(folder);
  const copied: StoredObject[] = [];
  const copies = join(folder, copiesName);
  await writeFile(
    copies,
    [...known.values()].map((object) => `${JSON.stringify(object)}\n`).join(''),
    {
      mode: 0o600,
    },
  );
  await forEachAtOnce(wanted, log, async (object) => {
    const earlier = known.get(keyOf(object));
    const sha256 = earlier?.sha256 ?? (await download(folder, storage, object));
    // Deleted since the snapshot was taken.
    if (sha256 === null) return;
    copied.push({ ...object, sha256 });
    if (!earlier) {
      await writeFile(copies, `${JSON.stringify({ ...object, sha256 })}\n`, { flag: 'a' });
    }
  });
  await rm(copies);
  return copied.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

async function findCopied(folder: string): Promise<Map<string, StoredObject>> {
  const log = await readFile(join(folder, copiesName), 'utf8').catch(() => '');
  const lines = log.split('\n').slice(0, -1); // the last one may be cut
  const interrupted = lines.map((line) => JSON.parse(line) as StoredObject);
  const earlier = await readManifest(folder).catch(() => ({ objects: [] }));
  const files = new Set(await readdir(join(folder, 'objects')));
  const whole = [...earlier.objects, ...interrupted].filter(({ sha256 }) => files.has(sha256));
  return new Map(whole.map((object) => [keyOf(object), object]));
}

function keyOf({ bucket, name, version }: Omit<StoredObject, 'sha256'>): string {
  return JSON.stringify([bucket, name, version]);
}

/** Returns the file's hash; null where it is gone. */
async function download(
  folder: string,
  storage: Storage,
  { bucket, name }: Pick<StoredObject, 'bucket' | 'name'>,
) {
  const { data, error } = await storage.from(bucket).download(name);
  if (error) {
    if (await isGone(storage, bucket, name)) return null;
    throw new Error(`${bucket}/${name}: ${error.message}`, { cause: error });
  }
  const bytes = Buffer.from(await data.arrayBuffer());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = join(folder, 'objects', sha256);
  const known = await stat(path).catch(() => null);
  if (known === null) {
    const part = `${path}.${crypto.randomUUID()}.part`;
    await writeFile(part, bytes, { mode: 0o600 });
    await rename(part, path);
  }
  return sha256;
}

async function isGone(storage: Storage, bucket: string, name: string): Promise<boolean> {
  const { data, error } = await storage.from(bucket).exists(name);
  return (
    !data && (error === null || ('status' in error && [400, 404].includes(Number(error.status))))
  );
}

/** Removes what only earlier backups had. */
async function removeOld(folder: string, { rows_folder, objects }: Manifest): Promise<void> {
  const kept = new Set(objects.map(({ sha256 }) => sha256));
  for (const name of await readdir(join(folder, 'objects'))) {
    if (!kept.has(name)) await rm(join(folder, 'objects', name));
  }
  for (const name of await readdir(folder)) {
    if (/^rows-\d+$/.test(name) && name !== rows_folder)
      await rm(join(folder, name), { recursive: true });
  }
}
