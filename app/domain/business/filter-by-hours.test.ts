import { expect, test } from 'vitest';
import { daily, everyDay, special, withDefaults } from './business-fixture.ts';
import { filterByHours } from './filter-by-hours.ts';

/** The day before Thanksgiving. */
const now = new Date('2026-11-25T12:00-05:00');
const hours = withDefaults({
  ...daily(everyDay, '09:00-17:00'),
  ...special('2026-11-26', null),
});

test.each([
  ['nothing asked', null, true],
  ['now', 'now', true],
  ['tomorrow, a holiday', { weekday: 4, time: '12:00' }, false],
  ['the day after it', { weekday: 5, time: '12:00' }, true],
  ['at night', { weekday: 5, time: '23:00' }, false],
] as const)('a stored listing is open at the requested time: %s', (_, at, isOpen) => {
  expect(filterByHours(at, now).isOpen?.(hours) ?? true).toBe(isOpen);
  const paused = { ...hours, temporarily_closed: true };
  expect(filterByHours(at, now).isOpen?.(paused) ?? true).toBe(at === null);
});

test('the hours of a holiday are confirmed by special hours alone', () => {
  const unconfirmed = { ...hours, special_hours: [] };
  for (const at of [
    { weekday: 4, time: '12:00' },
    { weekday: 4, time: null, date: '2026-11-26' },
  ]) {
    expect(filterByHours(at, now).isConfirmed?.(hours)).toBe(true);
    expect(filterByHours(at, now).isConfirmed?.(unconfirmed)).toBe(false);
  }
  expect(filterByHours('now', now).isConfirmed?.(unconfirmed)).toBe(true);
});
