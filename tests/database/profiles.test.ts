import { expect, test } from 'vitest';
import { parseNewProfile } from '#app/domain/profile/profile.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

test('people read their own profile only', async () => {
  const { client, userId } = await signInAs('visitor');
  const { data } = await client.from('profiles').select('user_id, role');
  expect(data).toEqual([{ user_id: userId, role: 'community_user' }]);
});

test('visitors who are not signed in may not read profiles', async () => {
  const { error } = await asAnyone().from('profiles').select('user_id');
  expect(error?.code).toBe('42501');
});

test('admins read every profile', async () => {
  const { client } = await signInAs('admin');
  const { data } = await client.from('profiles').select('role');
  expect(data?.map(({ role }) => role)).toEqual(
    expect.arrayContaining(['community_user', 'business_owner', 'admin', 'super_admin']),
  );
});

test('people change their own names', async () => {
  const { client, userId } = await signInAs('visitor');
  const before = await client.from('profiles').select('first_name').eq('user_id', userId).single();
  const { data } = await client
    .from('profiles')
    .update({ first_name: 'Renamed' })
    .eq('user_id', userId)
    .select('first_name');
  expect(data).toEqual([{ first_name: 'Renamed' }]);
  await client
    .from('profiles')
    .update({ first_name: before.data?.first_name ?? null })
    .eq('user_id', userId);
});

test.each(['admin', 'super_admin', 'business_owner'] as const)(
  'people cannot make themselves %s by an update',
  async (role) => {
    const { client, userId } = await signInAs('visitor');
    const { error } = await client.from('profiles').update({ role }).eq('user_id', userId);
    expect(error?.code).toBe('42501');
    const { data } = await asService()
      .from('profiles')
      .select('role')
      .eq('user_id', userId)
      .single();
    expect(data?.role).toBe('community_user');
  },
);

test('people cannot make themselves an admin by an upsert', async () => {
  const { client, userId } = await signInAs('visitor');
  const { error } = await client.from('profiles').upsert({ user_id: userId, role: 'admin' });
  expect(error?.code).toBe('42501');
});

test('people without a profile cannot create one as an admin', async () => {
  const { client, userId } = await signInAs('visitor');
  const service = asService();
  const { data: profile } = await service
    .from('profiles')
    .delete()
    .eq('user_id', userId)
    .select()
    .single();
  try {
    const asAdmin = await client.from('profiles').insert({ user_id: userId, role: 'admin' });
    expect(asAdmin.error?.code).toBe('42501');
    const asOwner = await client
      .from('profiles')
      .insert({ user_id: userId, role: 'business_owner' });
    expect(asOwner.error).toBeNull();
  } finally {
    await service.from('profiles').delete().eq('user_id', userId);
    if (profile) {
      await service.from('profiles').insert(profile);
    }
  }
});

test('people cannot create a profile for another person', async () => {
  const { client } = await signInAs('visitor');
  const { error } = await client
    .from('profiles')
    .insert({ user_id: '00000000-0000-4000-8000-000000000000', role: 'community_user' });
  expect(error?.code).toBe('42501');
});

test('a community member becomes a business owner when they say so, and nothing more', async () => {
  const { client, userId } = await signInAs('visitor');
  const readRole = async () =>
    (await asService().from('profiles').select('role').eq('user_id', userId).single()).data?.role;
  try {
    expect((await client.rpc('become_business_owner')).error).toBeNull();
    expect(await readRole()).toBe('business_owner');
    expect((await client.rpc('become_business_owner')).error).toBeNull();
    expect(await readRole()).toBe('business_owner');
  } finally {
    await asService().from('profiles').update({ role: 'community_user' }).eq('user_id', userId);
  }
});

test('an admin who becomes a business owner stays an admin, and visitors cannot become one', async () => {
  const { client, userId } = await signInAs('admin');
  expect((await client.rpc('become_business_owner')).error).toBeNull();
  const { data } = await client.from('profiles').select('role').eq('user_id', userId).single();
  expect(data?.role).toBe('admin');
  expect((await asAnyone().rpc('become_business_owner')).error?.code).toBe('42501');
});

const names = [
  ['Ana', 'Ana'],
  [' Ana\r\n\t María\u2028 ', 'Ana María'],
  ['\u202eA\u2066n\u200b\u200fa\u0007\ufeff', 'Ana'],
  ['J. R. R. Ruiz-O’Brien, Ph.D.', 'J. R. R. Ruiz-O’Brien, Ph.D.'],
  ['ACCOUNT LOCKED: sign in at https://evil.example', null],
  ['evil.\u200bexample', null],
  ['evil。com', null],
  ['ana@evil', null],
] as const;

test.each(names)('the name %j reads %j in a profile', async (given, shown) => {
  const { client, userId } = await createPerson('community_user');
  const changed = await client
    .from('profiles')
    .update({ last_name: given })
    .eq('user_id', userId)
    .select('last_name');
  expect(changed.error?.code).toBe(shown === null ? '23514' : undefined);
  const { data } = await asService()
    .from('profiles')
    .select('last_name')
    .eq('user_id', userId)
    .single();
  expect(data).toEqual({ last_name: shown });
  expect(parseNewProfile(userId, { last_name: given })?.last_name ?? null).toBe(shown);
});

test.each(names)('the name %j reads %j in an account', async (given, shown) => {
  const { client } = await createPerson('community_user');
  await client.auth.updateUser({ data: { first_name: given } });
  const { data } = await client.auth.getUser();
  expect(data.user?.user_metadata.first_name ?? null).toBe(shown);
});

test('reviews and authors cannot use a web address as a name', async () => {
  const [listing] = await createListings({});
  const author_name = 'evil.example';
  const review = { business_id: listing!.id, author_name, rating: 5, body: 'Good bread.' };
  expect((await asService().from('reviews').insert(review)).error?.code).toBe('23514');
  const author = { slug: 'evil', name: author_name };
  expect((await asService().from('authors').insert(author)).error?.code).toBe('23514');
});
