import { execFileSync } from 'node:child_process';

/** The commit that is built, in twelve digits, or null where there is no repository. */
export function findRevision(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    }).trim();
  } catch {
    return null;
  }
}
