import { expect, test } from 'vitest';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { searchNames, search } from '../support/search.ts';

async function addService(business: { id: string } | undefined, name: string) {
  const { data } = await asService()
    .from('services')
    .insert({ business_id: business?.id ?? '', name })
    .select('id')
    .single();
  return data?.id ?? '';
}

test('a listing is found by its services, after listings with that name', async () => {
  const [offers] = await createListings(
    { name: 'Xylo Parlor', rating: 5, review_count: 200 },
    { name: 'Quixotry Manicures' },
  );
  await addService(offers, 'Quixotry manicure');
  expect(await searchNames({ q: 'quixotry manicure' })).toEqual([
    'Quixotry Manicures',
    'Xylo Parlor',
  ]);
});

test('a removed or renamed service no longer finds the listing', async () => {
  const [listing] = await createListings({ name: 'Xylo Parlor' });
  const id = await addService(listing, 'Quixotry manicure');
  const services = asService().from('services');
  await services.update({ name: 'Zyzzyva pedicure' }).eq('id', id);
  expect(await searchNames({ q: 'quixotry' })).toEqual([]);
  expect(await searchNames({ q: 'zyzzyva pedicures' })).toEqual(['Xylo Parlor']);
  // What else changes of the listing keeps it.
  await asService()
    .from('businesses')
    .update({ description: 'A parlor.' })
    .eq('id', listing?.id ?? '');
  expect(await searchNames({ q: 'zyzzyva' })).toEqual(['Xylo Parlor']);
  await services.delete().eq('id', id);
  expect(await searchNames({ q: 'zyzzyva' })).toEqual([]);
});

test('a result has the service that the words name, and the sentence of a review that has them', async () => {
  const [listing] = await createListings({ name: 'Xylo Parlor' });
  const id = listing?.id ?? '';
  const service = { business_id: id, min_price_cents: 1500, max_price_cents: 1500 };
  await asService()
    .from('services')
    .insert([
      { ...service, name: 'Trim', position: 0 },
      {
        ...service,
        name: 'Quixotry manicure',
        position: 1,
        min_price_cents: null,
        max_price_cents: null,
      },
    ]);
  const shown = { status: 'published' as const, hidden_reason: null };
  const review = { business_id: id, author_name: 'Ada L.', rating: 5, ...shown };
  const { error } = await asService()
    .from('reviews')
    .insert([
      { ...review, body: 'Long wait. The quixotry was worth it! We came back.' },
      {
        ...review,
        body: 'Nobody says a word of quixotry here.',
        status: 'hidden' as const,
        hidden_reason: 'A test.',
      },
    ]);
  expect(error).toBeNull();
  const named = await search({ q: 'quixotry' });
  expect(named.results).toMatchObject([
    { service: { name: 'Quixotry manicure' }, quote: 'The quixotry was worth it!' },
  ]);
  const other = await search({ q: 'xylo' });
  expect(other.results).toMatchObject([
    { service: { name: 'Trim', min_price_cents: 1500 }, quote: null },
  ]);
});

test('each result says in which field it has each of the words, the most telling one', async () => {
  await createListings({
    name: 'Quixotry House',
    attributes: ['Zythum'],
    description: 'A quixotry with zythum and a dulcimer.',
  });
  const { results } = await search({ q: 'dulcimer quixotry zythum' });
  expect(results[0]?.matched).toEqual([
    { field: 'name', words: ['quixotry'] },
    { field: 'offers', words: ['zythum'] },
    { field: 'text', words: ['dulcimer'] },
  ]);
});
