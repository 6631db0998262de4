import { expect, test } from 'vitest';
import { vitals } from '#app/config/vitals.ts';
import { chart, createScale } from './time-chart.tsx';

test('the scale begins at zero, holds every value and "poor", and has round steps', () => {
  const width = 400;
  const { x, y, ticks } = createScale({ values: [900, 1800, 1200], min: vitals.LCP.poor, width });
  expect(ticks).toEqual([0, 2000, 4000, 6000]);
  expect(y(0)).toBe(chart.height - chart.bottom);
  expect(y(6000)).toBe(chart.top);
  expect([x(0), x(2)]).toEqual([chart.left, width - chart.right]);
  const topOf = (metric: 'LCP' | 'CLS', value: number) =>
    createScale({ values: [value], min: vitals[metric].poor, width }).ticks.at(-1);
  expect(topOf('LCP', 19_000)).toBeGreaterThanOrEqual(19_000);
  expect(topOf('CLS', 0)).toBeGreaterThanOrEqual(0.25);
});

test.each([0, 1, 2, 3, 7, 9, 10, 23, 90, 1234])(
  'an axis of whole numbers up to %i has few ticks, all of them whole',
  (max) => {
    const { ticks } = createScale({ values: [0, max], min: 1, isWhole: true, width: 400 });
    expect(ticks.every(Number.isInteger)).toBe(true);
    expect(ticks.at(-1)).toBeGreaterThan(max);
    expect(ticks.length).toBeLessThanOrEqual(6);
  },
);
