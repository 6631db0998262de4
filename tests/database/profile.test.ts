import { expect, test } from 'vitest';
import { callFunction } from '#app/domain/call-function.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { editListing } from '../support/edit-listing.ts';
import { createListings } from '../support/listings.ts';
import { getProfile } from '../support/profile.ts';
import { isA } from '../support/schema-org.ts';

function profileOf(idOrSlug: string) {
  return callFunction({ db: asAnyone() }, 'get_business', { id_or_slug: idOrSlug });
}

async function createListing(facts: Parameters<typeof createListings>[0] = {}) {
  const [listing] = await createListings(facts);
  if (!listing) throw new Error('No listing');
  return listing;
}

test('a former slug leads to the listing, also after two changes and back', async () => {
  const { id, slug } = await createListing();
  for (const next of [`${slug}-b`, `${slug}-c`, slug]) {
    await asService().from('businesses').update({ slug: next }).eq('id', id);
  }
  for (const asked of [slug, `${slug}-b`, `${slug}-c`, id]) {
    expect(await profileOf(asked)).toMatchObject({ id, slug });
  }
});

test('a slug taken by another listing leads to that one', async () => {
  const first = await createListing();
  await asService()
    .from('businesses')
    .update({ slug: `${first.slug}-new` })
    .eq('id', first.id);
  const second = await createListing({ slug: first.slug });
  expect(await profileOf(first.slug)).toMatchObject({ id: second.id });
});

test('a suspended listing is gone and shows no name; a draft is unknown', async () => {
  const suspended = await createListing({ status: 'suspended' });
  expect(await profileOf(suspended.slug)).toEqual({
    status: 'gone',
    category: { slug: 'cafes', name: 'Cafés & Coffee' },
    place: 'Testville, KS',
  });
  expect(await profileOf(suspended.id)).toMatchObject({ status: 'gone' });
  const draft = await createListing({ status: 'draft' });
  expect(await profileOf(draft.slug)).toBeNull();
});

test('a deleted listing is gone, if it was ever public', async () => {
  const [shown, draft] = await createListings({}, { status: 'draft' });
  await asService()
    .from('businesses')
    .delete()
    .in('id', [shown?.id ?? '', draft?.id ?? '']);
  expect(await profileOf(shown?.slug ?? '')).toMatchObject({ status: 'gone' });
  expect(await profileOf(draft?.slug ?? '')).toBeNull();
});

test('former addresses of listings that are not public cannot be read, nor written by anybody', async () => {
  const pending = await createListing({ status: 'suspended' });
  await asService()
    .from('businesses')
    .update({ slug: `${pending.slug}-b` })
    .eq('id', pending.id);
  const { data } = await asAnyone().from('business_slugs').select().eq('slug', pending.slug);
  expect(data).toEqual([]);
  const { client } = await signInAs('owner');
  const { error } = await client.from('business_slugs').insert({ slug: 'mine-now' });
  expect(error?.code).toBe('42501');
});

test('owners edit the services of their own listing only', async () => {
  const { client, userId } = await signInAs('owner');
  const [mine, other] = await createListings({ owner_id: userId }, {});
  const [price, none] = [4500, null];
  const service = {
    name: 'Cut',
    description: none,
    min_price_cents: price,
    max_price_cents: price,
    price_unit: none,
  };
  const own = await editListing(client, mine?.id ?? '', { services: [service] });
  expect(own.data?.outcome).toBe('saved');
  const foreign = await editListing(client, other?.id ?? '', { services: [service] });
  expect(foreign.error?.code).toBe('42501');
  const stranger = await editListing((await signInAs('visitor')).client, mine?.id ?? '', {
    services: [],
  });
  expect(stranger.error?.code).toBe('42501');
  expect(await profileOf(mine?.id ?? '')).toMatchObject({ services: [{ name: 'Cut' }] });
});

test.each([
  ['a range that ends before it begins', { min_price_cents: 500, max_price_cents: 400 }],
  ['a highest price alone', { max_price_cents: 400 }],
  ['a unit without a price', { price_unit: 'hour' }],
])('the database refuses %s', async (_what, price) => {
  const { id } = await createListing();
  const { error } = await asService()
    .from('services')
    .insert({ business_id: id, name: 'Cut', ...price });
  expect(error?.code).toBe('23514');
});

test('services of a listing that is not public are not public either', async () => {
  const { id } = await createListing({ status: 'pending' });
  await asService().from('services').insert({ business_id: id, name: 'Cut' });
  const { data } = await asAnyone().from('services').select().eq('business_id', id);
  expect(data).toEqual([]);
});

test('changing a fact confirms it as the owner or the directory, and an import confirms none', async () => {
  const { client: owner, userId } = await signInAs('owner');
  const { client: admin } = await signInAs('admin');
  const { id } = await createListing({ owner_id: userId, phone: '(512) 555-0100' });
  const sources = async () => {
    const { confirmations } = await getProfile(id);
    return Object.fromEntries(
      Object.entries(confirmations).map(([fact, { source }]) => [fact, source]),
    );
  };
  expect(await sources()).toEqual({});
  await editListing(owner, id, {
    phone: '(512) 555-0101',
    opening_hours: [{ day_of_week: 1, opens: '09:00', closes: '17:00' }],
  });
  await editListing(admin, id, { website: 'https://golden.example' });
  expect(await sources()).toEqual({ phone: 'owner', hours: 'owner', website: 'directory' });
  await asService().from('businesses').update({ phone: '(512) 555-0102' }).eq('id', id);
  await editListing(owner, id, { website: '' });
  expect(await sources()).toEqual({ hours: 'owner' });
});

test('facts cannot be confirmed by a direct insert', async () => {
  const { client, userId } = await signInAs('owner');
  const { id } = await createListing({ owner_id: userId });
  const { error } = await client
    .from('fact_confirmations')
    .insert({ business_id: id, fact: 'phone', source: 'owner' });
  expect(error?.code).toBe('42501');
});

test('confirmations of a listing that is not public are not public either', async () => {
  const { id } = await createListing({ status: 'pending' });
  const row = { business_id: id, fact: 'phone', source: 'directory' } as const;
  await asService().from('fact_confirmations').insert(row);
  const { data } = await asAnyone().from('fact_confirmations').select().eq('business_id', id);
  expect(data).toEqual([]);
});

test('similar listings are of the same category and open to the public, the nearest first', async () => {
  const { data: bars } = await asService()
    .from('categories')
    .select('id')
    .eq('slug', 'bars')
    .single();
  const [here] = await createListings(
    { name: 'Here' },
    { name: 'Far', lat: 39.1, lng: -101 },
    { name: 'Near', lat: 39.01, lng: -101 },
    { name: 'Closed', lat: 39.001, lng: -101, status: 'closed' },
    { name: 'Resting', lat: 39.001, lng: -101, temporarily_closed: true },
    { name: 'Bar', lat: 39.002, lng: -101, category_id: bars?.id ?? 0 },
  );
  const profile = await getProfile(here?.id ?? '');
  expect(profile.similar).toMatchObject([{ name: 'Near' }, { name: 'Far' }]);
  expect(profile.nearby).toMatchObject([{ name: 'Bar', distance_miles: 0.14 }]);
});

test('without coordinates similar ones are those of the city, and nothing is nearby', async () => {
  const [lost] = await createListings(
    { name: 'Lost', lat: null, lng: null, phone: null },
    { name: 'Same city' },
    { name: 'Other city', city: 'Elsewhere' },
  );
  const profile = await getProfile(lost?.id ?? '');
  expect(profile.similar).toMatchObject([{ name: 'Same city' }]);
  expect(profile.nearby).toEqual([]);
});

test('every category is a kind of LocalBusiness in the vocabulary of schema.org', async () => {
  const { data } = await asService().from('categories').select('slug, schema_type');
  const others = data?.filter(
    ({ schema_type }) => !schema_type.split(' ').some((type) => isA(type, 'LocalBusiness')),
  );
  expect(others).toEqual([]);
});
