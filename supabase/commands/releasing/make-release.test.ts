import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeRelease } from './make-release.ts';
import { findBrokenPromises, listMigrations, readReleased } from './released.ts';

const today = '2026-12-01';

/** A project with two migrations and a day's changes. */
function createProject() {
  const root = mkdtempSync(join(tmpdir(), 'mainstreet-release-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  mkdirSync(join(root, 'supabase', 'migrations'), { recursive: true });
  const head = { name: 'mainstreet', version: '0.1.0' };
  write('package.json', JSON.stringify(head, null, 2));
  const packages = { '': head, 'node_modules/other': { name: 'other', version: '0.1.0' } };
  write('package-lock.json', JSON.stringify({ ...head, packages }, null, 2));
  write(
    'CHANGELOG.md',
    '# Changelog\n\nNothing is released yet. These are the main steps so far.\n\n## 2026-11-29\n\n- Alarms.\n\n## 2026-11-28\n\n- Imports.\n',
  );
  write('supabase/migrations/20261121000100_foundation.sql', 'create schema private;\n');
  write('supabase/migrations/20261121000200_people.sql', 'create table people ();\n');
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const findBroken = () => {
    const released = readReleased(join(root, 'supabase', 'released.json'));
    if (released === null) throw new Error('Nothing is released');
    return findBrokenPromises(released, listMigrations(join(root, 'supabase', 'migrations')));
  };
  const release = (version: string, isCheck = false) =>
    makeRelease({ root, version, today, isCheck });
  return { root, write, read, findBroken, release };
}

test('a release sets the version, heads the changelog and records the migrations', () => {
  const { read, release, findBroken } = createProject();
  release('1.0.0', true);
  expect(read('package.json')).toContain('0.1.0');
  expect(release('1.0.0')).toEqual({ migrations: 2 });
  expect(JSON.parse(read('package.json'))).toMatchObject({ version: '1.0.0' });
  expect(JSON.parse(read('package-lock.json'))).toEqual({
    name: 'mainstreet',
    version: '1.0.0',
    packages: {
      '': { name: 'mainstreet', version: '1.0.0' },
      'node_modules/other': { name: 'other', version: '0.1.0' },
    },
  });
  expect(read('CHANGELOG.md')).toBe(
    '# Changelog\n\n## 1.0.0 (2026-12-01)\n\n- Alarms.\n- Imports.\n',
  );
  expect(findBroken()).toEqual([]);
});

test('a later release keeps the sections of the earlier ones', () => {
  const { write, read, release } = createProject();
  release('1.0.0');
  expect(() => release('1.0.1')).toThrow('CHANGELOG.md says nothing of this version.');
  write(
    'CHANGELOG.md',
    read('CHANGELOG.md').replace('## 1.0.0', '## 2026-12-01\n\n- More.\n\n## 1.0.0'),
  );
  expect(() => release('1.0.0')).toThrow('1.0.0 is not later than 1.0.0.');
  expect(() => release('0.9.9')).toThrow('0.9.9 is not later than 1.0.0.');
  release('1.1.0');
  expect(read('CHANGELOG.md')).toBe(
    '# Changelog\n\n## 1.1.0 (2026-12-01)\n\n- More.\n\n## 1.0.0 (2026-12-01)\n\n- Alarms.\n- Imports.\n',
  );
});

test('a released migration may neither change nor go, and none may be dated before it', () => {
  const { root, write, release, findBroken } = createProject();
  release('1.0.0');
  write('supabase/migrations/20261121000300_more.sql', 'create table more ();\n');
  expect(findBroken()).toEqual([]);

  write('supabase/migrations/20261121000150_between.sql', 'create table between_them ();\n');
  write('supabase/migrations/20261121000200_people.sql', 'create table people (id uuid);\n');
  rmSync(join(root, 'supabase/migrations/20261121000100_foundation.sql'));
  expect(findBroken()).toEqual([
    '20261121000100_foundation.sql was released and is gone.',
    '20261121000200_people.sql was released and has changed: write a new migration.',
    '20261121000150_between.sql is dated before 20261121000200_people.sql, which was released.',
  ]);
  expect(() => release('1.1.0')).toThrow('has changed');
});
