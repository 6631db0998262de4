import { describe, expect, test } from 'vitest';
import {
  compareText,
  formatCount,
  formatLongDate,
  formatMonth,
  formatShortDate,
  toDateTime,
} from './text.ts';

test.each([0, 7, 999, 1_000, 12_345, 100_000, 1_234_567, -4_200])('%d is grouped', (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString('en-US'));
});

describe('every day of two years reads as Intl writes it:', () => {
  const start = Date.UTC(2027, 0, 1);
  const days = Array.from({ length: 731 }, (_, day) => new Date(start + day * 86_400_000));
  const timeZone = 'UTC';

  test.each([
    ['short', formatShortDate, { weekday: 'short', month: 'short', day: 'numeric' }],
    ['long', formatLongDate, { dateStyle: 'long' }],
    ['month', formatMonth, { month: 'long', year: 'numeric' }],
  ] as const)('%s', (_, format, options) => {
    const byIntl = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    const expected = days.map((day) => byIntl.format(day));
    expect(days.map((day) => format(day.toISOString()))).toEqual(expected);
    expect(days.map((day) => format(day.toISOString().slice(0, 10)))).toEqual(expected);
  });
});

test('text is in order whatever its case', () => {
  const names = ['HVAC', 'Hair Salons', 'Bakeries', 'Hardware', '09:30', '09:00'];
  expect(names.toSorted(compareText)).toEqual([
    '09:00',
    '09:30',
    'Bakeries',
    'Hair Salons',
    'Hardware',
    'HVAC',
  ]);
});

test.each([
  ['2026-11-25T16:04:52.123456+00:00', '2026-11-25T16:04:52.123Z'],
  ['2026-11-25T11:04:52-05:00', '2026-11-25T16:04:52.000Z'],
  ['2026-11-25', '2026-11-25'],
])('%s is written as %s for machines', (moment, written) => {
  expect(toDateTime(moment)).toBe(written);
});
