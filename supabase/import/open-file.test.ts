import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFile } from './open-file.ts';

test('a folder or a missing file is rejected with the reason', async () => {
  await expect(openFile(tmpdir())).rejects.toThrow(/is not a file/);
  await expect(openFile(join(tmpdir(), 'nope.csv'))).rejects.toThrow(/there is no such file/);
});

test('a file is read from its beginning each time', async () => {
  const { name, open } = await openFile(import.meta.filename);
  expect(name).toBe('open-file.test.ts');
  for (let time = 0; time < 2; time += 1) {
    for await (const chunk of open()) expect(chunk.subarray(0, 6)).toEqual(Buffer.from('import'));
  }
});
