import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Db } from '#app/services/supabase/client.ts';
import { asAnyone, signInAs } from '../support/clients.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

/** What has to be set or seen beside the API; null where there is only that. */
const database = fileDatabase();

async function resolveWrite(client: Db, write_id: string) {
  const { data, error } = await client.rpc('resolve_write', { write_id });
  expect(error).toBeNull();
  return data;
}

const makeKey = (client: Db, id: string, name = 'Nightly import') =>
  client.rpc('create_api_key', { name }).setHeader('x-write-id', id);

const countKeys = async (client: Db) => (await client.from('api_keys').select('id')).data?.length;

/** Writes of every kind, sent twice by the same id. */
const writes: Record<
  string,
  () => Promise<{
    client: Db;
    send: (id: string) => PromiseLike<{ error: unknown; status: number }>;
  }>
> = {
  'an API key': async () => {
    const { client } = await createPerson('community_user');
    return { client, send: (id) => makeKey(client, id) };
  },
  'an invitation': async () => {
    const { client, userId } = await createPerson('business_owner');
    const [listing] = await createListings({ owner_id: userId });
    const invitation = { business_id: listing!.id, email: `${randomUUID()}@people.example` };
    return {
      client,
      send: (id) =>
        client
          .rpc('invite_to_business', { ...invitation, role: 'hours' })
          .setHeader('x-write-id', id),
    };
  },
  'a suspension': async () => {
    const { client } = await signInAs('super');
    const { userId } = await createPerson('community_user');
    const last_day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const suspension = { person: userId, last_day, reason: 'Agreed on the phone' };
    return {
      client,
      send: (id) => client.rpc('suspend_person', suspension).setHeader('x-write-id', id),
    };
  },
  'an import': async () => {
    const { client } = await signInAs('admin');
    return {
      client,
      send: (id) =>
        client
          .rpc('create_import', { file_name: 'quixotry.csv', bytes: 12 })
          .setHeader('x-write-id', id),
    };
  },
  'an export': async () => {
    const { client } = await signInAs('admin');
    return {
      client,
      send: (id) => client.rpc('begin_export', { filter: {} }).setHeader('x-write-id', id),
    };
  },
  'a row of a table': async () => {
    const { client, userId } = await createPerson('community_user');
    return {
      client,
      send: (id) =>
        client
          .from('profiles')
          .update({ first_name: 'Anabel' })
          .eq('user_id', userId)
          .setHeader('x-write-id', id),
    };
  },
};

test.for(Object.keys(writes))(
  '%s with a write id runs once and is reported as done',
  async (what) => {
    const { client, send } = await writes[what]!();
    const id = randomUUID();
    expect(await send(id)).toMatchObject({ error: null });
    expect(await resolveWrite(client, id)).toBe(true);
    expect((await send(id)).status).toBe(409);
    expect(await resolveWrite(client, id)).toBe(true);
  },
);

test('a write that has not arrived when its person looks it up is refused if it comes later', async () => {
  const { client } = await createPerson('community_user');
  const id = randomUUID();
  expect(await resolveWrite(client, id)).toBe(false);
  expect((await makeKey(client, id)).status).toBe(409);
  expect(await resolveWrite(client, id)).toBe(false);
  expect(await countKeys(client)).toBe(0);
});

test('a write that was rejected or changed no rows is not reported as done', async () => {
  const { client } = await createPerson('community_user');
  const [invalid, forbidden] = [randomUUID(), randomUUID()];
  expect((await makeKey(client, invalid, '  ')).error?.code).toBe('23514');
  expect(await resolveWrite(client, invalid)).toBe(false);
  const [listing] = await createListings({});
  const refused = await client
    .rpc('invite_to_business', { business_id: listing!.id, email: 'a@b.example', role: 'hours' })
    .setHeader('x-write-id', forbidden);
  expect(refused.status).toBe(403);
  expect(await resolveWrite(client, forbidden)).toBe(false);
});

test('people can neither see nor resolve another person’s writes', async () => {
  const [ana, ben] = [await createPerson('community_user'), await createPerson('community_user')];
  const [done, coming] = [randomUUID(), randomUUID()];
  await makeKey(ana.client, done);
  expect(await resolveWrite(ben.client, done)).toBe(false);
  expect(await resolveWrite(ben.client, coming)).toBe(false);
  expect((await makeKey(ana.client, coming)).error).toBeNull();
  expect(await resolveWrite(ana.client, coming)).toBe(true);
  const { error } = await asAnyone().rpc('resolve_write', { write_id: done });
  expect(error?.code).toBe('42501');
});

test.skipIf(database === null)('looking up a write in progress waits for its end', async () => {
  const { client, userId } = await createPerson('community_user');
  const id = randomUUID();
  const answers = await database!.transaction(async (session) => {
    // The write waits for this lock, like one in a database that hardly moves.
    await session.query(`select pg_advisory_xact_lock(hashtext('keys of ' || $1))`, [userId]);
    const sent = makeKey(client, id).then(({ error }) => error);
    await expect
      .poll(async () => {
        const { rows } = await session.query(
          `select count(*)::integer as waiting from pg_locks where locktype = 'advisory' and not granted`,
        );
        return rows[0];
      })
      .toEqual({ waiting: 1 });
    return { sent, resolved: resolveWrite(client, id) };
  });
  expect(await answers.sent).toBeNull();
  expect(await answers.resolved).toBe(true);
  expect(await countKeys(client)).toBe(1);
});
