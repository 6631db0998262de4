import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKey } from '#app/domain/api-key/api-key-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createPerson } from '../support/people.ts';

/** What has to be set beside the API; null where there is only that. */
const database = fileDatabase();
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

type Created = { outcome: string; key: string | null };

async function create(client: Db, name = 'Nightly import') {
  const { data, error } = await client.rpc('create_api_key', { name });
  expect(error).toBeNull();
  return data as Created;
}

/** The id of a person's key in use. */
async function findId(client: Db): Promise<string> {
  const { data } = await client.from('api_keys').select('id').is('revoked_at', null).single();
  return data?.id ?? '';
}

/** What the Worker is told of a key, as a visitor: whose it is. */
async function use(key: string): Promise<string | null> {
  const { data, error } = await asService().rpc('use_api_key', { hash: hashOf(key) });
  expect(error).toBeNull();
  return data;
}

test('a key is shown once, and only its beginning and its unreadable hash are stored', async () => {
  const { client, userId } = await createPerson('community_user');
  const { key } = await create(client, '  Nightly import ');
  const { data } = await client
    .from('api_keys')
    .select('id, name, prefix, last_used_at, revoked_at');
  expect(data).toEqual([
    {
      id: expect.any(String),
      name: 'Nightly import',
      prefix: key?.slice(0, 7),
      last_used_at: null,
      revoked_at: null,
    },
  ]);
  const { data: kept } = await asService().from('api_keys').select().eq('owner_id', userId);
  expect(kept).toMatchObject([{ hash: hashOf(key ?? '') }]);
  expect(JSON.stringify(kept)).not.toContain(key?.slice(8));
  const refused = await Promise.all([
    client.from('api_keys').select('hash'),
    client
      .from('api_keys')
      .select('id')
      .eq('hash', hashOf(key ?? '')),
    client.from('api_keys').select('id').order('hash'),
  ]);
  expect(refused.map(({ error }) => error?.code)).toEqual(Array(3).fill('42501'));
});

test('no two keys are alike', async () => {
  const { client } = await createPerson('community_user');
  const keys = [await create(client), await create(client)].map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

test.each(['community_user', 'admin'] as const)(
  'as %s, people cannot see, use up, revoke, or write another person’s keys',
  async (role) => {
    const owner = await createPerson('community_user');
    const { key } = await create(owner.client);
    const id = await findId(owner.client);
    const { client, userId } = await createPerson(role);
    expect((await client.from('api_keys').select('id')).data).toEqual([]);
    expect((await client.rpc('revoke_api_key', { key_id: id })).data).toEqual({
      outcome: 'not_found',
    });
    expect(await use(key ?? '')).toBe(owner.userId);
    const row = { owner_id: userId, name: 'Own', prefix: 'ms_', hash: hashOf('own') };
    const writes = await Promise.all([
      client.from('api_keys').insert(row),
      client.from('api_keys').update({ name: 'Other' }).eq('owner_id', userId),
      client.from('api_keys').delete().eq('owner_id', userId),
    ]);
    expect(writes.map(({ error }) => error?.code)).toEqual(Array(3).fill('42501'));
  },
);

test('visitors can neither read nor create API keys', async () => {
  const anyone = asAnyone();
  const asked = await Promise.all([
    anyone.from('api_keys').select('id'),
    anyone.rpc('create_api_key', { name: 'Mine' }),
    anyone.rpc('revoke_api_key', { key_id: crypto.randomUUID() }),
  ]);
  expect(asked.map(({ error }) => error?.code)).toEqual(Array(3).fill('42501'));
});

test('a person has five living keys at most, and room again when one is revoked', async () => {
  const { client } = await createPerson('community_user');
  const made = await Promise.all(Array.from({ length: 7 }, () => create(client)));
  const refused = made.filter(({ outcome }) => outcome === 'full');
  expect(refused).toHaveLength(2);
  expect(refused[0]?.key).toBeNull();
  const { data } = await client.from('api_keys').select('id').limit(1);
  await client.rpc('revoke_api_key', { key_id: data?.[0]?.id ?? '' });
  expect((await create(client)).outcome).toBe('created');
});

test('a person makes 20 keys a day at most', async () => {
  const { client } = await createPerson('community_user');
  for (let made = 0; made < 20; made += 1) {
    await create(client);
    await client.rpc('revoke_api_key', { key_id: await findId(client) });
  }
  expect((await create(client)).outcome).toBe('too_many');
});

test.each(['', '   ', 'x'.repeat(61)])('a key of the name "%s" is refused', async (name) => {
  const { client } = await createPerson('community_user');
  const refused = await createKey({ db: client }, { name });
  expect(refused).toEqual({ ok: false, reason: 'invalid', field: 'key_name' });
});

test('a revoked key is no key any more, and stays on record', async () => {
  const { client } = await createPerson('community_user');
  const { key } = await create(client);
  expect(await use(key ?? '')).not.toBeNull();
  const id = await findId(client);
  const revoke = () => client.rpc('revoke_api_key', { key_id: id });
  expect((await revoke()).data).toEqual({ outcome: 'revoked' });
  expect(await use(key ?? '')).toBeNull();
  expect((await revoke()).data).toEqual({ outcome: 'not_found' });
  const { data } = await client.from('api_keys').select('revoked_at');
  expect(data).toEqual([{ revoked_at: expect.any(String) }]);
});

test('all keys of a person are theirs, so that they share one limit', async () => {
  const { client, userId } = await createPerson('community_user');
  const keys = [await create(client), await create(client)];
  expect(await Promise.all(keys.map(({ key }) => use(key ?? '')))).toEqual([userId, userId]);
});

test('an unknown key or an invalid hash identifies no person', async () => {
  expect(await use('ms_nobody')).toBeNull();
  expect((await asService().rpc('use_api_key', { hash: '' })).data).toBeNull();
});

test.skipIf(database === null)('that a key is used is written once an hour', async () => {
  const { client } = await createPerson('community_user');
  const { key } = await create(client);
  await use(key ?? '');
  const id = await findId(client);
  const readUse = async () => {
    const { data } = await client.from('api_keys').select('last_used_at').single();
    return data?.last_used_at;
  };
  const first = await readUse();
  expect(first).not.toBeNull();
  await use(key ?? '');
  expect(await readUse()).toBe(first);
  const past = `update public.api_keys set last_used_at = now() - interval '61 minutes' where id = $1`;
  await database?.query(past, [id]);
  await use(key ?? '');
  expect(Date.parse((await readUse()) ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''));
});

test('API keys of a suspended person do not work until the suspension ends', async () => {
  const { client, userId: person } = await createPerson('community_user');
  const { key } = await create(client);
  const id = await use(key ?? '');
  const superAdmin = await signInAs('super');
  const reason = 'Agreed on the phone';
  const last_day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await superAdmin.client.rpc('suspend_person', { person, last_day, reason });
  expect(await use(key ?? '')).toBeNull();
  expect((await client.from('api_keys').select('id')).data).toBeNull();
  await superAdmin.client.rpc('lift_suspension', { person, reason });
  expect(await use(key ?? '')).toBe(id);
});

test('API keys stop working when their owner deletes the account', async () => {
  const { client, userId } = await createPerson('community_user');
  const { key } = await create(client);
  await asService().auth.admin.deleteUser(userId);
  expect(await use(key ?? '')).toBeNull();
});
