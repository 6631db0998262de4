import { expect, test } from 'vitest';
import { contentCases } from '#app/domain/submission/content-cases.ts';
import { describeRefusal, parseFields } from '#app/domain/submission/listing-rules.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { editListing, readEditable, refusedField } from '../support/edit-listing.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

async function createOwned(facts: Parameters<typeof createListings>[0] = {}) {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: owner.userId, ...facts });
  return { ...owner, id: listing?.id ?? '', slug: listing?.slug ?? '' };
}

const everything = {
  name: 'Quixotry Bakery',
  category: 'bakeries',
  description: 'Bread.\nAnd rolls.',
  street: '12 Test Street',
  city: 'Austin',
  state: 'TX',
  zip_code: '78704',
  location: { lat: 30.25, lng: -97.75 },
  phone: '(512) 555-0123',
  email: 'ana@quixotry.example',
  website: 'https://quixotry.example',
  attributes: ['Free Wi-Fi', 'Patio'],
  opening_hours: [
    { day_of_week: 1, opens: '09:00', closes: '12:00' },
    { day_of_week: 5, opens: '20:00', closes: '02:00' },
  ],
  special_hours: [
    { date: '2099-12-24', opens: '09:00', closes: '12:00', note: 'Half a day' },
    { date: '2099-12-25', opens: null, closes: null, note: null },
  ],
  services: [
    {
      name: 'Loaf',
      description: null,
      min_price_cents: 500,
      max_price_cents: 900,
      price_unit: null,
    },
  ],
};

test('an owner changes every field of their listing, and it is public at once', async () => {
  const { client, id, slug } = await createOwned();
  const url = `/photos/${id}/7d0f3ad5-0f5f-4f3e-9d3e-2b0f5a3c9b11-1600.webp`;
  const photo = {
    url,
    small_url: url.replace('1600', '480'),
    alt: 'A counter',
    caption: null,
    width: 800,
    height: 600,
    placeholder: 'data:image/webp;base64,AAAA',
  };
  const new_values = { ...everything, photos: [photo] };
  const { data } = await editListing(client, id, new_values);
  expect(data).toMatchObject({ outcome: 'saved', pending: [], listing: { values: new_values } });
  const shown = await asAnyone().rpc('get_business', { id_or_slug: slug });
  const { category, location, ...facts } = everything;
  expect(shown.data).toMatchObject({
    name: facts.name,
    category: { slug: category },
    ...location,
    metro: { slug: 'austin-tx' },
    time_zone: 'America/Chicago',
    opening_hours: facts.opening_hours,
    services: facts.services,
  });
});

test('a change is accepted only in the normalized form that the rules return', async () => {
  const { client, id } = await createOwned();
  const typed = {
    description: ' Bread.\r\nRolls. ',
    email: ' Ana@Quixotry.Example ',
    phone: '512.555.0123',
    state: 'kansas',
  };
  for (const [field, value] of Object.entries(typed)) {
    expect(refusedField(await editListing(client, id, { [field]: value }))).toBe(field);
  }
  const { data } = await editListing(client, id, parseFields(typed).values);
  expect(data?.listing?.values).toMatchObject({
    description: 'Bread.\nRolls.',
    email: 'ana@quixotry.example',
    phone: '(512) 555-0123',
    state: 'KS',
  });
});

test('two editors at once: the second sees the conflict field by field, and nothing is written', async () => {
  const { client, userId, id } = await createOwned({ phone: '(512) 555-0100' });
  const admin = (await signInAs('admin')).client;
  const old_values = (await readEditable(client, id))?.values;
  await editListing(admin, id, { phone: '(512) 555-0101', website: 'https://one.example' });
  const new_values = {
    phone: '(512) 555-0102',
    website: 'https://one.example',
    description: 'Mine.',
  };
  const change = (oldValuesNow: unknown) =>
    client.rpc('change_business', {
      business_id: id,
      old_values: oldValuesNow as Json,
      new_values,
    });
  const first = await change(old_values);
  expect(first.data).toMatchObject({
    outcome: 'conflict',
    conflicts: { phone: { now: '(512) 555-0101', by: 'directory', name: null } },
    listing: { values: { description: '' } },
  });
  // The same that somebody else has written is no conflict.
  expect(Object.keys((first.data as { conflicts: object }).conflicts)).toEqual(['phone']);
  const second = await change((await readEditable(client, id))?.values);
  expect(second.data).toMatchObject({ outcome: 'saved', listing: { values: new_values } });
  const colleague = await editListing(admin, id, { phone: '(512) 555-0104' });
  expect(colleague.data?.outcome).toBe('saved');
  const stale = await admin.rpc('change_business', {
    business_id: id,
    old_values: { description: '' },
    new_values: { description: 'For the directory.' },
  });
  expect(stale.data).toMatchObject({
    conflicts: { description: { now: 'Mine.', by: 'owner', name: 'Ana' } },
  });
  expect(JSON.stringify(stale.data)).not.toContain(userId);
});

test('changed fields follow the rules of submissions, unchanged ones need not', async () => {
  const { client, id } = await createOwned();
  for (const [name, { hours_words: _, is_mine: __, ...change }] of contentCases) {
    // Nothing writes the past.
    if (name === 'a day of long ago') continue;
    const present = (await readEditable(client, id))?.values;
    const { values, errors } = parseFields(change, present);
    const answer = await editListing(client, id, values);
    const wrong = Object.keys(errors);
    const expected = wrong.length > 0 ? wrong : ['saved'];
    expect.soft(expected, name).toContain(refusedField(answer) ?? answer.data?.outcome);
  }
  await editListing(client, id, { state: 'KS', zip_code: '67202' });
  expect(refusedField(await editListing(client, id, { state: 'TX' }))).toBe('zip_code');
  for (const emptied of [{ phone: '' }, { email: '' }, { name: '' }]) {
    const answer = await editListing(client, id, { website: '', ...emptied });
    expect([refusedField(answer)]).toEqual(Object.keys(emptied));
  }
});

test.each([
  ['a field that is none', { owner_id: null }],
  ['a field that workflows write', { verification: 'email' }],
  ['a key of every object', JSON.parse('{"__proto__":{"name":"x"},"constructor":1}')],
  ['a list', []],
  ['a text', 'name'],
])('a change that is no set of fields is refused: %s', async (_what, new_values) => {
  const { client, id } = await createOwned();
  const answer = await client.rpc('change_business', {
    business_id: id,
    old_values: (Array.isArray(new_values) || typeof new_values === 'string'
      ? {}
      : new_values) as Json,
    new_values: new_values as Json,
  });
  expect(answer.status).toBe(400);
});

const nonsense: [string, Record<string, unknown>][] = [
  ['hours that are a text', { opening_hours: 'mon-fri' }],
  ['hours of texts', { opening_hours: ['09:00'] }],
  ['hours with a time of its own', { opening_hours: [{ day_of_week: 1, opens: 9, closes: 17 }] }],
  ['a date that does not exist', { special_hours: [{ date: '2030-02-30' }] }],
  [
    'a day that is closed and open',
    {
      special_hours: [
        { date: '2030-01-01', opens: null, closes: null },
        { date: '2030-01-01', opens: '09:00', closes: '17:00' },
      ],
    },
  ],
  ['services of nothing', { services: [null] }],
  ['a place that is none', { location: { lat: '1', lng: 2 } }],
  ['a place in a list', { location: [{ lat: 1, lng: 2 }] }],
  ['a place beyond the pole', { location: { lat: 91, lng: 2 } }],
  ['features that are one text', { attributes: 'Patio' }],
  ['a photo at a script', { photos: [{ url: 'javascript:x', alt: '', width: 1, height: 1 }] }],
  ['photos that are an object', { photos: {} }],
  ['a name that is an object', { name: { toString: 'x' } }],
];

test('every rule rejects odd JSON', async () => {
  const { client, id } = await createOwned();
  for (const [name, new_values] of nonsense) {
    const answer = await editListing(client, id, new_values);
    expect.soft([refusedField(answer)], name).toEqual(Object.keys(new_values));
  }
});

test('a listing cannot be called as another one at its address', async () => {
  const { client, id } = await createOwned({ street: '1 Twin St' });
  await createListings({ name: 'Joe’s Diner', street: '1 Twin St' });
  const answer = await editListing(client, id, { name: 'JOES DINER', description: 'New' });
  const field = refusedField(answer) ?? '';
  expect(describeRefusal(field)).toBe('Another listing has this name at this address');
  expect((await readEditable(client, id))?.values.description).toBe('');
});

test('a new city updates the listing’s city page and time zone, and drops its old location', async () => {
  const { client, id } = await createOwned();
  const { data } = await editListing(client, id, {
    city: 'Denver',
    state: 'CO',
    zip_code: '80202',
  });
  expect(data?.listing).toMatchObject({ time_zone: 'America/Denver', values: { location: null } });
});

test('community users and visitors neither see what can be edited nor change it', async () => {
  const { id } = await createOwned();
  const { client } = await createPerson('community_user');
  expect(await readEditable(client, id)).toBeNull();
  expect((await client.rpc('find_business_changes', { business_id: id })).data).toBeNull();
  const new_values = { old_values: {}, new_values: {} };
  const changed = await client.rpc('change_business', { business_id: id, ...new_values });
  expect(changed.error?.code).toBe('42501');
  for (const answer of [
    await asAnyone().rpc('change_business', { business_id: id, ...new_values }),
    await asAnyone().rpc('get_editable_business', { business_id: id }),
    await asAnyone().rpc('find_business_changes', { business_id: id }),
    await asAnyone().rpc('undo_change', { change_id: id }),
    await asAnyone().rpc('withdraw_pending_change', { change_id: id }),
  ]) {
    expect(answer.error?.code).toBe('42501');
  }
});

test('people can undo their own latest change, and no one else’s', async () => {
  const { client, id } = await createOwned({ phone: '(512) 555-0100' });
  const admin = (await signInAs('admin')).client;
  await editListing(client, id, { phone: '(512) 555-0101', city: 'Wichita', zip_code: '67202' });
  const history = async () =>
    (await client.rpc('find_business_changes', { business_id: id })).data as unknown as {
      changes: { id: string; field: string; is_undoable: boolean }[];
    };
  const { changes } = await history();
  const phone = changes.find(({ field }) => field === 'phone');
  const address = changes.find(({ field }) => field === 'address');
  expect([phone?.is_undoable, address?.is_undoable]).toEqual([true, true]);
  const byAdmin = await admin.rpc('undo_change', { change_id: phone?.id ?? '' });
  expect(byAdmin.status).toBe(404);
  const undone = await client.rpc('undo_change', { change_id: address?.id ?? '' });
  expect(undone.data).toMatchObject({
    outcome: 'saved',
    listing: { values: { city: 'Testville', zip_code: '67999', location: { lat: 39, lng: -101 } } },
  });
  await editListing(admin, id, { phone: '(512) 555-0102' });
  const late = await client.rpc('undo_change', { change_id: phone?.id ?? '' });
  expect(late.data).toMatchObject({
    outcome: 'changed',
    listing: { values: { phone: '(512) 555-0102' } },
  });
});

test('a former owner can neither change the listing nor undo changes', async () => {
  const { client, id } = await createOwned();
  await editListing(client, id, { description: 'Mine' });
  const { data } = await client.rpc('find_business_changes', { business_id: id });
  const change_id = (data as { changes: { id: string }[] }).changes[0]?.id ?? '';
  await asService().from('businesses').update({ owner_id: null }).eq('id', id);
  expect((await client.rpc('undo_change', { change_id })).error?.code).toBe('42501');
});
