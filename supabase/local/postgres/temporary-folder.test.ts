import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockFolder } from '../folder-lock.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const prefix = '/dev/shm/mainstreet-postgres-';

test.runIf(existsSync('/dev/shm'))(
  'what a killed run left in memory goes after an hour, and what is new or in use stays',
  () => {
    const [left = '', used = '', fresh = ''] = [1, 2, 3].map(() => mkdtempSync(prefix));
    const unlock = lockFolder(used);
    const longAgo = new Date(Date.now() - 3_660_000);
    for (const folder of [left, used]) utimesSync(folder, longAgo, longAgo);
    const own = makeTemporaryFolder(true);
    const remain = [left, used, fresh, own].filter((folder) => existsSync(folder));
    expect(remain).toEqual([used, fresh, own]);
    unlock();
    for (const folder of remain) rmSync(folder, { recursive: true });
  },
);
