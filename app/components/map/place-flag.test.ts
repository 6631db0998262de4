import { expect, test } from 'vitest';
import { placeFlag } from './place-flag.ts';

const map = { width: 360, height: 600 };

test.each([
  ['in the west, its name to the right', { x: 60, y: 300 }, 200, (x: number) => x > 60],
  ['in the east, its name to the left', { x: 300, y: 300 }, 200, (x: number) => x < 100],
  ['in the middle, a short name', { x: 170, y: 300 }, 100, (x: number) => x > 170],
  ['in the middle, a long name', { x: 170, y: 300 }, 240, () => true],
  ['in the middle, a name as wide as the map', { x: 190, y: 300 }, 344, () => true],
])('a name is whole within the map: %s', (_, pin, width, isWhereItShould) => {
  const { x } = placeFlag(pin, width, map);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(map.width);
  expect(x).toSatisfy(isWhereItShould);
});

test('a name that has room on neither side is above its pin, at the top of the map below it', () => {
  expect(placeFlag({ x: 170, y: 300 }, 240, map).y).toBeLessThan(280);
  expect(placeFlag({ x: 170, y: 20 }, 240, map).y).toBeGreaterThan(40);
});
