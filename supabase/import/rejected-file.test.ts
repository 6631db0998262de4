import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createRejectedFile } from './rejected-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'mainstreet-rejected-'));
afterAll(() => rmSync(folder, { recursive: true }));

const header = ['name', 'note'];
const rows = [
  { cells: ['Oak, Inc.'], reasons: ['City is required', 'State is required'] },
  { cells: ['Elm', 'said "hi"\nand left', 'extra'], reasons: ['The row has 3 cells'] },
];

function write(file: string, fallbackFolder: string): string {
  const rejected = createRejectedFile({ file, header, fallbackFolder });
  for (const row of rows) rejected.add(row);
  return rejected.close() ?? '';
}

test('a file without rejected rows leaves no file of them', () => {
  const file = join(folder, 'fine.csv');
  expect(createRejectedFile({ file, header, fallbackFolder: folder }).close()).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

test('rejected rows stand beside their file, in its columns, with the reasons behind', () => {
  const file = join(folder, 'list.csv');
  const path = write(file, folder);
  expect(path).toBe(join(folder, 'list.rejected.csv'));
  expect(readFileSync(path, 'utf8')).toBe(
    'name,note,reason\r\n' +
      '"Oak, Inc.",,City is required; State is required\r\n' +
      'Elm,"said ""hi""\nand left",The row has 3 cells,extra\r\n',
  );
});

test('when the folder is read-only they go to the fallback folder, which is made', () => {
  const locked = join(folder, 'locked');
  mkdirSync(locked);
  chmodSync(locked, 0o555);
  const fallbackFolder = join(folder, 'data', 'here');
  const path = write(join(locked, 'list.csv'), fallbackFolder);
  chmodSync(locked, 0o755);
  expect(path).toBe(join(fallbackFolder, 'list.rejected.csv'));
  expect(readFileSync(path, 'utf8')).toContain('Oak');
});
