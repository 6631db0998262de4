import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { callFunction } from '#app/domain/call-function.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { editListing, readEditable, refusedField } from '../support/edit-listing.ts';
import { createListings } from '../support/listings.ts';
import { photoIn } from '../support/photos.ts';

test('visitors read published, closed and moved listings and no others', async () => {
  const [published, pending, draft, suspended, closed] = await createListings(
    { status: 'published' },
    { status: 'pending' },
    { status: 'draft' },
    { status: 'suspended' },
    { status: 'closed' },
  );
  const ids = [published, pending, draft, suspended, closed].map((listing) => listing?.id ?? '');
  const read = await callFunction({ db: asService() }, 'find_listing_dates', { ids });
  expect(new Set(read.map(({ id }) => id))).toEqual(new Set([published?.id, closed?.id]));
});

test('a listing that is not public shows neither its hours nor its profile', async () => {
  const [pending] = await createListings({ status: 'pending' });
  const id = pending?.id ?? '';
  await asService()
    .from('opening_hours')
    .insert({ business_id: id, day_of_week: 1, opens: '09:00', closes: '17:00' });
  const hours = await asAnyone().from('opening_hours').select('id').eq('business_id', id);
  expect(hours.data).toEqual([]);
  const profile = await asAnyone().rpc('get_business', { id_or_slug: id });
  expect(profile.data).toBeNull();
});

test('owners read and update their own listing before it is public', async () => {
  const { client, userId } = await signInAs('owner');
  const [mine] = await createListings({ status: 'pending', owner_id: userId });
  const { data } = await editListing(client, mine?.id ?? '', { description: 'New words' });
  expect(data).toMatchObject({
    outcome: 'saved',
    listing: { values: { description: 'New words' } },
  });
});

test('owners cannot update another person’s listing', async () => {
  const { client } = await signInAs('owner');
  const [other] = await createListings({});
  const id = other?.id ?? '';
  expect(await readEditable(client, id)).toBeNull();
  const { error } = await editListing(client, id, { description: 'Mine now' });
  expect(error?.code).toBe('42501');
  const { data } = await asService().from('businesses').select('description').eq('id', id).single();
  expect(data?.description).toBeNull();
});

test('owners and admins cannot write listings, hours, or services directly', async () => {
  const [owner, admin] = [await signInAs('owner'), await signInAs('admin')];
  const [mine] = await createListings({ owner_id: owner.userId });
  const business_id = mine?.id ?? '';
  const span = { business_id, day_of_week: 2, opens: '09:00', closes: '17:00' };
  for (const { client } of [owner, admin]) {
    const answers = await Promise.all([
      client.from('businesses').update({ description: 'By hand' }).eq('id', business_id),
      client.from('opening_hours').insert(span),
      client.from('opening_hours').update({ opens: '08:00' }).eq('business_id', business_id),
      client.from('opening_hours').delete().eq('business_id', business_id),
      client.from('special_hours').insert({ business_id, date: '2030-01-01' }),
      client.from('special_hours').delete().eq('business_id', business_id),
      client.from('services').insert({ business_id, name: 'Cut' }),
      client.from('services').update({ name: 'Cut' }).eq('business_id', business_id),
      client.from('services').delete().eq('business_id', business_id),
    ]);
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(9).fill('42501'));
  }
});

test.each([
  { status: 'closed' as const },
  { rating: 5 },
  { review_count: 999 },
  { verification: 'email' as const },
  { owner_id: null },
  { slug: 'another-slug' },
])('owners may not change what only workflows change: %o', async (change) => {
  const { client, userId } = await signInAs('owner');
  const [mine] = await createListings({ owner_id: userId });
  const { status } = await editListing(client, mine?.id ?? '', change);
  expect(status).toBe(400);
  const { error } = await client
    .from('businesses')
    .update(change)
    .eq('id', mine?.id ?? '');
  expect(error?.code).toBe('42501');
});

test('admins update any listing', async () => {
  const { client } = await signInAs('admin');
  const [listing] = await createListings({});
  const { data } = await editListing(client, listing?.id ?? '', { name: 'Corrected' });
  expect(data).toMatchObject({ outcome: 'saved', listing: { values: { name: 'Corrected' } } });
});

test.each([
  ['visitors who are not signed in', null],
  ['community users', 'visitor'],
] as const)('%s may not create, change or delete listings', async (_who, account) => {
  const client = account === null ? asAnyone() : (await signInAs(account)).client;
  const [listing] = await createListings({});
  const id = listing?.id ?? '';
  const { id: _id, ranking_score, duplicate_key, is_claimed, ...copy } = listing ?? ({} as never);
  const created = await client
    .from('businesses')
    .insert({ ...copy, slug: 'smuggled-in', street: 'elsewhere' });
  expect(created.error?.code).toBe('42501');
  const removed = await client.from('businesses').delete().eq('id', id);
  expect(removed.error?.code).toBe('42501');
  await client.from('businesses').update({ name: 'Defaced' }).eq('id', id);
  const edited = await editListing(client, id, { name: 'Defaced' });
  expect(edited.error?.code).toBe('42501');
  const { data } = await asService().from('businesses').select('name').eq('id', id).single();
  expect(data?.name).toBe(listing?.name);
});

test('owners edit the hours of their own listing only', async () => {
  const { client, userId } = await signInAs('owner');
  const [mine, other] = await createListings({ owner_id: userId }, {});
  const span = { day_of_week: 2, opens: '09:00', closes: '17:00' };
  const own = await editListing(client, mine?.id ?? '', { opening_hours: [span] });
  expect(own.data?.listing?.values.opening_hours).toEqual([span]);
  const foreign = await editListing(client, other?.id ?? '', { opening_hours: [span] });
  expect(foreign.error?.code).toBe('42501');
});

test('a listing changes when its owner writes its hours, not when they come along with it', async () => {
  const { client, userId } = await signInAs('owner');
  const longAgo = '2025-02-03T10:00:00+00:00';
  const [mine] = await createListings({ owner_id: userId, updated_at: longAgo });
  const business_id = mine?.id ?? '';
  const span = { business_id, opens: '09:00', closes: '17:00' };
  const changedAt = async () => {
    const { data } = await client.from('businesses').select('updated_at').eq('id', business_id);
    return data?.[0]?.updated_at ?? '';
  };
  await asService()
    .from('opening_hours')
    .insert({ ...span, day_of_week: 1 });
  expect(await changedAt()).toBe(longAgo);
  const changed = [{ day_of_week: 2, opens: '09:00', closes: '17:00' }];
  await editListing(client, business_id, { opening_hours: changed });
  expect(Date.parse(await changedAt())).toBeGreaterThan(Date.now() - 60_000);
});

test('owners cannot fill a listing with hours without end', async () => {
  const { client, userId } = await signInAs('owner');
  const [mine] = await createListings({ owner_id: userId });
  const business_id = mine?.id ?? '';
  const everyTenMinutes = Array.from({ length: 71 }, (_, count) => ({
    day_of_week: 1,
    opens: `${String(Math.floor(count / 6)).padStart(2, '0')}:${count % 6}0`,
    closes: '23:00',
  }));
  const week = await editListing(client, business_id, { opening_hours: everyTenMinutes });
  expect(refusedField(week)).toBe('opening_hours');
  const byHand = await asService()
    .from('opening_hours')
    .insert(everyTenMinutes.map((span) => ({ ...span, business_id })));
  expect(byHand.error?.message).toBe('A listing can have at most 70 opening hours');
  const closedDays = Array.from({ length: 401 }, (_, count) => ({
    date: new Date(Date.UTC(2030, 0, 1 + count)).toISOString().slice(0, 10),
    opens: null,
    closes: null,
    note: null,
  }));
  const special = await editListing(client, business_id, { special_hours: closedDays });
  expect(refusedField(special)).toBe('special_hours');
  const tooMany = await asService()
    .from('special_hours')
    .insert(closedDays.map(({ date }) => ({ date, business_id })));
  expect(tooMany.error?.message).toBe('A listing can have at most 400 special hours');
  const possible = await editListing(client, business_id, { special_hours: closedDays.slice(1) });
  expect(possible.data?.outcome).toBe('saved');
});

const listingId = '00000000-0000-4000-8000-0000000000f0';
const photo = photoIn(listingId);
const { caption: _caption, ...withoutCaption } = photo;

test.each([
  ['a website that is a script', { website: 'javascript:alert(1)' }],
  ['a phone number in another form', { phone: '5551234567' }],
  ['a zip code of letters', { zip_code: 'ABCDE' }],
  ['a latitude without a longitude', { lng: null }],
  ['photos of more than 20 kB of text', { photos: [{ ...photo, alt: 'a'.repeat(20_000) }] }],
  ['a photo that is only an address', { photos: [photo.url] }],
  ['photos that are no list', { photos: photo }],
  ['photos in a list of lists', { photos: [[photo]] }],
  ['a photo that nobody says what it shows', { photos: [{ ...photo, alt: undefined }] }],
  ['a photo at a script', { photos: [{ ...photo, url: 'javascript:alert(1)' }] }],
  ['a photo at a host without https', { photos: [{ ...photo, url: '//evil.example/a.png' }] }],
  ['a photo at several addresses', { photos: [{ ...photo, url: [photo.url] }] }],
  ['a photo without a size', { photos: [{ ...photo, width: '800' }] }],
  ['a photo of no height', { photos: [{ ...photo, height: 0 }] }],
  ['a photo whose caption is no text', { photos: [{ ...photo, caption: 1 }] }],
  ['a photo of which nothing is said about a caption', { photos: [withoutCaption] }],
  ['a photo with a text that nobody asked for', { photos: [{ ...photo, note: 'x' }] }],
  ['a photo of another site', { photos: [{ ...photo, url: `https://evil.example${photo.url}` }] }],
  ['a photo in the folder of another listing', { photos: [photoIn(randomUUID())] }],
  ['a photo outside of the folder', { photos: [photoIn(`${listingId}/../${randomUUID()}`)] }],
  [
    'a small picture of another photo',
    { photos: [{ ...photo, small_url: photoIn(listingId).small_url }] },
  ],
  ['a placeholder at an address', { photos: [{ ...photo, placeholder: photo.small_url }] }],
  [
    'a placeholder that is no picture',
    { photos: [{ ...photo, placeholder: 'data:text/html;base64,AAAA' }] },
  ],
  ['the same photo twice', { photos: [photo, photo] }],
  ['thirteen photos', { photos: Array.from({ length: 13 }, () => photoIn(listingId)) }],
])('the database refuses %s', async (_what, change) => {
  const [listing] = await createListings({ id: listingId });
  const { error } = await asService()
    .from('businesses')
    .update(change)
    .eq('id', listing?.id ?? '');
  expect(error?.code).toBe('23514');
});

test('a listing shows photos with and without captions, also those of the submission that it was', async () => {
  const id = randomUUID();
  const photos = [
    photoIn(id),
    photoIn(id, { caption: 'The counter', alt: '' }),
    photoIn(`drafts/${id}`),
  ];
  const [listing] = await createListings({ id, photos });
  expect(listing?.photos).toEqual(photos);
  const shown = await asAnyone().rpc('get_business', { id_or_slug: id });
  expect(shown.data).toMatchObject({ photos });
});

test('the same name at the same place is the same listing', async () => {
  const [listing] = await createListings({ name: 'Joe’s Diner', street: '1 Twin St.' });
  const { id: _id, ranking_score, duplicate_key, is_claimed, ...copy } = listing ?? ({} as never);
  const { error } = await asService()
    .from('businesses')
    .insert({ ...copy, slug: `${copy.slug}-2`, name: 'JOES DINER', street: '1 Twin St' });
  expect(error?.code).toBe('23505');
});

test.each([
  ['a time zone that does not exist', { time_zone: 'Nowhere/Bad' }],
  ['an address that is no e-mail', { email: 'not an email<>' }],
  ['a website with markup', { website: 'https://\n"><script>x.y' }],
  ['an empty attribute', { attributes: ['Free Wi-Fi', null as unknown as string] }],
  ['fifty attributes', { attributes: Array.from({ length: 50 }, String) }],
  ['a name of blanks', { name: '   ' }],
])('owners may not write %s', async (_what, change) => {
  const { client, userId } = await signInAs('owner');
  const [mine] = await createListings({ owner_id: userId });
  const id = mine?.id ?? '';
  expect((await editListing(client, id, change)).status).toBe(400);
  const { error } = await asService().from('businesses').update(change).eq('id', id);
  expect(error?.code).toBe('23514');
});

test('visitors see that a listing is claimed, but not by whom', async () => {
  const { userId } = await signInAs('owner');
  const [mine] = await createListings({ owner_id: userId });
  const hidden = await asAnyone()
    .from('businesses')
    .select('owner_id')
    .eq('id', mine?.id ?? '');
  expect(hidden.error?.code).toBe('42501');
  const shown = await asAnyone().rpc('get_business', { id_or_slug: mine?.id ?? '' });
  expect(shown.data).toMatchObject({ is_claimed: true });
});
