import { expect, test } from 'vitest';
import { parseArguments } from './arguments.ts';

test('a file is imported into the directory without demo data by --empty', () => {
  expect(parseArguments(['--empty', 'list.csv'])).toMatchObject({ file: 'list.csv' });
  expect(() => parseArguments(['--full', 'list.csv'])).toThrow("Unknown option '--full'");
});
