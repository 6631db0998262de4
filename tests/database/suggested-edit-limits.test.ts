import { expect, test } from 'vitest';
import type { Proposal } from '#app/domain/suggested-edit/suggested-edit.ts';
import { asService, signInAs } from '../support/clients.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { createOwned, readQueue, suggest } from '../support/suggested-edits.ts';

const nothing = '00000000-0000-4000-8000-000000000000';

test.each([
  [{ phone: '12' }, 'phone'],
  [{ zip_code: '99999' }, 'zip_code'],
  [
    { status: { kind: 'moved', place: { street: '', city: '', state: '', zip_code: '' } } },
    'street',
  ],
  [{ duplicate_of: 'no-such-listing' }, 'duplicate_of'],
] as [Proposal, string][])('a suggestion of %j is refused for its %s', async (proposal, field) => {
  const { listing } = await createOwned();
  const person = await createPerson('community_user');
  const { outcome } = await suggest(person, listing.id, proposal);
  expect(outcome).toMatchObject({ ok: false, reason: 'invalid', field });
});

test('photos and fields that a listing lacks cannot be suggested', async () => {
  const { listing } = await createOwned();
  const person = await createPerson('community_user');
  for (const proposal of [{ owner_id: nothing }, { photos: [] }]) {
    const { outcome } = await suggest(person, listing.id, proposal);
    expect(outcome).toMatchObject({ ok: false, reason: 'refused' });
  }
});

test('a person suggests 20 edits a day, and 40 fields of a listing wait at most', async () => {
  const listings = await createListings(...Array.from({ length: 21 }, () => ({})));
  const person = await createPerson('community_user');
  for (const { id } of listings.slice(0, 20)) {
    const { outcome } = await suggest(person, id, { phone: '(512) 555-0101' });
    expect(outcome).toMatchObject({ outcome: 'sent' });
  }
  const last = listings[20]!.id;
  const more = await suggest(person, last, { phone: '(512) 555-0101' });
  expect(more.outcome).toEqual({ ok: false, reason: 'too-many' });
  await fileDatabase()!.exec(`
    with people as (
      insert into auth.users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.com'
      from generate_series(1, 40) returning id
    ),
    edits as (
      insert into public.suggested_edits (id, business_id, proposer_id)
      select gen_random_uuid(), '${last}', id from people returning id
    )
    insert into public.suggested_fields (suggestion_id, field, before, after)
    select id, 'phone', '{}', '{}' from edits`);
  const other = await createPerson('community_user');
  const { outcome } = await suggest(other, last, { phone: '(512) 555-0101' });
  expect(outcome).toEqual({ ok: false, reason: 'too-many' });
});

test('a person’s suggestions are in their export, and are deleted with their account', async () => {
  const [listing] = await createListings({});
  const person = await createPerson('community_user');
  await suggest(person, listing!.id, { phone: '(512) 555-0101' });
  const { data } = await person.client.rpc('export_own_data');
  expect(data).toMatchObject({
    suggested_edits: [{ note: 'Called.', fields: [{ field: 'phone' }] }],
  });
  await asService().auth.admin.deleteUser(person.userId);
  const { client: admin } = await signInAs('admin');
  expect(await readQueue(admin, listing!.name)).toEqual([]);
});
