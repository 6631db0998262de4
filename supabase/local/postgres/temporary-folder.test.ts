import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from '../folder-lock.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const prefix = '/dev/shm/mainstreet-postgres-';

test.runIf(existsSync('/dev/shm'))(
  'what a killed run left in memory goes, and what is in use or being made stays',
  () => {
    const [left, used, made] = [1, 2, 3].map(() => mkdtempSync(prefix));
    // No process has that id: it is above the largest.
    writeFileSync(join(left ?? '', 'lock'), '9999999 1');
    const unlock = lockFolder(used ?? '');
    const own = makeTemporaryFolder(true);
    expect([left, used, made, own].map((folder = '') => existsSync(folder))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    unlock();
    for (const folder of [used, made, own]) rmSync(folder ?? '', { recursive: true, force: true });
  },
);
