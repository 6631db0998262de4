import { expect, test } from 'vitest';
import { type Statistics, reportPeriod, findPercent } from './statistics.ts';

const statistics: Statistics = {
  slug: 'joes',
  name: 'Joe’s',
  time_zone: 'America/Chicago',
  today: '2026-03-02',
  since: '2026-02-10',
  days: [
    { day: '2026-02-16', counts: { view: 9 } },
    { day: '2026-02-18', counts: { view: 2 } },
    { day: '2026-02-24', counts: { view: 3, call: 1 } },
    { day: '2026-03-02', counts: { view: 4 } },
  ],
  words: [],
};

test('a period ends today and has every day, also those without a visit', () => {
  const { days } = reportPeriod(statistics, 7);
  expect(days.map(({ day, counts }) => [day, counts.view])).toEqual([
    ['2026-02-24', 3],
    ['2026-02-25', 0],
    ['2026-02-26', 0],
    ['2026-02-27', 0],
    ['2026-02-28', 0],
    ['2026-03-01', 0],
    ['2026-03-02', 4],
  ]);
});

test('a trend compares equally long periods and is missing when the earlier one is incomplete', () => {
  const changesOf = (since: string | null) =>
    reportPeriod({ ...statistics, since }, 7)
      .totals.filter(({ kind }) => kind === 'view' || kind === 'call')
      .map(({ count, change }) => [count, change]);
  expect(changesOf('2026-02-17')).toEqual([
    [7, 5],
    [1, 1],
  ]);
  expect(changesOf('2026-02-18')).toEqual([
    [7, null],
    [1, null],
  ]);
  expect(changesOf(null)).toEqual([
    [7, null],
    [1, null],
  ]);
});

test.each([
  [134, 34, 34],
  [66, -34, 34],
  [5, 5, null],
])('%d after a change by %d is %s percent', (count, change, percent) => {
  expect(findPercent(count, change)).toBe(percent);
});
