import { expect, test } from 'vitest';
import { emptyContent } from '../submission/submission.ts';
import type { EditableListing } from './editing-schema.ts';
import { planHoliday } from './plan-changes.ts';

/** A Friday. */
const holiday = { slug: 'christmas-day', name: 'Christmas Day', date: '2026-12-25' };
const own = { date: '2026-12-24', opens: null, closes: null, note: 'Inventory' };
const closed = { date: '2026-12-25', opens: null, closes: null, note: 'Christmas Day' };

function listing(id: string, days: number[]): EditableListing {
  const opening_hours = days.map((day_of_week) => ({
    day_of_week,
    opens: '09:00',
    closes: '17:00',
  }));
  return {
    id,
    name: id,
    city: 'Austin',
    state: 'TX',
    can_edit_all: true,
    confirmations: {},
    values: { ...emptyContent, opening_hours, special_hours: [own] },
  };
}

const specialOf = (changes: ReturnType<typeof planHoliday>) =>
  changes.map(({ id, new_values }) => [id, new_values.special_hours]);

test('one tap closes all listings on a holiday, beside their other special days', () => {
  const changes = planHoliday([listing('a', [5]), listing('b', [1])], holiday, true);
  expect(specialOf(changes)).toEqual([
    ['a', [own, closed]],
    ['b', [own, closed]],
  ]);
});

test('one tap says that each keeps its usual hours, which may be none on that weekday', () => {
  const changes = planHoliday([listing('a', [5]), listing('b', [1])], holiday, false);
  const usual = { date: '2026-12-25', opens: '09:00', closes: '17:00', note: 'Christmas Day' };
  expect(specialOf(changes)).toEqual([
    ['a', [own, usual]],
    ['b', [own, closed]],
  ]);
});
