import { expect, test } from 'vitest';
import { chart, createScale } from './chart-scale.ts';

test('the scale begins at zero, holds every value and "poor", and has round steps', () => {
  const { x, y, ticks } = createScale('LCP', [900, 1800, 1200]);
  expect(ticks).toEqual([0, 2000, 4000, 6000]);
  expect(y(0)).toBe(chart.height - chart.bottom);
  expect(y(6000)).toBe(chart.top);
  expect([x(0), x(2)]).toEqual([chart.left, chart.width - chart.right]);
  expect(createScale('LCP', [19_000]).ticks.at(-1)).toBeGreaterThanOrEqual(19_000);
  expect(createScale('CLS', [0]).ticks.at(-1)).toBeGreaterThanOrEqual(0.25);
});
