import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { runAs, service } from './caller.ts';
import type { Services } from './services.ts';

/** The format of seed/built/objects.json: files of seed/, and the bucket folders that contain each. */
const schema = z.array(
  z.object({ bucket: z.string(), file: z.string(), folders: z.array(z.string()) }),
);

export type SeedObjects = z.infer<typeof schema>;

/** Returns the objects of the seed; none without the file. */
export async function readSeedObjects(seedFolder: string): Promise<SeedObjects> {
  const list = join(seedFolder, 'built', 'objects.json');
  return existsSync(list) ? schema.parse(JSON.parse(await readFile(list, 'utf8'))) : [];
}

type Row = { bucket_id: string; name: string; version: string; metadata: object };

/**
 * Stores the files of the seed's objects. Some thousand uploads would take longer than the whole
 * start: instead a file is stored once and hard-linked for every name, which is equivalent, since
 * files never change. Skips existing ones.
 */
export async function seedObjects(
  { database, files }: Services,
  projectDir: string,
): Promise<void> {
  const folder = join(projectDir, 'seed');
  const wanted = await readSeedObjects(folder);
  if (wanted.length === 0) return;
  const [known] = await runAs(database, service, (query) =>
    query('select from storage.objects where bucket_id = any($1) limit 1', [
      wanted.map(({ bucket }) => bucket),
    ]),
  );
  if (known !== undefined) return;
  const rows = await Promise.all(
    wanted.map(async ({ bucket, file, folders }) => {
      const bytes = await readFile(join(folder, file));
      const first = await files.create(async (target) => target.writeFile(bytes));
      const metadata = describe(bytes, file);
      return Promise.all(
        folders.map(async (name, index): Promise<Row> => {
          const version = index === 0 ? first : await files.link(first);
          return { bucket_id: bucket, name: `${name}/${basename(file)}`, version, metadata };
        }),
      );
    }),
  );
  await runAs(database, service, (query) =>
    query(
      `insert into storage.objects (bucket_id, name, version, metadata)
      select bucket_id, name, version, metadata
      from jsonb_to_recordset($1) as row (bucket_id text, name text, version text, metadata jsonb)
      on conflict do nothing`,
      [JSON.stringify(rows.flat())],
    ),
  );
}

const types: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
};

export function findMediaType(file: string): string {
  return types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

function describe(bytes: Buffer, file: string): object {
  return {
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    size: bytes.length,
    mimetype: findMediaType(file),
    cacheControl: 'max-age=31536000',
    lastModified: new Date().toISOString(),
    contentLength: bytes.length,
    httpStatusCode: 200,
  };
}
