import { expect, onTestFinished, test } from 'vitest';
import { defaultPreferences } from '#app/domain/notification/notification.ts';
import { type DemoAccount, asAnyone, asService, signInAs } from '../support/clients.ts';

/** Somebody's row, which is removed when the test ends. */
async function createPreferences(account: DemoAccount) {
  const { userId } = await signInAs(account);
  const service = asService();
  await service.from('notification_preferences').upsert({ user_id: userId });
  onTestFinished(async () => {
    await service.from('notification_preferences').delete().eq('user_id', userId);
  });
  return userId;
}

test('the defaults of the table are those of the code', async () => {
  const userId = await createPreferences('visitor');
  const { data } = await asService()
    .from('notification_preferences')
    .select()
    .eq('user_id', userId)
    .single();
  expect(data).toMatchObject(defaultPreferences);
});

test.each(['visitor', 'owner', 'admin', 'super'] as const)(
  'the %s saves and changes their own choices',
  async (account) => {
    const userId = await createPreferences(account);
    const { client } = await signInAs(account);
    const table = () => client.from('notification_preferences');
    await table().upsert({ user_id: userId, ...defaultPreferences, off_mail: ['messages'] });
    const { data } = await table().select('off_mail, off_screen').single();
    expect(data).toEqual({ off_mail: ['messages'], off_screen: [] });
  },
);

test.each(['owner', 'admin', 'super'] as const)(
  'the %s can neither read nor change another person’s preferences',
  async (account) => {
    const visitorId = await createPreferences('visitor');
    const { client } = await signInAs(account);
    const table = () => client.from('notification_preferences');
    const read = await table().select().eq('user_id', visitorId);
    expect(read.data).toEqual([]);
    const changed = await table().update({ off_mail: [] }).eq('user_id', visitorId).select();
    expect(changed.data).toEqual([]);
    const written = await table().upsert({ user_id: visitorId, off_mail: [] });
    expect(written.error?.code).toBe('42501');
  },
);

test('people cannot transfer their preferences to another person', async () => {
  const ownerId = await createPreferences('owner');
  const visitorId = await createPreferences('visitor');
  await asService().from('notification_preferences').delete().eq('user_id', visitorId);
  const { client } = await signInAs('owner');
  const { error } = await client
    .from('notification_preferences')
    .update({ user_id: visitorId })
    .eq('user_id', ownerId);
  expect(error?.code).toBe('42501');
});

test('visitors who are not signed in have no choices to read or to write', async () => {
  const { userId } = await signInAs('visitor');
  const read = await asAnyone().from('notification_preferences').select();
  expect(read.error?.code).toBe('42501');
  const written = await asAnyone().from('notification_preferences').insert({ user_id: userId });
  expect(written.error?.code).toBe('42501');
});

test('people cannot create preferences for another person', async () => {
  const visitorId = await createPreferences('visitor');
  await asService().from('notification_preferences').delete().eq('user_id', visitorId);
  const { client } = await signInAs('owner');
  const { error } = await client.from('notification_preferences').insert({ user_id: visitorId });
  expect(error?.code).toBe('42501');
});
