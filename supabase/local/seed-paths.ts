import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists the seed files that [db.seed] of config.toml names, in the order the Supabase CLI runs
 * them: as listed, each pattern's files sorted by name. Patterns that match nothing are skipped.
 * @param projectDir the folder that holds config.toml; patterns are relative to it
 */
export function findSeedFiles(projectDir: string): string[] {
  const section = readSection({ file: join(projectDir, 'config.toml'), name: 'db.seed' });
  if (/^\s*enabled\s*=\s*false/m.test(section)) return [];

  const list = /^\s*sql_paths\s*=\s*\[([^\]]*)\]/m.exec(section)?.[1] ?? '"./seed.sql"';
  const patterns = [...list.matchAll(/"([^"]*)"|'([^']*)'/g)].map((m) => m[1] ?? m[2] ?? '');
  const files = patterns.flatMap((pattern) => globSync(join(projectDir, pattern)).sort());
  return [...new Set(files)];
}

function readSection({ file, name }: { file: string; name: string }): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return '';
  }
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^\s*#.*$/, ''));
  const start = lines.findIndex((line) => line.trim().startsWith(`[${name}]`));
  if (start < 0) return '';
  const length = lines.slice(start + 1).findIndex((line) => /^\[[^\]"']*\]/.test(line));
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length).join('\n');
}
