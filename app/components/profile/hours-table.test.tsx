import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { businessWith } from '#app/domain/business/business-fixture.ts';
import type { Business } from '#app/domain/business/business.ts';
import { HoursTable } from './hours-table.tsx';

const openDaily = [1, 2, 3, 4, 5, 6, 7].map((day_of_week) => ({
  day_of_week,
  opens: '06:30',
  closes: '17:00',
}));
const holidays = [
  { date: '2026-11-26', opens: '08:00', closes: '12:00', note: 'Thanksgiving' },
  { date: '2026-12-25', opens: null, closes: null, note: 'Christmas Day' },
];

test('on a special day the week shows its name, its hours, and the usual ones', () => {
  const thanksgiving = weekAt('2026-11-26T11:40-06:00', {});
  expect(thanksgiving[3]).toBe(
    'Thu, Nov 26 Today Thanksgiving 8 AM – 12 PM Usually: 6:30 AM – 5 PM',
  );
  expect(thanksgiving[4]).toBe('Friday 6:30 AM – 5 PM');
  const christmas = weekAt('2026-12-25T11:40-06:00', {});
  expect(christmas[4]).toBe('Fri, Dec 25 Today Christmas Day Closed Usually: 6:30 AM – 5 PM');
});

test('a special day of the coming week is there with its date', () => {
  expect(weekAt('2026-11-21T11:40-06:00', {})[3]).toBe(
    'Thu, Nov 26 Thanksgiving 8 AM – 12 PM Usually: 6:30 AM – 5 PM',
  );
});

test('a special day with the usual hours does not mention them twice', () => {
  const special_hours = [{ date: '2026-11-26', opens: '06:30', closes: '17:00', note: 'We stay' }];
  expect(weekAt('2026-11-21T11:40-06:00', { special_hours })[3]).toBe(
    'Thu, Nov 26 We stay 6:30 AM – 5 PM',
  );
});

test('the hours of a business that is closed for now are its usual ones, on no day of the calendar', () => {
  const closed = { temporarily_closed: true };
  const hours = wordsAt('2026-11-26T11:40-06:00', closed);
  expect(hours).toContain('Temporarily closed. These are the regular hours.');
  expect(hours).not.toContain('Today');
  expect(hours).not.toContain('Thanksgiving');
  expect(weekAt('2026-11-26T11:40-06:00', closed)[3]).toBe('Thursday 6:30 AM – 5 PM');
});

test('without hours there is nothing to be local', () => {
  const words = wordsAt('2026-11-21T11:40-06:00', { opening_hours: [], special_hours: [] });
  expect(words).toContain('Hours not listed.');
  expect(words).not.toContain('Times are local');
  expect(wordsAt('2026-11-21T11:40-06:00', {})).toContain('Times are local to Austin');
});

test('a business open by appointment only says so, with or without hours', () => {
  const attributes = ['By appointment only'];
  const without = { attributes, opening_hours: [], special_hours: [] };
  expect(wordsAt('2026-11-21T11:40-06:00', without)).toContain(
    'By appointment only. Please call ahead.',
  );
  expect(wordsAt('2026-11-21T11:40-06:00', { attributes })).toContain('By appointment only.');
});

/** The rows of the week in words, as they read at a moment. */
function weekAt(moment: string, facts: Partial<Business>): string[] {
  const [week = ''] = renderAt(moment, facts).split('Special days');
  return Array.from(week.matchAll(/<tr.*?<\/tr>/g), ([row]) => wordsOf(row));
}

function wordsAt(moment: string, facts: Partial<Business>): string {
  return wordsOf(renderAt(moment, facts));
}

function renderAt(moment: string, facts: Partial<Business>): string {
  return renderToStaticMarkup(
    <HoursTable
      business={businessWith({ opening_hours: openDaily, special_hours: holidays, ...facts })}
      timeZoneName="Central Time"
      renderedAt={Date.parse(moment)}
    />,
  );
}

function wordsOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
