import { expect, test } from 'vitest';
import type { Hours } from './business.ts';
import { formatSpecialDays, formatTime, formatWeek } from './format-hours.ts';

test.each([
  ['09:00', '9 AM'],
  ['21:30', '9:30 PM'],
  ['00:00', '12 AM'],
  ['12:00', '12 PM'],
  ['12:05', '12:05 PM'],
  ['24:00', '12 AM'],
])('%s reads %s', (time, words) => {
  expect(formatTime(time)).toBe(words);
});

test('the week lists every day, its spans in order, and marks today there', () => {
  // 05:00 UTC on Wednesday is still Tuesday in Honolulu.
  const rows = formatWeek(
    hoursWith({
      time_zone: 'Pacific/Honolulu',
      opening_hours: [
        { day_of_week: 1, opens: '14:00', closes: '18:00' },
        { day_of_week: 1, opens: '09:00', closes: '12:30' },
        { day_of_week: 2, opens: '00:00', closes: '24:00' },
      ],
    }),
    new Date('2026-11-18T05:00Z'),
  );
  expect(rows[0]).toEqual({
    day: 'Monday',
    lines: ['9 AM – 12:30 PM', '2 PM – 6 PM'],
    isToday: false,
    special: null,
  });
  expect(rows[1]).toMatchObject({ day: 'Tuesday', lines: ['Open 24 hours'], isToday: true });
  expect(rows[6]).toMatchObject({ day: 'Sunday', lines: ['Closed'], isToday: false });
});

const thanksgiving = { date: '2026-11-26', opens: null, closes: null, note: 'Thanksgiving' };

test.each([
  ['today', '2026-11-26T12:00-05:00', ['Closed']],
  ['six days ahead', '2026-11-20T12:00-05:00', ['Closed']],
  ['seven days ahead: this Thursday is as usual', '2026-11-19T12:00-05:00', undefined],
  ['gone by', '2026-11-27T12:00-05:00', undefined],
])('a special day stands in the week of its coming: %s', (_, now, lines) => {
  const hours = hoursWith({
    opening_hours: [{ day_of_week: 4, opens: '09:00', closes: '17:00' }],
    special_hours: [thanksgiving],
  });
  const week = formatWeek(hours, new Date(now));
  expect(week[3]).toMatchObject({ day: 'Thursday', lines: ['9 AM – 5 PM'] });
  expect(week[3]?.special?.lines).toEqual(lines);
  expect(week.filter(({ special }) => special).length).toBe(lines ? 1 : 0);
});

test('what is closed for now has its usual week, without today and special days', () => {
  const hours = hoursWith({ temporarily_closed: true, special_hours: [thanksgiving] });
  const now = new Date('2026-11-26T12:00-05:00');
  expect(formatWeek(hours, now).some(({ isToday, special }) => isToday || special)).toBe(false);
  expect(formatSpecialDays(hours, now)).toEqual([]);
});

test('special days are those from today on, in order, with their notes', () => {
  const rows = formatSpecialDays(
    hoursWith({
      special_hours: [
        { date: '2026-12-24', opens: '09:00', closes: '13:00', note: null },
        { date: '2026-11-26', opens: null, closes: null, note: 'Thanksgiving' },
        { date: '2026-11-01', opens: null, closes: null, note: 'Past' },
      ],
    }),
    new Date('2026-11-18T12:00Z'),
  );
  expect(rows).toEqual([
    { date: '2026-11-26', label: 'Thu, Nov 26', lines: ['Closed'], note: 'Thanksgiving' },
    { date: '2026-12-24', label: 'Thu, Dec 24', lines: ['9 AM – 1 PM'], note: null },
  ]);
});

function hoursWith(hours: Partial<Hours>): Hours {
  return {
    time_zone: 'America/New_York',
    opening_hours: [],
    special_hours: [],
    temporarily_closed: false,
    ...hours,
  };
}
