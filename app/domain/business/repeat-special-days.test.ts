import { expect, test } from 'vitest';
import { repeatLastWeek, repeatLastYear } from './repeat-special-days.ts';

const closed = { opens: null, closes: null };
const today = '2026-11-22';

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
