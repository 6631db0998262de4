import { expect, test } from 'vitest';
import { asAnyone, asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';

test('a cuisine or trade is on the card and the profile, and is found by search', async () => {
  const [listing] = await createListings({ name: 'Quellwater', specialty: 'Zanzibari' });
  const { data: found } = await asAnyone().rpc('search_businesses', { q: 'zanzibari' });
  expect(found).toMatchObject({ results: [{ id: listing!.id, specialty: 'Zanzibari' }] });
  const { data: profile } = await asAnyone().rpc('get_business', { id_or_slug: listing!.id });
  expect(profile).toMatchObject({ specialty: 'Zanzibari' });
});

test('a card follows its specialty, which a listing of another category forgets', async () => {
  const [listing] = await createListings({ name: 'Quellwater', specialty: 'Corsican' });
  await asService().from('businesses').update({ specialty: 'Sicilian' }).eq('id', listing!.id);
  const { data: found } = await asAnyone().rpc('search_businesses', { q: 'sicilian quellwater' });
  expect(found).toMatchObject({ results: [{ id: listing!.id, specialty: 'Sicilian' }] });

  const { data: other } = await asService()
    .from('categories')
    .select('id')
    .eq('slug', 'florists')
    .single();
  await asService().from('businesses').update({ category_id: other!.id }).eq('id', listing!.id);
  const { data: profile } = await asAnyone().rpc('get_business', { id_or_slug: listing!.id });
  expect(profile).toMatchObject({ specialty: null });
});
