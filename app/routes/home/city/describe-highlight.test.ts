import { expect, test } from 'vitest';
import { describeHighlight } from './describe-highlight.ts';

const listing = {
  description: 'A bakery on South Congress since 1988. Bread by seven.',
  attributes: ['Takeout', 'Kid friendly', 'Wi-Fi', 'Parking'],
};

test('a listing is recommended by the first sentence of a good review', () => {
  const review = 'Tres leches cake on a Thursday, and nobody had to cook. We will be back!';
  expect(describeHighlight(listing, review)).toBe(
    '“Tres leches cake on a Thursday, and nobody had to cook.”',
  );
});

test.each([undefined, 'Great!', `${'very '.repeat(40)}good.`, 'no end of a sentence anywhere'])(
  'without a sentence that fits, by what it says of itself: %s',
  (review) => {
    expect(describeHighlight(listing, review)).toBe('A bakery on South Congress since 1988.');
  },
);

test('with neither, by three of its features, or by nothing', () => {
  expect(describeHighlight({ ...listing, description: null }, undefined)).toBe(
    'Takeout, Kid friendly, Wi-Fi',
  );
  expect(describeHighlight({ description: null, attributes: [] }, undefined)).toBeNull();
});
