import { expect, test } from 'vitest';
import { makeMetroIndex } from '#app/domain/metro-index/make-metro-index.ts';
import {
  listingFixture,
  metroFixture,
  owlIndex as index,
} from '#app/domain/metro-index/metro-index-fixture.ts';
import { type IndexQuery, searchMetroIndex } from '#app/domain/metro-index/search-metro-index.ts';
import { shippedVocabulary as vocabulary } from '../../../tests/support/shipped-vocabulary.ts';
import { readTextForIndex } from './read-text-for-index.ts';

const read = (words: string, now: Date) =>
  readTextForIndex(words, {
    vocabulary,
    now,
    timeZone: 'America/Chicago',
    readsTime: true,
    takesCategory: true,
    takesPlace: true,
  });

const find = (query: IndexQuery) => searchMetroIndex(index, query).results.map(({ slug }) => slug);

test.each([
  ['coffee not blue owl', ['joes']],
  ['coffee -tacos', ['blue-owl']],
  ['coffee without kid friendly', ['blue-owl']],
  ['hey siri find me a coffee shop', ['blue-owl', 'joes']],
  ['coffee open now', ['joes']],
  ['coffee open sunday at 3 am', ['joes']],
  ['coffee with live music', ['blue-owl', 'joes']],
  ['somewhere with live music', []],
])('a sentence is read as the database reads it: "%s"', (words, slugs) => {
  const now = new Date('2026-11-25T09:00:00Z');
  expect(find({ words, text: read(words, now) })).toEqual(slugs);
});

test('a search for the nearest sorts by distance', () => {
  const near = { lat: 30.5083, lng: -97.6789 };
  const words = 'nearest owl';
  const text = read(words, new Date());
  expect(find({ words, text, near })[0]).toBe('blue-owl');
});

test('what customers of a category ask for finds it where no listing has the words', () => {
  const ask = (typed: string) => {
    const text = read(typed, new Date('2026-11-25T09:00:00Z'));
    const { results, leftOut, category } = searchMetroIndex(index, { words: typed, text });
    return { found: results.map(({ slug }) => slug), leftOut, category };
  };
  const vets = { found: ['owl-vets'], category: 'veterinarians' };
  expect(ask('exotic vet')).toEqual({ ...vets, leftOut: ['exotic'] });
  expect(ask('kitten vaccines')).toEqual({ ...vets, leftOut: ['kitten', 'vaccines'] });
  expect(ask('kitten vaccines zeppelin')).toMatchObject(vets);
  expect(ask('matcha owl')).toEqual({
    found: ['blue-owl'],
    leftOut: ['matcha'],
    category: 'cafes',
  });
});

test.each([
  ['only in its name', { name: 'Matcha Pets' }, ['owl']],
  ['as its whole name', { name: 'Matcha' }, ['vet']],
  ['as what it offers', { name: 'Pets', specialty: 'Matcha' }, ['vet']],
])('a listing of another category that has a topic %s', async (_, facts, slugs) => {
  const vet = listingFixture({ slug: 'vet', category: 'veterinarians', ...facts });
  const owl = listingFixture({ slug: 'owl', name: 'Blue Owl Café' });
  const own = await makeMetroIndex(metroFixture([vet, owl]), new Date());
  const text = read('matcha', new Date());
  const { results } = searchMetroIndex(own, { words: 'matcha', text });
  expect(results.map(({ slug }) => slug)).toEqual(slugs);
});

test('a park is no listing with parking', async () => {
  const inn = listingFixture({ slug: 'inn', name: 'Inn', attributes: ['Parking'] });
  const park = listingFixture({ slug: 'park', name: 'Owl Park' });
  const own = await makeMetroIndex(metroFixture([inn, park]), new Date());
  const found = (words: string) =>
    searchMetroIndex(own, { words, text: read(words, new Date()) }).results.map(({ slug }) => slug);
  expect(found('park')).toEqual(['park']);
  expect(found('inn parking')).toEqual(['inn']);
});
