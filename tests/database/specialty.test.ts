import { expect, test } from 'vitest';
import { findSuggestionsToDecide } from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { editListing, readEditable } from '../support/edit-listing.ts';
import { createListings, createOwnedListing } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { suggestAs } from '../support/suggested-edits.ts';

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

test('what an owner writes in words stays in another category, and neighbors suggest it', async () => {
  const {
    owner: { client },
    listing,
  } = await createOwnedListing({ specialty: 'Corsican' });
  const kindOf = async () => (await readEditable(client, listing.id))?.values.specialty;
  await editListing(client, listing.id, { category: 'florists' });
  expect(await kindOf()).toBe('');
  await editListing(client, listing.id, { specialty: 'Beekeeper' });
  await editListing(client, listing.id, { category: 'other' });
  expect(await kindOf()).toBe('Beekeeper');
  await suggestAs(await createPerson('community_user'), listing.id, { specialty: 'Bee school' });
  expect(await findSuggestionsToDecide({ db: client }, listing.id)).toMatchObject([
    { field: 'specialty', after: { specialty: 'Bee school' }, now: { specialty: 'Beekeeper' } },
  ]);
});
