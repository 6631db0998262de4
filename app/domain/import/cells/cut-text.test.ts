import { expect, test } from 'vitest';
import { cutText } from './clean-cell.ts';

test.each([
  ['Café', 60, 'Café'],
  ['Cafés', 4, 'Café'],
  ['ab🍕c', 4, 'ab🍕'],
  ['ab🍕c', 3, 'ab'],
])('%j cut after %i units is %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
