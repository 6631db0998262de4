import { expect, test } from 'vitest';
import { createWarningCounter } from './count-warnings.ts';

test('warnings are counted by column and problem, the most frequent first, with a few examples', () => {
  const { count, list } = createWarningCounter();
  count('zip_code', 'was filled in', '');
  for (const cell of ['NA', '-', 'NA', 'none', 'x'.repeat(100)]) count('phone', 'is empty', cell);
  expect(list()).toEqual([
    { field: 'phone', problem: 'is empty', rows: 5, examples: ['NA', '-', 'none'] },
    { field: 'zip_code', problem: 'was filled in', rows: 1, examples: [] },
  ]);
});
