import { expect, onTestFinished, test } from 'vitest';
import { type DemoAccount, asAnyone, asService, signInAs } from '../support/clients.ts';
import { createNotification } from '../support/notifications.ts';
import { createPerson } from '../support/people.ts';

const columns = 'id, kind, data, created_at, read_at';

/** What a demo account was told, which is forgotten when the test ends. */
async function tellAccount(account: DemoAccount) {
  const { client, userId } = await signInAs(account);
  const id = await createNotification(userId);
  onTestFinished(async () => {
    await asService().from('notifications').delete().eq('id', id);
  });
  return { client, userId, id };
}

test.each(['visitor', 'owner', 'admin', 'super'] as const)(
  'the %s reads their notifications, and marks them as read on all their devices',
  async (account) => {
    const { client, id } = await tellAccount(account);
    const { client: phone } = await signInAs(account);
    const unread = await client.from('notifications').select(columns).eq('id', id);
    expect(unread.data).toMatchObject([{ id, read_at: null, data: { name: 'Joe’s' } }]);
    const read_at = new Date().toISOString();
    await client.from('notifications').update({ read_at }).eq('id', id);
    const read = await phone.from('notifications').select('read_at').eq('id', id).single();
    expect(Date.parse(read.data?.read_at ?? '')).toBe(Date.parse(read_at));
  },
);

test.each(['visitor', 'owner', 'admin', 'super'] as const)(
  'the %s changes nothing else of it, adds none and deletes none',
  async (account) => {
    const { client, userId, id } = await tellAccount(account);
    const table = () => client.from('notifications');
    const refused = await Promise.all([
      table().update({ kind: 'role_changed' }).eq('id', id),
      table()
        .update({ data: { name: 'Mine' } })
        .eq('id', id),
      table().update({ created_at: new Date().toISOString() }).eq('id', id),
      table().update({ recipient_id: userId }).eq('id', id),
      table().insert({ recipient_id: userId, kind: 'role_changed', key: 'a', data: {} }),
      table().delete().eq('id', id),
      client.rpc('prune_rows', { kind: 'notifications' }),
    ]);
    expect(refused.map(({ error }) => error?.code)).toEqual(Array(7).fill('42501'));
  },
);

test.each(['owner', 'admin', 'super'] as const)(
  'the %s neither reads nor marks another person’s notifications',
  async (account) => {
    const { id } = await tellAccount('visitor');
    const { client } = await signInAs(account);
    const read = await client.from('notifications').select(columns).eq('id', id);
    expect(read.data).toEqual([]);
    const read_at = new Date().toISOString();
    await client.from('notifications').update({ read_at }).eq('id', id);
    const { data } = await asService().from('notifications').select('read_at').eq('id', id);
    expect(data).toEqual([{ read_at: null }]);
  },
);

test('visitors who are not signed in get no notifications', async () => {
  const { error } = await asAnyone().from('notifications').select(columns);
  expect(error?.code).toBe('42501');
});

test('notifications are deleted with their account, and hidden from suspended people', async () => {
  const { client, userId } = await createPerson('community_user');
  await createNotification(userId);
  const { client: superAdmin } = await signInAs('super');
  const last_day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await superAdmin.rpc('suspend_person', { person: userId, last_day, reason: 'Spam' });
  const suspended = await client.from('notifications').select(columns);
  expect(suspended.data).toBeNull();
  await asService().auth.admin.deleteUser(userId);
  const left = await asService().from('notifications').select('id').eq('recipient_id', userId);
  expect(left.data).toEqual([]);
});

test('a session that was ended elsewhere reads nothing more, though its token is good', async () => {
  const { client, userId, email, password } = await createPerson('community_user');
  const id = await createNotification(userId);
  const other = asAnyone();
  await other.auth.signInWithPassword({ email, password });
  await other.auth.signOut({ scope: 'others' });
  expect((await client.from('notifications').select('id')).data).toBeNull();
  expect((await other.from('notifications').select('id')).data).toEqual([{ id }]);
});

test('notifications older than 90 days are deleted', async () => {
  const { userId } = await createPerson('community_user');
  const [hour, day] = [3_600_000, 86_400_000];
  const kept = await createNotification(userId, {
    created_at: new Date(Date.now() - 90 * day + hour),
  });
  await createNotification(userId, { created_at: new Date(Date.now() - 90 * day - hour) });
  expect(
    (await asService().rpc('prune_rows', { kind: 'notifications' })).data,
  ).toBeGreaterThanOrEqual(1);
  const left = await asService().from('notifications').select('id').eq('recipient_id', userId);
  expect(left.data).toEqual([{ id: kept }]);
});
