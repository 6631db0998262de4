import { expect, test } from 'vitest';
import { findOwnListings } from '#app/domain/business/business-calls.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { editListing } from '../support/edit-listing.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

type Client = ReturnType<typeof asAnyone>;
type Role = 'editor' | 'hours';

async function giveRole(businessId: string, userId: string, role: Role, until?: string) {
  const row = { business_id: businessId, user_id: userId, role, until: until ?? null };
  expect((await asService().from('business_members').insert(row)).error).toBeNull();
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** What of a listing somebody can write. */
async function tryWriting(client: Client, id: string) {
  const span = { day_of_week: 1, opens: '09:00', closes: '12:00' };
  const day = { date: inDays(3), opens: null, closes: null, note: null };
  const prices = { min_price_cents: null, max_price_cents: null, price_unit: null };
  const service = { name: 'Cut', description: null, ...prices };
  const answers = [
    await editListing(client, id, { opening_hours: [span] }),
    await editListing(client, id, { special_hours: [day] }),
    await editListing(client, id, { services: [service] }),
  ];
  return answers.map(({ error, data }) => error?.code ?? data?.outcome);
}

const [written, refused] = ['saved', '42501'];

test.each([
  ['editor', undefined, [written, written, written]],
  ['editor', 2, [written, written, written]],
  ['hours', undefined, [written, written, refused]],
  ['hours', -2, [refused, refused, refused]],
  ['editor', -2, [refused, refused, refused]],
] as const)(
  'with the role %s, its last day in %s days, one may write: %j',
  async (role, days, may) => {
    const [owner, helper] = [
      await createPerson('business_owner'),
      await createPerson('business_owner'),
    ];
    const [listing, other] = await createListings(
      { owner_id: owner.userId },
      { owner_id: owner.userId },
    );
    await giveRole(listing!.id, helper.userId, role, days && inDays(days));
    expect(await tryWriting(helper.client, listing!.id)).toEqual(may);
    expect(await tryWriting(helper.client, other!.id)).toEqual([refused, refused, refused]);
  },
);

test('people are shown the listings that they own or help with, and under which role', async () => {
  const [owner, helper] = [
    await createPerson('business_owner'),
    await createPerson('community_user'),
  ];
  const [a, b, past] = await createListings(
    { owner_id: owner.userId, name: 'A' },
    { owner_id: owner.userId, name: 'B', status: 'draft' },
    { owner_id: owner.userId, name: 'C' },
  );
  await giveRole(a!.id, helper.userId, 'editor');
  await giveRole(b!.id, helper.userId, 'hours', inDays(3));
  await giveRole(past!.id, helper.userId, 'editor', inDays(-2));
  expect(await findOwnListings({ db: helper.client })).toMatchObject([
    { id: a!.id, role: 'editor', until: null },
    { id: b!.id, role: 'hours', until: inDays(3) },
  ]);
  expect(await findOwnListings({ db: owner.client })).toMatchObject([
    { id: a!.id, role: 'owner' },
    { id: b!.id, role: 'owner' },
    { id: past!.id, role: 'owner' },
  ]);
  const stranger = await createPerson('community_user');
  expect(await findOwnListings({ db: stranger.client })).toEqual([]);
  expect((await asAnyone().rpc('find_own_listings')).error?.code).toBe('42501');
});

test('roles end when the owner who gave them loses the listing, and the audit log still has them', async () => {
  const [owner, helper] = [
    await createPerson('business_owner'),
    await createPerson('business_owner'),
  ];
  const [listing] = await createListings({ owner_id: owner.userId });
  const id = listing!.id;
  await giveRole(id, helper.userId, 'editor');
  await asService().from('businesses').update({ owner_id: null }).eq('id', id);
  expect(await findOwnListings({ db: helper.client })).toEqual([]);
  const { data } = await asService()
    .from('audit_log')
    .select('action, before, after')
    .eq('table_name', 'business_members')
    .eq('row_id', id)
    .order('id');
  const role = { user_id: helper.userId, role: 'editor' };
  expect(data).toMatchObject([
    { action: 'insert', after: role },
    { action: 'delete', before: role },
  ]);
});

test('roles cannot be written directly, and people read only their own', async () => {
  const [owner, helper] = [
    await createPerson('business_owner'),
    await createPerson('business_owner'),
  ];
  const [listing] = await createListings({ owner_id: owner.userId });
  const role = { business_id: listing!.id, user_id: helper.userId, role: 'editor' } as const;
  const admin = await signInAs('admin');
  for (const { client } of [owner, helper, admin, { client: asAnyone() }]) {
    const roles = () => client.from('business_members');
    const answers = await Promise.all([
      roles().insert(role),
      roles().update({ role: 'editor' }).eq('business_id', listing!.id),
      roles().delete().eq('business_id', listing!.id),
    ]);
    expect(answers.map(({ error }) => error?.code)).toEqual([refused, refused, refused]);
  }
  await giveRole(listing!.id, helper.userId, 'hours');
  const read = (client: Client) =>
    client.from('business_members').select('role').eq('business_id', listing!.id);
  expect((await read(helper.client)).data).toEqual([{ role: 'hours' }]);
  expect((await read(owner.client)).data).toEqual([]);
  expect((await read(asAnyone())).error?.code).toBe(refused);
});
