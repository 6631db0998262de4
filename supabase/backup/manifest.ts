import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartError } from '../local/errors.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const objectSchema = z.object({
  bucket: z.string(),
  name: z.string(),
  /** The storage gives each upload another one. */
  version: z.string().nullable(),
  owner_id: z.string().nullable(),
  created_at: z.string(),
  content_type: z.string(),
  cache_control: z.string(),
  /** Of its content, as the storage says it. */
  etag: z.string().nullable(),
  /** Also the name of its file in `objects/`, so that equal files are kept once. */
  sha256,
});

/** What a backup contains. The file is written last: a folder without it is no backup. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO time of the database's snapshot. */
  made_at: z.string(),
  /** Of package.json. */
  version: z.string(),
  /** Versions of the applied migrations. */
  migrations: z.array(z.string()),
  /** The folder beside this file that has the rows. */
  rows_folder: z.string().regex(/^rows-\d+$/),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sha256 }),
  ),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string() })),
  objects: z.array(objectSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type StoredObject = z.infer<typeof objectSchema>;

export const manifestName = 'manifest.json';
/** The log of an interrupted backup: a line for each file that it has copied. */
export const copiesName = 'copied.ndjson';

const ownName = /^(?:manifest\.json(?:\.part)?|copied\.ndjson|objects|rows-\d+|\.DS_Store)$/;

/**
 * Reads a backup's manifest.
 * @throws StartError when the folder has no finished backup, or one of another format
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new StartError(`${folder} has no finished backup: ${manifestName} is missing.`);
  });
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new StartError(`${folder}/${manifestName} is not of a backup that this version reads.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Lets a backup write only where it may delete what earlier ones had.
 * @throws StartError when the folder has something else
 */
export async function requireOwnFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  const others = names.filter((name) => !ownName.test(name));
  if (others.length > 0) {
    throw new StartError(
      `${folder} has other files (${others[0]}). Name a folder for backups alone.`,
    );
  }
  if (names.includes(manifestName)) await readManifest(folder);
}

/** Returns the SHA-256 of a file, in hexadecimal digits. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Returns where a table's rows lie: a JSON array of texts a line, compressed. */
export function rowsFile({ rows_folder }: Pick<Manifest, 'rows_folder'>, table: string): string {
  return join(rows_folder, `${table}.ndjson.gz`);
}
