import { expect, test } from 'vitest';
import { createReasonCounter, formatSummary } from './report.ts';

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

test('the summary reports values dropped from imported rows', () => {
  const summary = formatSummary({
    job: {
      row_count: 5,
      counts: { created: 3, held: 2, warned: 3 },
      missing: { undecided: 0, keep: 0, close: 0, closed: 0 },
      warnings: [
        { field: 'zip_code', problem: 'is no zip code', rows: 1, examples: ['00000'] },
        {
          field: 'coordinates',
          problem: 'over 50 miles from the address, dropped',
          rows: 2,
          examples: ['29.76, -95.37'],
        },
      ],
    },
    reasons: [],
    holds: [{ reason: 'May be another listing', rows: 2 }],
    seconds: 1,
    dryRun: true,
  });
  expect(summary).toMatch(/Held for review, not imported +2\n  May be another listing +2\n/);
  expect(summary).toContain('\n  zip code is no zip code ("00000") ');
  expect(summary).toContain(
    '\n  coordinates over 50 miles from the address, dropped ("29.76, -95.37") ',
  );
});
