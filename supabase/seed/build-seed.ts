import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/environment.ts';
import { demoCount, generateBusinesses } from './generate.ts';
import { writeSeedFiles } from './write-sql.ts';

const folder = join(import.meta.dirname, 'built');
const stamp = join(folder, 'sources-sha256');

/** Writes the seed's generated files, unless they are of the present sources. */
export function buildSeed(): void {
  const sources = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  mkdirSync(folder, { recursive: true });
  const files = writeSeedFiles([...generateBusinesses({ count: demoCount })]);
  for (const [name, text] of files) writeWhole(join(folder, name), text);
  for (const name of globSync('*.sql', { cwd: folder })) {
    if (!files.has(name)) rmSync(join(folder, name));
  }
  writeWhole(stamp, sources);
}

/** What the generator reads: its own files, the reference data and the product's rules. */
function hashSources(): string {
  const hash = createHash('sha256');
  const patterns = ['supabase/{seed,reference}/**/*.{ts,json,csv,md}', 'app/domain/**/*.ts'];
  const exclude = ['supabase/seed/built/**', '**/*.test.ts'];
  for (const file of globSync(patterns, { cwd: root, exclude }).toSorted()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Another command, which may write the same, reads no half of a file. */
function writeWhole(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}
