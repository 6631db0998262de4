import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { z } from 'zod';

/** What `released.json` has: no migration in it may change, nor one be dated before its last. */
const releasedSchema = z.object({
  version: z.string(),
  /** Checksums by file name. */
  migrations: z.record(z.string(), z.string()),
});

export type Released = z.infer<typeof releasedSchema>;

type Migration = { name: string; version: string; sha256: string };

/** Returns the migrations of a folder in their order, with the SHA-256 of their text. */
export function listMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const version = /^(\d{14})_.*\.sql$/.exec(name)?.[1];
      if (version === undefined) return [];
      const text = readFileSync(`${folder}/${name}`, 'utf8').replaceAll('\r\n', '\n');
      return [{ name, version, sha256: createHash('sha256').update(text).digest('hex') }];
    });
}

/** Returns what the last release has; null before the first. */
export function readReleased(file: string): Released | null {
  if (!existsSync(file)) return null;
  return releasedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Returns what is wrong with migrations since a release, one sentence each. */
export function findBrokenPromises(released: Released, migrations: readonly Migration[]): string[] {
  const now = new Map(migrations.map((migration) => [migration.name, migration]));
  const names = Object.keys(released.migrations);
  const last = names.toSorted().at(-1) ?? '';
  return [
    ...names.flatMap((name) => {
      const found = now.get(name);
      if (found === undefined) return [`${name} was released and is gone.`];
      if (found.sha256 === released.migrations[name]) return [];
      return [`${name} was released and has changed: write a new migration.`];
    }),
    ...migrations
      .filter(({ name }) => !(name in released.migrations) && name < last)
      .map(({ name }) => `${name} is dated before ${last}, which was released.`),
  ];
}
