import { expect, test } from 'vitest';
import type { Db } from '#app/services/supabase/client.ts';
import { createClaimable, verifyByCode, sendNewDocuments, startNew } from '../support/claims.ts';
import { asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { editListing } from '../support/edit-listing.ts';
import { createPerson } from '../support/people.ts';

async function createOwned(name: string, verification: 'none' | 'email' = 'none') {
  const owner = await createPerson('business_owner');
  const listing = await createClaimable({ owner_id: owner.userId, verification, name });
  return { ...owner, ...listing };
}

/** Smaller and smaller changes of the name, until one is held; that one is returned. */
async function renameUntilHeld(client: Db, id: string) {
  for (const name of ['Quixotry Bakerry', 'Quixory Baker', 'Quixor Bakes', 'Quior Bars']) {
    if ((await editListing(client, id, { name })).data?.pending.includes('name')) return name;
  }
  throw new Error('No change was held');
}

type Owner = Awaited<ReturnType<typeof createOwned>>;

const waysToLeave: [string, (owner: Owner) => PromiseLike<{ error: unknown }>][] = [
  ['leaving', ({ client, id }) => client.rpc('leave_business', { business_id: id })],
  ['deleting the account', ({ client }) => client.rpc('delete_own_account')],
  [
    'the deletion of the account by a super admin',
    async ({ userId }) =>
      (await signInAs('super')).client.rpc('delete_person', { person: userId, reason: 'Test' }),
  ],
];

test.each(waysToLeave)(
  'a change that was held is still held after %s and a claim by code',
  async (_way, leave) => {
    const owner = await createOwned('Quixotry Bakery', 'email');
    const { id, host } = owner;
    const name = await renameUntilHeld(owner.client, id);
    expect((await leave(owner)).error).toBeNull();
    const next = await startNew(id, 'email');
    expect(await verifyByCode(next.db, next.id, `hello@${host}`)).toMatchObject({
      outcome: 'approved',
    });
    expect((await editListing(next.db, id, { name })).data?.pending).toEqual(['name']);
  },
);

test('a listing that its owner changed much without a review is verified by an admin, not by a code', async () => {
  const owner = await createOwned('Quixotry Bakery');
  const { id, host } = owner;
  expect((await editListing(owner.client, id, { name: 'Harbor Tattoo' })).data?.pending).toEqual(
    [],
  );
  await owner.client.rpc('leave_business', { business_id: id });
  const next = await startNew(id, 'email');
  expect(await verifyByCode(next.db, next.id, `hello@${host}`)).toMatchObject({ outcome: 'sent' });
  const admin = (await signInAs('admin')).client;
  const approval = { kind: 'claim', id: next.id, version: 2 } as const;
  expect(await decideNow(admin, approval)).toMatchObject({ outcome: 'decided' });
  // Reviewed by now: a small change of the new name is live at once.
  const { data } = await editListing(next.db, id, { name: 'Harbor Tattoos' });
  expect(data).toMatchObject({ pending: [], listing: { values: { name: 'Harbor Tattoos' } } });
});

test('undoing a change made before an admin reviewed the listing waits for an admin', async () => {
  const { client, id, userId } = await createOwned('Harbor Tattoo');
  await editListing(client, id, { name: 'Quixotry Bakery' });
  await asService().from('businesses').update({ owner_id: null }).eq('id', id);
  const claim = await sendNewDocuments(id);
  const admin = (await signInAs('admin')).client;
  const approval = { kind: 'claim', id: claim.id, version: 2 } as const;
  expect(await decideNow(admin, approval)).toMatchObject({ outcome: 'decided' });
  await asService().from('businesses').update({ owner_id: userId }).eq('id', id);
  const { data: history } = await client.rpc('find_business_changes', { business_id: id });
  const { changes } = history as { changes: { id: string; field: string }[] };
  const change_id = changes.find(({ field }) => field === 'name')?.id ?? '';
  const { data } = await client.rpc('undo_change', { change_id });
  expect(data).toMatchObject({
    outcome: 'saved',
    pending: ['name'],
    listing: {
      values: { name: 'Quixotry Bakery' },
      pending_changes: [{ status: 'waiting', after: { name: 'Harbor Tattoo' } }],
    },
  });
});
