import { expect, test } from 'vitest';
import { asAnyone } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';

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
