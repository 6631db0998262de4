import type { RealtimePostgresChangesPayload, SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Target, join, newTopic, shareTarget } from './test-target.ts';

let target: Target;
beforeAll(async () => {
  target = await shareTarget();
});

type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>;
type Subscription = { event?: '*'; table?: string; schema?: string; filter?: string };

/** Collects what somebody is told. */
async function watch(client: SupabaseClient, subscription: Subscription = {}): Promise<Payload[]> {
  const received: Payload[] = [];
  const all = { event: '*', schema: 'public', table: 'posts', ...subscription } as const;
  await join(
    client.channel(newTopic()).on('postgres_changes', all, (payload) => received.push(payload)),
  );
  return received;
}

async function write(row: object): Promise<string> {
  const { data, error } = await target.admin.from('posts').insert(row).select('id').single();
  if (error) throw error;
  return data.id as string;
}

/** A row of somebody's that comes after what is not to come: when it is told, the other was not. */
async function writeLast(owner_id: string): Promise<void> {
  await write({ owner_id, body: 'last' });
}

const bodies = (received: Payload[]) =>
  received.map(({ new: row }) => ('body' in row ? (row.body as string) : null));

describe('what is reported of a change', () => {
  test('an insert: the row, in the types of the REST interface', async () => {
    const { client, id: owner_id } = await target.signInNewPerson();
    const received = await watch(client);
    const row = {
      owner_id,
      body: 'It’s “here”',
      rank: 7,
      is_public: false,
      mood: 'bad',
      tags: ['a', 'b, c'],
      facts: { deep: [1, null] },
      written_at: '2026-11-22T17:00:00.123456+00:00',
    };
    const id = await write({ ...row, secret: 'not theirs to read' });
    await expect.poll(() => received).toHaveLength(1);
    const read = await client
      .from('posts')
      .select('id, owner_id, body, rank, is_public, mood, tags, facts, written_at')
      .eq('id', id);
    expect(received[0]).toEqual({
      schema: 'public',
      table: 'posts',
      commit_timestamp: expect.stringMatching(/^20\d\d-/),
      eventType: 'INSERT',
      new: { id, ...row },
      old: {},
      errors: null,
    });
    expect(read.data).toEqual([received[0]?.new]);
  });

  test('an update and a deletion: of what was there, the primary key', async () => {
    const { client } = await target.signInNewPerson();
    const received = await watch(client);
    const kinds = () => received.map(({ eventType }) => eventType);
    // Each is waited for: of a row that is gone meanwhile nobody may read the insert.
    const id = await write({ is_public: true, body: 'first' });
    await expect.poll(() => kinds()).toEqual(['INSERT']);
    await target.admin.from('posts').update({ body: 'second' }).eq('id', id);
    await expect.poll(() => kinds()).toEqual(['INSERT', 'UPDATE']);
    await target.admin.from('posts').delete().eq('id', id);
    await expect.poll(() => kinds()).toEqual(['INSERT', 'UPDATE', 'DELETE']);
    expect(received[1]).toMatchObject({ new: { id, body: 'second' }, old: { id } });
    expect(received[2]).toMatchObject({ new: {}, old: { id } });
    expect(received[2]?.old).toEqual({ id });
  });
});

describe('who is informed', () => {
  test('each what they may read, and nobody else’s', async () => {
    const [ana, ben] = [await target.signInNewPerson(), await target.signInNewPerson()];
    const [anas, bens, everybodys] = [
      await watch(ana.client),
      await watch(ben.client),
      await watch(target.connect()),
    ];
    await write({ owner_id: ana.id, body: 'Ana’s' });
    await write({ is_public: true, body: 'for all' });
    await writeLast(ben.id);
    await expect.poll(() => bodies(bens)).toEqual(['for all', 'last']);
    await expect.poll(() => bodies(anas)).toEqual(['Ana’s', 'for all']);
    await expect.poll(() => bodies(everybodys)).toEqual(['for all']);
  });

  test('when a row changes hands, who had it hears no more of it', async () => {
    const [ana, ben] = [await target.signInNewPerson(), await target.signInNewPerson()];
    const [anas, bens] = [await watch(ana.client), await watch(ben.client)];
    const id = await write({ owner_id: ana.id, body: 'Ana’s' });
    await expect.poll(() => bodies(anas)).toEqual(['Ana’s']);
    await target.admin.from('posts').update({ owner_id: ben.id, body: 'Ben’s' }).eq('id', id);
    await expect.poll(() => bodies(bens)).toEqual(['Ben’s']);
    await target.admin.from('posts').update({ body: 'Ben’s still' }).eq('id', id);
    await writeLast(ana.id);
    await expect.poll(() => bodies(anas)).toEqual(['Ana’s', 'last']);
    expect(bodies(bens)).toEqual(['Ben’s', 'Ben’s still']);
  });

  test('who signs out goes on as nobody', async () => {
    const { client, id } = await target.signInNewPerson();
    const received = await watch(client);
    await write({ owner_id: id, body: 'theirs' });
    await expect.poll(() => bodies(received)).toEqual(['theirs']);
    await client.auth.signOut();
    await client.realtime.setAuth();
    await write({ owner_id: id, body: 'theirs, later' });
    await write({ is_public: true, body: 'for all' });
    await expect.poll(() => bodies(received)).toEqual(['theirs', 'for all']);
  });
});

test('a choice of columns is refused, for ignoring it would send the others', async () => {
  const { client } = await target.signInNewPerson();
  const select = ['id'];
  const subscription = { event: '*', schema: 'public', table: 'posts', select } as const;
  const channel = client.channel(newTopic()).on('postgres_changes', subscription, () => undefined);
  await expect(join(channel)).rejects.toThrow(/does not support select/);
});

describe('when the stream of changes breaks', () => {
  test('channels are reported, join again by themselves, and hear what is written from then on', async () => {
    const { client, id: owner_id } = await target.signInNewPerson();
    const received: Payload[] = [];
    const statuses: string[] = [];
    client
      .channel(newTopic())
      .on('postgres_changes', { event: '*', schema: 'public', table: 'posts' }, (payload) =>
        received.push(payload),
      )
      .subscribe((status: string) => statuses.push(status));
    await expect.poll(() => statuses).toEqual(['SUBSCRIBED']);
    await target.database.query(
      'select pg_terminate_backend(active_pid) from pg_replication_slots where database = current_database()',
    );
    await expect.poll(() => statuses).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED']);
    await write({ owner_id, body: 'after' });
    await expect.poll(() => bodies(received)).toEqual(['after']);
  });
});
