import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../supabase/local/environment.ts';

/** Changes with anything that the seeded database is made of. */
export async function fingerprintDatabase(): Promise<string> {
  const hash = createHash('sha256');
  const patterns = ['*.ts', 'postgres/*.ts', 'package.json', '../reference/*.ts'].map(
    (name) => `supabase/local/${name}`,
  );
  const files = globSync(['supabase/**/*.{sql,csv}', 'supabase/config.toml', ...patterns], {
    cwd: root,
  });
  // A test makes nothing of it.
  const sources = files.filter((file) => !file.endsWith('.test.ts'));
  for (const file of sources.toSorted()) {
    hash.update(file).update(await readFile(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
