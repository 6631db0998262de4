import { expect, test } from 'vitest';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { namesOf } from '../support/search.ts';

async function addService(business: { id: string } | undefined, name: string) {
  const { data } = await asService()
    .from('services')
    .insert({ business_id: business?.id ?? '', name })
    .select('id')
    .single();
  return data?.id ?? '';
}

test('a listing is found by what it charges for, below what is called so', async () => {
  const [offers] = await createListings(
    { name: 'Xylo Parlor', rating: 5, review_count: 200 },
    { name: 'Quixotry Manicures' },
  );
  await addService(offers, 'Quixotry manicure');
  expect(await namesOf({ q: 'quixotry manicure' })).toEqual(['Quixotry Manicures', 'Xylo Parlor']);
});

test('what it charges for no more, or calls otherwise, finds it no more', async () => {
  const [listing] = await createListings({ name: 'Xylo Parlor' });
  const id = await addService(listing, 'Quixotry manicure');
  const services = asService().from('services');
  await services.update({ name: 'Zyzzyva pedicure' }).eq('id', id);
  expect(await namesOf({ q: 'quixotry' })).toEqual([]);
  expect(await namesOf({ q: 'zyzzyva pedicures' })).toEqual(['Xylo Parlor']);
  // What else changes of the listing keeps it.
  await asService()
    .from('businesses')
    .update({ description: 'A parlor.' })
    .eq('id', listing?.id ?? '');
  expect(await namesOf({ q: 'zyzzyva' })).toEqual(['Xylo Parlor']);
  await services.delete().eq('id', id);
  expect(await namesOf({ q: 'zyzzyva' })).toEqual([]);
});
