import { expect, test } from 'vitest';
import { chart, createScale } from './chart-scale.ts';

test('the scale begins at zero, holds every value and "poor", and has round steps', () => {
  const width = 400;
  const { x, y, ticks } = createScale({ metric: 'LCP', values: [900, 1800, 1200], width });
  expect(ticks).toEqual([0, 2000, 4000, 6000]);
  expect(y(0)).toBe(chart.height - chart.bottom);
  expect(y(6000)).toBe(chart.top);
  expect([x(0), x(2)]).toEqual([chart.left, width - chart.right]);
  const topOf = (metric: 'LCP' | 'CLS', value: number) =>
    createScale({ metric, values: [value], width }).ticks.at(-1);
  expect(topOf('LCP', 19_000)).toBeGreaterThanOrEqual(19_000);
  expect(topOf('CLS', 0)).toBeGreaterThanOrEqual(0.25);
});
