import { expect, test } from 'vitest';
import { formatPrice } from './business-labels.ts';

test.each([
  [4500, 4500, null, '$45'],
  [4550, 8000, null, '$45.50 – $80'],
  [12000, null, 'hour', 'from $120 per hour'],
  [0, 0, null, 'Free'],
  [150000, 150000, 'person', '$1,500 per person'],
  [null, null, null, 'Ask for a price'],
])('%s to %s cents per %s reads %s', (min_price_cents, max_price_cents, price_unit, words) => {
  expect(formatPrice({ min_price_cents, max_price_cents, price_unit })).toBe(words);
});
