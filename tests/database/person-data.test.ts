import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { exportAccount } from '#app/domain/account/account-calls.ts';
import type { Answer } from '#app/domain/call-function.ts';
import { exportPerson } from '#app/domain/people/people-calls.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

const database = fileDatabase();
const reason = 'They asked by letter';
type PersonData = Answer<'export_own_data'>;

async function readAudit(row_id: string) {
  const { data } = await asService()
    .from('audit_log')
    .select('actor_id, action, table_name, reason')
    .eq('row_id', row_id);
  return data;
}

test.each(['owner', 'visitor'] as const)(
  'a super admin’s export of the %s equals their own export',
  async (account) => {
    const { client, userId } = await signInAs(account);
    await client.rpc('create_api_key', { name: 'Nightly import' });
    await asService()
      .from('perf_metrics')
      .insert({ metric: 'LCP', value: 900, path: '/', user_id: userId });
    const { exported_at: _own, ...own } = await exportAccount({ db: client });
    expect(own.user).toMatchObject({ id: userId, email: `${account}@mainstreet.example` });
    const superAdmin = await signInAs('super');
    const outcome = await exportPerson({ db: superAdmin.client }, { id: userId, reason });
    expect(outcome).toMatchObject({ ok: true, outcome: 'done' });
    const { exported_at: _theirs, user, ...data } = (outcome as { data: PersonData }).data;
    expect(user).toMatchObject({ id: userId });
    expect({ ...data, user: null }).toEqual({ ...own, user: null });
    expect(await readAudit(userId)).toContainEqual({
      actor_id: superAdmin.userId,
      action: 'export',
      table_name: 'profiles',
      reason,
    });
  },
);

test('a super admin deletes an account: it is gone, its listings stay, the log and a mail say why', async () => {
  const superAdmin = await signInAs('super');
  const { userId, email, password } = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: userId, verification: 'email' });
  const { data } = await superAdmin.client.rpc('delete_person', { person: userId, reason });
  expect(data).toEqual({ outcome: 'done' });
  const again = await asAnyone().auth.signInWithPassword({ email, password });
  expect(again.error?.code).toBe('invalid_credentials');
  const left = await asService().from('businesses').select().eq('id', listing!.id).single();
  expect(left.data).toMatchObject({ owner_id: null, verification: 'none', status: 'published' });
  expect(await readAudit(userId)).toEqual([
    { actor_id: superAdmin.userId, action: 'delete', table_name: 'profiles', reason },
  ]);
  const gone = await superAdmin.client.rpc('delete_person', { person: userId, reason });
  expect(gone.data).toMatchObject({ outcome: 'not_found' });
});

test.skipIf(database === null)(
  'a deleted person gets a mail with the reason at their former address',
  async () => {
    const { client } = await signInAs('super');
    const { userId: person, email } = await createPerson('community_user');
    await client.rpc('delete_person', { person, reason });
    const mails = await database!.query('select kind, data from private.mails where address = $1', [
      email,
    ]);
    expect(mails).toEqual([{ kind: 'account_deleted', data: { reason } }]);
  },
);

test('an account with an address that no mail can reach is deleted without one', async () => {
  const { client } = await signInAs('super');
  const email = `${randomUUID()}@localhost`;
  const created = await asService().auth.admin.createUser({ email });
  const person = created.data.user?.id ?? '';
  const { data } = await client.rpc('delete_person', { person, reason });
  expect(data).toMatchObject({ outcome: 'done' });
});

test('deleting an account without a profile is logged, too', async () => {
  const { client, userId } = await signInAs('super');
  const { userId: person } = await createPerson('community_user');
  await asService().from('profiles').delete().eq('user_id', person);
  const { data } = await client.rpc('delete_person', { person, reason });
  expect(data).toMatchObject({ outcome: 'done' });
  expect(await readAudit(person)).toContainEqual({
    actor_id: userId,
    action: 'delete',
    table_name: 'profiles',
    reason,
  });
});

test('neither one’s own account nor a super admin’s is deleted here', async () => {
  const { client, userId } = await createPerson('super_admin');
  const { userId: other } = await signInAs('super');
  const own = await client.rpc('delete_person', { person: userId, reason });
  expect(own.data).toMatchObject({ outcome: 'own' });
  const theirs = await client.rpc('delete_person', { person: other, reason });
  expect(theirs.data).toMatchObject({ outcome: 'super_admin' });
});

test.skipIf(database === null)('both want a reason and a session of the last hour', async () => {
  const { client, userId } = await createPerson('super_admin');
  const { userId: person } = await createPerson('community_user');
  for (const name of ['export_person', 'delete_person'] as const) {
    const without = await client.rpc(name, { person, reason: '' });
    expect(without.error?.message).toContain('constraint "reason"');
  }
  await database!.query(
    `update auth.sessions set created_at = created_at - interval '61 minutes' where user_id = $1`,
    [userId],
  );
  for (const name of ['export_person', 'delete_person'] as const) {
    expect((await client.rpc(name, { person, reason })).data).toMatchObject({
      outcome: 'old_session',
    });
  }
  expect(await readAudit(person)).toEqual([]);
});
