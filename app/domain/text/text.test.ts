import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addDays,
  compareText,
  formatAge,
  formatCount,
  formatLocalDay,
  formatLocalDate,
  formatLongDate,
  formatMoment,
  formatMonth,
  formatShortDate,
  toDateTime,
  toLocalInput,
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

test('text is sorted regardless of case', () => {
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

test.each([
  ['2026-11-22T12:00:00Z', 'just now'],
  // The clock of the database is ahead of this one.
  ['2026-11-22T12:00:30Z', 'just now'],
  ['2026-11-22T11:59:00.000000Z', '1 minute ago'],
  ['2026-11-22T11:00:00.001Z', '59 minutes ago'],
  ['2026-11-22T11:00:00Z', '1 hour ago'],
  ['2026-11-21T12:00:00.001Z', '23 hours ago'],
  ['2026-11-22', 'today'],
  ['2026-11-21T12:00:00Z', 'yesterday'],
  ['2026-11-16T11:00:00Z', '6 days ago'],
  ['2026-11-02T11:00:00Z', '2 weeks ago'],
  ['2026-08-20T11:00:00Z', '3 months ago'],
  ['2025-11-20T11:00:00Z', '12 months ago'],
  ['2024-01-08T11:00:00Z', '2 years ago'],
])('%s was %s', (moment, age) => {
  expect(formatAge(moment, new Date('2026-11-22T12:00:00Z'))).toBe(age);
});

describe('in the reader’s time zone', () => {
  const { TZ } = process.env;
  beforeAll(() => {
    process.env.TZ = 'America/Los_Angeles';
  });
  afterAll(() => {
    process.env.TZ = TZ;
  });

  test.each(['2026-07-04T05:30:00Z', '2026-11-01T08:59:00Z', '2026-12-31T20:05:00Z'])(
    '%s reads as Intl writes it',
    (moment) => {
      const byIntl = (options: Intl.DateTimeFormatOptions) =>
        new Date(moment).toLocaleString('en-US', options).replaceAll('\u202f', ' ');
      expect(formatMoment(moment)).toBe(byIntl({ dateStyle: 'medium', timeStyle: 'short' }));
      expect(formatLocalDate(moment)).toBe(byIntl({ dateStyle: 'long' }));
      expect(formatLocalDay(moment)).toBe(byIntl({ month: 'short', day: 'numeric' }));
    },
  );

  test('a date stays that day, and an input gets the time of the clock on the wall', () => {
    expect(formatLocalDate('2026-11-30')).toBe('November 30, 2026');
    expect(toLocalInput('2026-07-04T05:30:00Z')).toBe('2026-07-03T22:30');
    expect(toLocalInput(null)).toBe('');
  });
});

test.each([
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
])('%s and %d days are %s', (date, days, later) => expect(addDays(date, days)).toBe(later));
