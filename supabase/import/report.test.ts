import { expect, test } from 'vitest';
import { createReasonCounter } from './report.ts';

test('reasons are counted, the most frequent first, and no more kinds than can be read', () => {
  const { count, list } = createReasonCounter();
  count(['Name is required']);
  for (let line = 0; line < 2_000; line += 1) count([`Line ${line} is not closed`]);
  count(['Name is required']);
  expect(list().slice(0, 2)).toEqual([
    { reason: 'Other reasons', rows: 1_001 },
    { reason: 'Name is required', rows: 2 },
  ]);
});
