import { expect, test } from 'vitest';
import { makeMetroIndex } from '#app/domain/metro-index/make-metro-index.ts';
import {
  listingFixture,
  metroFixture,
  roundRock,
} from '#app/domain/metro-index/metro-index-fixture.ts';
import { type IndexQuery, searchMetroIndex } from '#app/domain/metro-index/search-metro-index.ts';
import { readTextForIndex } from './read-text-for-index.ts';

/** Each day from midnight to midnight. */
const everyHour = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [day * 1_440, (day + 1) * 1_440]);

const index = await makeMetroIndex(
  metroFixture([
    listingFixture({ slug: 'blue-owl', name: 'Blue Owl Café', rating: 4.2, review_count: 90 }),
    listingFixture({
      slug: 'owl-vets',
      name: 'Barton Animal Hospital',
      category: 'veterinarians',
      rating: 4.9,
      review_count: 40,
      ...roundRock,
      attributes: ['Emergency care'],
    }),
    listingFixture({
      slug: 'joes',
      name: 'Joe’s Diner',
      specialty: 'Tacos',
      street: '12 Owl Street',
      hours: everyHour,
      lat: null,
      lng: null,
      attributes: ['Kid friendly'],
    }),
  ]),
  new Date('2026-11-23T12:00:00Z'),
);

const find = (query: IndexQuery) => searchMetroIndex(index, query).results.map(({ slug }) => slug);

test.each([
  ['coffee not blue owl', ['joes']],
  ['coffee -tacos', ['blue-owl']],
  ['coffee without kid friendly', ['blue-owl']],
  ['hey siri find me a coffee shop', ['blue-owl', 'joes']],
  ['coffee open now', ['joes']],
  ['coffee open sunday at 3 am', ['joes']],
])('a sentence is read as the database reads it: "%s"', (words, slugs) => {
  const now = new Date('2026-11-25T09:00:00Z');
  expect(find({ words, text: readTextForIndex(words, { now, readsTime: true }) })).toEqual(slugs);
});

test('the nearest come first where that is asked', () => {
  const near = { lat: 30.5083, lng: -97.6789 };
  const words = 'nearest owl';
  const text = readTextForIndex(words, { now: new Date(), readsTime: true });
  expect(find({ words, text, near })[0]).toBe('blue-owl');
});
