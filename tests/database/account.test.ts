import { expect, onTestFinished, test } from 'vitest';
import { exportAccount } from '#app/domain/account/export-account.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

test.each(['community_user', 'business_owner', 'admin'] as const)(
  'a %s deletes their own account: profile, choices and sessions go with it',
  async (role) => {
    const { client, userId, email, password } = await createPerson(role);
    await client.from('notification_preferences').insert({ user_id: userId });
    const { error } = await client.rpc('delete_own_account');
    expect(error).toBeNull();
    const service = asService();
    for (const table of ['profiles', 'notification_preferences'] as const) {
      const { count } = await service
        .from(table)
        .select('*', { count: 'exact', head: true })
        .eq('user_id', userId);
      expect({ table, count }).toEqual({ table, count: 0 });
    }
    const refreshed = await client.auth.refreshSession();
    expect(refreshed.error).not.toBeNull();
    const again = await asAnyone().auth.signInWithPassword({ email, password });
    expect(again.error?.code).toBe('invalid_credentials');
  },
);

test('deleting an account deletes nobody else’s', async () => {
  const [one, other] = [await createPerson('community_user'), await createPerson('community_user')];
  await one.client.rpc('delete_own_account');
  const { data } = await other.client.from('profiles').select('user_id');
  expect(data).toEqual([{ user_id: other.userId }]);
});

test('listings of a deleted owner stay, unowned and unverified, and the record stays', async () => {
  const { client, userId } = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: userId, verification: 'email' });
  const id = listing!.id;
  await client.rpc('delete_own_account');
  const service = asService();
  const { data } = await service.from('businesses').select().eq('id', id).single();
  expect(data).toMatchObject({ owner_id: null, verification: 'none', status: 'published' });
  const audit = await service.from('audit_log').select('actor_id, before').eq('row_id', id);
  expect(audit.data).toMatchObject([
    { actor_id: userId, before: { owner_id: userId, verification: 'email' } },
  ]);
  const profile = await service.from('audit_log').select('action').eq('row_id', userId);
  expect(profile.data).toEqual([{ action: 'delete' }]);
});

test('the last super admin stays, with a status that says why', async () => {
  const { client, userId } = await createPerson('super_admin');
  const service = asService();
  const { data: others } = await service
    .from('profiles')
    .update({ role: 'admin' })
    .eq('role', 'super_admin')
    .neq('user_id', userId)
    .select('user_id');
  const restore = async () => {
    const ids = (others ?? []).map(({ user_id }) => user_id);
    await service.from('profiles').update({ role: 'super_admin' }).in('user_id', ids);
  };
  onTestFinished(restore);
  const refused = await client.rpc('delete_own_account');
  expect(refused.status).toBe(409);
  await restore();
  const allowed = await client.rpc('delete_own_account');
  expect(allowed.error).toBeNull();
});

test('a session that has ended deletes nothing, though its token is still good for reading', async () => {
  const { client, userId } = await createPerson('community_user');
  const { data } = await client.auth.getSession();
  await asService().auth.admin.signOut(data.session?.access_token ?? '', 'local');
  const { status } = await client.rpc('delete_own_account');
  expect(status).toBe(403);
  const left = await client.from('profiles').select('user_id');
  expect(left.data).toEqual([{ user_id: userId }]);
});

test('who is not signed in has no account to delete', async () => {
  const { error } = await asAnyone().rpc('delete_own_account');
  expect(error?.code).toBe('42501');
});

test('an export holds what is one’s own, every page of it, and nothing of anybody else', async () => {
  const { client, userId, email } = await createPerson('business_owner');
  const [, other] = await createListings(
    { owner_id: userId, status: 'draft', name: 'Mine' },
    { name: 'Not mine' },
  );
  const review = { business_id: other?.id ?? '', author_name: 'Ana', rating: 4 };
  await asService()
    .from('reviews')
    .insert([
      { ...review, author_id: userId, body: 'My words' },
      { ...review, author_id: null, body: 'Not my words' },
    ]);
  await client.from('notification_preferences').insert({ user_id: userId });
  const data = await exportAccount({ db: client }, new Date(0));
  expect(data).toMatchObject({
    exported_at: '1970-01-01T00:00:00.000Z',
    user: { id: userId, email },
    profile: [{ user_id: userId, first_name: 'Ana' }],
    notification_preferences: [{ user_id: userId, newsletter: false }],
    listings: [{ name: 'Mine', status: 'draft', opening_hours: [], services: [] }],
    reviews: [{ body: 'My words', status: 'published' }],
  });
});

test('an admin’s export holds their own profile and measurements only, though they may read them all', async () => {
  const { client, userId } = await signInAs('admin');
  const measured = { metric: 'LCP', value: 900, path: '/export' };
  await asService()
    .from('perf_metrics')
    .insert([measured, { ...measured, user_id: userId }]);
  onTestFinished(async () => {
    await asService().from('perf_metrics').delete().eq('path', '/export');
  });
  const { profile, measurements } = await exportAccount({ db: client }, new Date());
  expect(profile).toMatchObject([{ user_id: userId }]);
  expect(measurements).toMatchObject([{ user_id: userId, value: 900 }]);
});
