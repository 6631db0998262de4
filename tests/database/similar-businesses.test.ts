import { expect, test } from 'vitest';
import type { Database } from '#app/services/supabase/database.types.ts';
import { asAnyone } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';

type Known = Database['public']['Functions']['find_similar_businesses']['Args'];

async function findSimilar(known: Known) {
  const { data, error } = await asAnyone().rpc('find_similar_businesses', known);
  expect(error).toBeNull();
  return data as { id: string; score: number; reasons: string[] }[];
}

const place = { city: 'Simville', state: 'KS', zip_code: '67998' };
const joes = {
  ...place,
  name: 'Joe’s Quixotry Bakery',
  street: '1200 South Lamar Boulevard',
  phone: '(785) 555-8177',
  website: 'https://www.quixotry-joe.example/menu',
  lat: 39.1,
  lng: -101.1,
};

test.each([
  ['the same name in the same city', { name: 'Joes Quixotry Bakery', ...place }, ['name']],
  ['a name that lacks a word', { name: 'quixotry bakery', ...place }, ['name']],
  ['a typing error', { name: 'Joes Quixotrey Bakry', ...place }, ['name']],
  ['the zip code alone', { name: 'Joes Quixotry Bakery', zip_code: '67998' }, ['name']],
  ['a phone number, however it is written', { phone: '785.555.8177' }, ['phone']],
  ['a website, whatever its page', { website: 'quixotry-joe.example' }, ['website']],
  [
    'its house, with the street written in short',
    { name: 'Joe Bakery', street: '1200 S Lamar Blvd', ...place },
    ['name', 'address'],
  ],
  ['its place', { name: 'Joes Quixotry', lat: 39.1003, lng: -101.1 }, ['name', 'near']],
])('a similar listing is found by %s', async (_name, known, reasons) => {
  const [listing] = await createListings(joes, {
    ...joes,
    name: 'Else',
    phone: null,
    website: null,
  });
  const [first] = await findSimilar(known);
  expect(first).toMatchObject({ id: listing?.id, reasons });
});

test.each([
  [
    'the same name in another part of the country',
    { name: joes.name, city: 'Boston', state: 'MA' },
  ],
  ['another business at the same address', { ...place, name: 'Zebra Tax', street: joes.street }],
  ['a name without a place', { name: joes.name }],
  ['nothing', {}],
  ['one letter', { name: 'J', ...place }],
  ['nonsense', { name: '!!! & | :*', phone: 'x', website: 'https://', zip_code: '%', lat: 91 }],
])('a business that is another one is not shown: %s', async (_name, known) => {
  const [listing] = await createListings(joes);
  const similar = await findSimilar(known);
  expect(similar.map(({ id }) => id)).not.toContain(listing?.id);
});

test('every reason makes it surer', async () => {
  await createListings(joes);
  const { name, phone, website, street } = joes;
  const known = [
    { name, ...place },
    { name, street, ...place },
    { name, street, phone, ...place },
    { name, street, phone, website, ...place },
  ];
  const scores = (await Promise.all(known.map(findSimilar))).map(([first]) => first?.score ?? 0);
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  expect(new Set(scores).size).toBe(4);
  expect(scores.at(-1)).toBeGreaterThan(0.9);
});

test('a website of many listings is no evidence', async () => {
  const website = 'https://pages.example/somebody';
  await createListings(...Array.from({ length: 21 }, () => ({ website })));
  expect(await findSimilar({ website })).toEqual([]);
});

test('unpublished listings are not shown as similar', async () => {
  await createListings({ ...joes, status: 'suspended' }, { ...joes, street: '1', status: 'draft' });
  expect(await findSimilar(joes)).toEqual([]);
});
