import { expect, test } from 'vitest';
import { findComingHolidays, findHoliday, findHolidays } from './holiday.ts';

test('each holiday has its next date', () => {
  expect(findHolidays('2026-11-22').map(({ name, date }) => `${date} ${name}`)).toEqual([
    '2026-11-26 Thanksgiving',
    '2026-12-24 Christmas Eve',
    '2026-12-25 Christmas Day',
    '2026-12-31 New Year’s Eve',
    '2027-01-01 New Year’s Day',
    '2027-01-18 Martin Luther King Jr. Day',
    '2027-02-15 Presidents’ Day',
    '2027-05-31 Memorial Day',
    '2027-06-18 Juneteenth (observed)',
    '2027-06-19 Juneteenth',
    '2027-07-04 Independence Day',
    '2027-07-05 Independence Day (observed)',
    '2027-09-06 Labor Day',
    '2027-10-11 Columbus Day',
    '2027-11-11 Veterans Day',
  ]);
});

test('a holiday today is still ahead', () => {
  expect(findHolidays('2026-11-26')[0]).toEqual({
    slug: 'thanksgiving',
    name: 'Thanksgiving',
    date: '2026-11-26',
  });
});

test('a date has the name of its holiday, on the day itself even on a weekend', () => {
  expect(findHoliday('2027-07-04')?.name).toBe('Independence Day');
  expect(findHoliday('2027-07-05')?.name).toBe('Independence Day (observed)');
  expect(findHoliday('2027-07-06')).toBeNull();
  expect(findHoliday('2027-12-24')?.slug).toBe('christmas-eve');
  expect(findHoliday('2027-01-18')?.slug).toBe('martin-luther-king-jr-day');
  expect(findHoliday('2026-12-31')?.slug).toBe('new-years-eve');
});

test('the coming holidays are those within two weeks', () => {
  const names = (today: string) => findComingHolidays(today).map(({ name }) => name);
  expect(names('2026-11-11')).toEqual(['Veterans Day']);
  expect(names('2026-11-12')).toEqual(['Thanksgiving']);
  expect(names('2026-12-18')).toEqual([
    'Christmas Eve',
    'Christmas Day',
    'New Year’s Eve',
    'New Year’s Day',
  ]);
});
