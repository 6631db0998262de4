import { expect, test } from 'vitest';
import type { Hours, SpecialHours } from './business.ts';
import {
  describeNearHoliday,
  findUnconfirmedHolidays,
  formatOpenAt,
  formatShortWeek,
  formatSpecialDays,
  formatTime,
  formatWeek,
} from './format-hours.ts';

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

test.each([
  ['11:00', '00:00', '11 AM – midnight'],
  ['11:00', '24:00', '11 AM – midnight'],
  ['17:00', '02:30', '5 PM – 2:30 AM'],
  ['00:00', '04:00', '12 AM – 4 AM'],
  ['00:00', '24:00', 'Open 24 hours'],
])('a day from %s to %s reads %s', (opens, closes, words) => {
  const hours = hoursWith({ opening_hours: [{ day_of_week: 1, opens, closes }] });
  expect(formatWeek(hours, new Date('2026-11-18T12:00Z'))[0]?.lines).toEqual([words]);
});

const sunday = (opens: string, closes: string) => ({ day_of_week: 7, opens, closes });

test.each([
  ['in the middle of the day', [sunday('07:00', '17:00')], 7, '10:00', 'Sunday 7 AM – 5 PM'],
  ['the opening minute', [sunday('07:00', '17:00')], 7, '07:00', 'Sunday 7 AM – 5 PM'],
  ['the closing minute', [sunday('07:00', '17:00')], 7, '17:00', null],
  ['before it opens', [sunday('07:00', '17:00')], 7, '06:59', null],
  ['another day', [sunday('07:00', '17:00')], 6, '10:00', null],
  [
    'after a midday break',
    [sunday('07:00', '11:00'), sunday('13:00', '17:00')],
    7,
    '14:00',
    'Sunday 1 PM – 5 PM',
  ],
  ['before midnight', [sunday('18:00', '02:30')], 7, '23:00', 'Sunday 6 PM – 2:30 AM'],
  [
    'after midnight, on the next day',
    [sunday('18:00', '02:30')],
    1,
    '01:00',
    'Sunday 6 PM – 2:30 AM',
  ],
  ['not before it on that day', [sunday('18:00', '02:30')], 7, '01:00', null],
  ['until midnight', [sunday('18:00', '24:00')], 7, '23:59', 'Sunday 6 PM – midnight'],
  ['round the clock', [sunday('00:00', '24:00')], 7, '03:00', 'Sunday open 24 hours'],
  ['without hours', [], 7, '10:00', null],
] as const)(
  'a search for a day and time shows the hours that cover it: %s',
  (_, spans, weekday, time, words) => {
    const hours = hoursWith({ opening_hours: [...spans] });
    const now = new Date('2026-11-25T12:00-05:00');
    const answer = formatOpenAt(hours, { weekday, time }, now);
    expect(answer && `${answer.day} ${answer.hours}`).toBe(words);
  },
);

test.each([
  ['the day before it', '2026-11-25T12:00-05:00', '12:00', null],
  ['six days before it', '2026-11-20T12:00-05:00', '12:00', null],
  ['seven days before it, that time to come', '2026-11-19T11:00-05:00', '12:00', 'Thursday'],
  ['seven days before it, that time gone by', '2026-11-19T13:00-05:00', '12:00', null],
  ['on the day, that time gone by', '2026-11-26T13:00-05:00', '12:00', 'Thursday'],
  ['during its special hours', '2026-11-25T12:00-05:00', '06:30', 'Thursday'],
])('a weekday has the special hours of its coming date: %s', (_, now, time, day) => {
  const hours = hoursWith({
    opening_hours: [{ day_of_week: 4, opens: '09:00', closes: '17:00' }],
    special_hours: [{ date: '2026-11-26', opens: '06:00', closes: '07:00', note: 'Thanksgiving' }],
  });
  expect(formatOpenAt(hours, { weekday: 4, time }, new Date(now))?.day ?? null).toBe(day);
});

const thanksgiving = { date: '2026-11-26', opens: null, closes: null, note: 'Thanksgiving' };

test.each([
  ['today', '2026-11-26T12:00-05:00', ['Closed']],
  ['six days ahead', '2026-11-20T12:00-05:00', ['Closed']],
  ['seven days ahead: this Thursday is as usual', '2026-11-19T12:00-05:00', undefined],
  ['gone by', '2026-11-27T12:00-05:00', undefined],
])('a special day appears only in the week that it falls in: %s', (_, now, lines) => {
  const hours = hoursWith({
    opening_hours: [{ day_of_week: 4, opens: '09:00', closes: '17:00' }],
    special_hours: [thanksgiving],
  });
  const week = formatWeek(hours, new Date(now));
  expect(week[3]).toMatchObject({ day: 'Thursday', lines: ['9 AM – 5 PM'] });
  expect(week[3]?.special?.lines).toEqual(lines);
  expect(week.filter(({ special }) => special).length).toBe(lines ? 1 : 0);
});

test('a temporarily closed listing shows its usual week, without today or special days', () => {
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

test('days in a row that are alike stand together', () => {
  const on = (days: number[], opens: string, closes: string) =>
    days.map((day_of_week) => ({ day_of_week, opens, closes }));
  expect(
    formatShortWeek([
      ...on([1, 2, 4, 5], '13:00', '17:00'),
      ...on([1, 2, 4, 5], '09:00', '12:00'),
      ...on([3], '18:00', '00:00'),
    ]),
  ).toEqual([
    { days: 'Monday and Tuesday', lines: ['9 AM – 12 PM', '1 PM – 5 PM'] },
    { days: 'Wednesday', lines: ['6 PM – midnight'] },
    { days: 'Thursday and Friday', lines: ['9 AM – 12 PM', '1 PM – 5 PM'] },
    { days: 'Saturday and Sunday', lines: ['Closed'] },
  ]);
  expect(formatShortWeek(on([1, 2, 3, 4, 5], '09:00', '17:00'))[0]?.days).toBe('Monday to Friday');
  expect(formatShortWeek(on([1, 2, 3, 4, 5, 6, 7], '00:00', '24:00'))).toEqual([
    { days: 'Every day', lines: ['Open 24 hours'] },
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

const holidays = [{ name: 'Thanksgiving', date: '2026-11-26' }];
const dayBefore = new Date('2026-11-25T12:00-05:00');
const nineToFive = [{ day_of_week: 4, opens: '09:00', closes: '17:00' }];

test.each([
  ['closed', [thanksgiving], 'Closed tomorrow for Thanksgiving'],
  [
    'open',
    [{ ...thanksgiving, opens: '10:00', closes: '14:00' }],
    'Open tomorrow for Thanksgiving, 10 AM – 2 PM',
  ],
  [
    'all day',
    [{ ...thanksgiving, opens: '00:00', closes: '24:00' }],
    'Open tomorrow for Thanksgiving, open 24 hours',
  ],
  ['not said', [], 'Hours may differ on Thanksgiving'],
])('the day before a holiday, a card shows the holiday hours: %s', (_, special_hours, text) => {
  const hours = hoursWith({ opening_hours: nineToFive, special_hours });
  expect(describeNearHoliday(hours, { holidays, now: dayBefore })?.text).toBe(text);
});

test('a card does not mention a distant holiday, or one without hours', () => {
  const hours = hoursWith({ opening_hours: nineToFive });
  const twoDaysBefore = new Date('2026-11-24T12:00-05:00');
  expect(describeNearHoliday(hours, { holidays, now: twoDaysBefore })).toBeNull();
  expect(describeNearHoliday(hoursWith({}), { holidays, now: dayBefore })).toBeNull();
  const paused = { ...hours, temporarily_closed: true };
  expect(describeNearHoliday(paused, { holidays, now: dayBefore })).toBeNull();
});

test('a search for the date of a holiday shows its hours, and where they may differ', () => {
  const twoWeeksBefore = new Date('2026-11-12T12:00-05:00');
  const say = (special_hours: SpecialHours[]) => {
    const hours = hoursWith({ opening_hours: nineToFive, special_hours });
    const at = { weekday: 4, time: null, date: '2026-11-26' };
    const open = formatOpenAt(hours, at, twoWeeksBefore);
    const note = describeNearHoliday(hours, { holidays, date: at.date, now: twoWeeksBefore });
    return [open && `${open.day} ${open.hours}`, note?.text];
  };
  expect(say([])).toEqual(['Thu, Nov 26 9 AM – 5 PM', 'Hours may differ on Thanksgiving']);
  expect(say([{ ...thanksgiving, opens: '10:00', closes: '14:00' }])).toEqual([
    'Thu, Nov 26 10 AM – 2 PM',
    undefined,
  ]);
});

test.each([
  ['2026-11-26T12:00-05:00', 'Today 9 AM – 12 PM, 1 PM – 5 PM'],
  ['2026-11-26T18:00-05:00', null],
  ['2026-11-25T12:00-05:00', 'Tomorrow 9 AM – 12 PM, 1 PM – 5 PM'],
  ['2026-11-22T12:00-05:00', 'Thursday 9 AM – 12 PM, 1 PM – 5 PM'],
])('a whole date has all of its hours until they are over: %s', (now, words) => {
  const hours = hoursWith({
    opening_hours: [
      { day_of_week: 4, opens: '09:00', closes: '12:00' },
      { day_of_week: 4, opens: '13:00', closes: '17:00' },
    ],
  });
  const at = { weekday: 4, time: null, date: '2026-11-26' };
  const open = formatOpenAt(hours, at, new Date(now));
  expect(open && `${open.day} ${open.hours}`).toBe(words);
});

test('a listing says for which coming holidays it has not confirmed its hours', () => {
  const hours = hoursWith({ opening_hours: nineToFive, special_hours: [thanksgiving] });
  const both = [...holidays, { name: 'Christmas Eve', date: '2026-12-24' }];
  expect(findUnconfirmedHolidays(hours, both, dayBefore)).toEqual([
    { date: '2026-12-24', text: 'Hours may differ on Christmas Eve' },
  ]);
  const after = new Date('2026-12-25T12:00-05:00');
  expect(findUnconfirmedHolidays(hours, both, after)).toEqual([]);
});
