import { expect, test } from 'vitest';
import { search } from '../support/search.ts';

// "Showing “X” instead" is true only if X, typed there, finds just what is shown.
test.each([
  'zeppelin vet austin',
  'quixotry dentist austin',
  'house of tacos austin',
  'oil change quixotry austin',
  'no contract coffee austin',
  'chinese restaurant seattle',
  'best thai in denver',
  'resturant zeppelin chicago',
  'thats quixotry coffee austin',
])('what is shown instead of “%s” is a search that was run', async (q) => {
  const shown = await search({ q });
  expect(shown.left_out).not.toEqual([]);
  expect(shown.words).not.toBe('');
  const { place, category } = shown;
  const again = await search({
    q: shown.words ?? '',
    ...(category && { category: category.slug }),
    ...(place && { lat: place.lat, lng: place.lng, radius_miles: place.radius_miles }),
  });
  expect(again.left_out).toEqual([]);
  expect([again.words, again.total]).toEqual([shown.words, shown.total]);
  expect(again.results.map(({ slug }) => slug)).toEqual(shown.results.map(({ slug }) => slug));
});
