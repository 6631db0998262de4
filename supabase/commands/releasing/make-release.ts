import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../local/errors.ts';
import { findBrokenPromises, listMigrations, readReleased } from './released.ts';

type MakeRelease = {
  root: string;
  /** '1.2.0' */
  version: string;
  /** '2026-11-29' */
  today: string;
  /** Writes nothing. */
  isCheck?: boolean;
};

/**
 * Writes the version into package.json and its lock file, the changelog's head, and the checksums of all migrations
 * into supabase/released.json.
 * @throws StartError when the version does not follow the last, released migrations have changed, or nothing is in the
 * changelog
 */
export function makeRelease({ root, version, today, isCheck = false }: MakeRelease) {
  const file = join(root, 'supabase', 'released.json');
  const released = readReleased(file);
  const migrations = listMigrations(join(root, 'supabase', 'migrations'));
  const broken = released === null ? [] : findBrokenPromises(released, migrations);
  if (broken.length > 0) throw new StartError(broken.join('\n'));
  const before = released?.version ?? '0.0.0';
  if (!isLater(version, before)) throw new StartError(`${version} is not later than ${before}.`);
  const changes = new Map([
    ['package.json', setVersion(join(root, 'package.json'), version)],
    ['package-lock.json', setVersion(join(root, 'package-lock.json'), version)],
    ['CHANGELOG.md', writeHead(join(root, 'CHANGELOG.md'), version, today)],
    [
      'supabase/released.json',
      `${JSON.stringify({ version, migrations: Object.fromEntries(migrations.map(({ name, sha256 }) => [name, sha256])) }, null, 2)}\n`,
    ],
  ]);
  if (!isCheck) for (const [name, text] of changes) writeFileSync(join(root, name), text);
  return { migrations: migrations.length };
}

function isLater(version: string, before: string): boolean {
  const [parts, earlier] = [version, before].map((text) => text.split('.').map(Number));
  const first = parts?.findIndex((part, index) => part !== earlier?.[index]) ?? -1;
  return first >= 0 && (parts?.[first] ?? 0) > (earlier?.[first] ?? 0);
}

/** Replaces the first version, of the package itself; in the lock file also that of its root. */
function setVersion(file: string, version: string): string {
  const text = readFileSync(file, 'utf8');
  const name = /"name": "([^"]+)"/.exec(text)?.[1] ?? '';
  const own = new RegExp(`("name": "${name}",\\s*"version": )"[^"]+"`, 'g');
  return text.replaceAll(own, `$1"${version}"`);
}

/**
 * Puts what has no version yet, all sections by days before the first version, under the new one.
 */
function writeHead(file: string, version: string, today: string): string {
  const [intro = '', ...sections] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const firstVersion = sections.findIndex((section) => /^## \d+\.\d+\.\d+/.test(section));
  const [unreleased, rest] =
    firstVersion < 0
      ? [sections, []]
      : [sections.slice(0, firstVersion), sections.slice(firstVersion)];
  if (unreleased.length === 0) throw new StartError('CHANGELOG.md says nothing of this version.');
  const text = unreleased.map((section) => section.replace(/^## .*\n\n?/, '').trimEnd()).join('\n');
  const head = intro.replace('Nothing is released yet. These are the main steps so far.\n\n', '');
  return `${head}## ${version} (${today})\n\n${text}\n${rest.length > 0 ? '\n' : ''}${rest.join('')}`;
}
