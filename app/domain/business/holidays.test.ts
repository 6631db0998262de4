import { expect, test } from 'vitest';
import { findHolidays, repeatLastWeek, repeatLastYear } from './holidays.ts';

const closed = { opens: null, closes: null };
const today = '2026-11-22';

test('holidays are told by their next date', () => {
  expect(findHolidays(today).map(({ name, date }) => `${date} ${name}`)).toEqual([
    '2026-11-26 Thanksgiving',
    '2026-12-24 Christmas Eve',
    '2026-12-25 Christmas Day',
    '2026-12-31 New Year’s Eve',
    '2027-01-01 New Year’s Day',
    '2027-01-18 Martin Luther King Jr. Day',
    '2027-02-15 Presidents’ Day',
    '2027-05-31 Memorial Day',
    '2027-06-19 Juneteenth',
    '2027-07-04 Independence Day',
    '2027-09-06 Labor Day',
  ]);
});

test('a holiday today is still ahead', () => {
  expect(findHolidays('2026-11-26')[0]).toEqual({ name: 'Thanksgiving', date: '2026-11-26' });
});

test('last week’s special days come again a week later, with their hours and notes', () => {
  const fair = { date: '2026-11-21', opens: '10:00', closes: '22:00', note: 'Fair' };
  const older = { date: '2026-11-14', ...closed, note: 'Inventory' };
  expect(repeatLastWeek([older, fair], today)).toEqual([{ ...fair, date: '2026-11-28' }]);
});

test('last year’s come again on the holiday’s own date, or on the same day of the month', () => {
  const special = [
    { date: '2025-11-27', ...closed, note: 'Thanksgiving' },
    { date: '2025-12-12', opens: '09:00', closes: '12:00', note: 'Staff party' },
    { date: '2025-11-01', ...closed, note: 'Too long ago' },
  ];
  expect(repeatLastYear(special, today)).toEqual([
    { date: '2026-11-26', ...closed, note: 'Thanksgiving' },
    { date: '2026-12-12', opens: '09:00', closes: '12:00', note: 'Staff party' },
  ]);
});

test('a day that is special already stays as it is', () => {
  const special = [
    { date: '2025-12-25', ...closed, note: 'Christmas Day' },
    { date: '2026-12-25', opens: '10:00', closes: '12:00', note: null },
  ];
  expect(repeatLastYear(special, today)).toEqual([]);
});

test('a leap day comes again on the day after', () => {
  const special = [{ date: '2028-02-29', ...closed, note: null }];
  expect(repeatLastYear(special, '2028-03-01')).toEqual([{ ...special[0], date: '2029-03-01' }]);
});
