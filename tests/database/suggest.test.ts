import { expect, test } from 'vitest';
import { callFunction } from '#app/domain/call-function.ts';
import { asAnyone } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';

const suggest = (q: string) => callFunction({ db: asAnyone() }, 'suggest', { q });

test('suggestions name businesses, categories and places', async () => {
  await createListings({ name: 'Quixotry House', city: 'Quixoville' });
  const { data } = await asAnyone().rpc('suggest', { q: 'quixo' });
  expect(data).toMatchObject({
    businesses: [{ name: 'Quixotry House' }],
    places: [{ kind: 'city', name: 'Quixoville, KS' }],
  });
  const vet = await asAnyone().rpc('suggest', { q: 'vet' });
  expect(vet.data).toMatchObject({ categories: [{ slug: 'veterinarians' }] });
});

test.each([
  ['qiu', 'letters in the wrong order'],
  ['quixotery', 'a letter too many'],
  ['quxotr', 'a letter too few'],
  ['quixatry ho', 'a wrong letter'],
])('from the third letter on a typing error is forgiven: %s, %s', async (typed) => {
  await createListings({ name: 'Quixotry House' });
  expect((await suggest(typed)).businesses.map(({ name }) => name)).toContain('Quixotry House');
});

test('what is like nothing suggests nothing', async () => {
  expect(await suggest('qqqqzz')).toEqual({ businesses: [], categories: [], places: [] });
});

test.each(['XYLOBURG', 'xyloburg', 'Xyloburg 2', 'Xyloburg, Texas', 'Xyloburg (N/A)'])(
  'a city that an import wrote badly is no place to suggest: %s',
  async (city) => {
    await createListings({ city });
    expect((await suggest('xylob')).places).toEqual([]);
  },
);

test('a misspelled city beside the right one is no place to suggest', async () => {
  const right = Array.from({ length: 10 }, (_, index) => ({
    name: `Quixotry ${index}`,
    city: 'Xyloburg',
  }));
  await createListings(...right, { city: 'Xylobrug' });
  expect((await suggest('xylob')).places.map(({ name }) => name)).toEqual(['Xyloburg, KS']);
});

test('a city that was written badly first and well later is suggested as it is written well', async () => {
  await createListings({ name: 'Quixotry One', city: 'XYLOVILLE' });
  await createListings({ name: 'Quixotry Two', city: 'Xyloville' });
  expect((await suggest('xylov')).places.map(({ name }) => name)).toEqual(['Xyloville, KS']);
});
