import { globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readConfig } from './toml.ts';

const schema = z.object({
  enabled: z.boolean().default(true),
  sql_paths: z.array(z.string()).default(['./seed.sql']),
});

/**
 * Lists the seed files of [db.seed] in config.toml, in the order of the Supabase CLI: as listed,
 * each pattern's files sorted by name. Skips patterns without a match.
 * @param projectDir the folder that contains config.toml; patterns are relative to it
 */
export function findSeedFiles(projectDir: string): string[] {
  const { enabled, sql_paths: patterns } = schema.parse(
    readConfig(projectDir).get('db.seed') ?? {},
  );
  if (!enabled) return [];
  const files = patterns.flatMap((pattern) => globSync(join(projectDir, pattern)).sort());
  return [...new Set(files)];
}
