import { afterAll, beforeAll, expect, test } from 'vitest';
import { setSite } from '#app/config/site.ts';
import { isQuiet } from './alarm.ts';

beforeAll(() => setSite({ identity: { time_zone: 'America/Chicago' } }));
afterAll(() => setSite({}));

/** In Chicago, in winter. */
const at = (hour: number) => new Date(`2026-11-29T${String((hour + 6) % 24).padStart(2, '0')}:30Z`);
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const quietHours = (quietFrom: number, quietUntil: number) =>
  hours.filter((hour) => isQuiet(at(hour), { quietFrom, quietUntil }));

test('quiet hours last from one hour to another, over midnight, too, or there are none', () => {
  expect(quietHours(1, 4)).toEqual([1, 2, 3]);
  expect(quietHours(22, 2)).toEqual([0, 1, 22, 23]);
  expect(quietHours(7, 7)).toEqual([]);
  expect(hours.filter((hour) => isQuiet(at(hour), {}))).toEqual([]);
});
