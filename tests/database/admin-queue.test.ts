import { expect, test } from 'vitest';
import { findAdminQueue } from '#app/domain/admin-queue/admin-queue-calls.ts';
import { queueKinds } from '#app/domain/admin-queue/queue-kinds.ts';
import { objectToClaim } from '#app/domain/claim/claim-calls.ts';
import { readAdminQueue } from '../support/admin-queue.ts';
import { createClaimable, sendNewDocuments } from '../support/claims.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { executeNow } from '../support/decide.ts';
import { editListing } from '../support/edit-listing.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { decideOne } from '../support/queue-decisions.ts';
import { newContent, sendNew } from '../support/submissions.ts';

test('admins see every kind of waiting item in one queue, oldest first', async () => {
  const owner = await createPerson('business_owner');
  const listing = await createClaimable({
    owner_id: owner.userId,
    verification: 'documents',
    name: 'Quixotry Bakery',
  });
  await editListing(owner.client, listing.id, { name: 'Harbor Tattoo' });
  const disputed = await sendNewDocuments(listing.id);
  await objectToClaim({ db: owner.client }, { id: disputed.id, reason: 'I run it.' });
  const claim = await sendNewDocuments((await createClaimable()).id);
  const { client } = await createPerson('community_user');
  const content = newContent();
  const { submission } = await sendNew(client, content);

  const items = await readAdminQueue((await signInAs('admin')).client);
  const times = items.map(({ sent_at }) => sent_at);
  expect(times).toEqual(times.toSorted());
  const sent = { sender: 'Ana', approved: 0, rejected: 0 };
  expect(items.slice(-4)).toMatchObject([
    { ...sent, kind: 'change', name: 'Quixotry Bakery', field: 'name' },
    {
      ...sent,
      kind: 'objection',
      id: disputed.id,
      evidence: 'documents',
      object_until: expect.any(String),
    },
    { ...sent, kind: 'claim', id: claim.id, evidence: 'documents', object_until: null },
    { ...sent, kind: 'submission', id: submission.id, name: content.name, city: content.city },
  ]);
});

test('the queue shows how a sender’s earlier submissions were decided', async () => {
  const { client } = await createPerson('community_user');
  const [good, bad, next] = [await sendNew(client), await sendNew(client), await sendNew(client)];
  const { client: db } = await signInAs('admin');
  await decideOne(db, { id: good.submission.id });
  await decideOne(db, { id: bad.submission.id, isApproved: false, reason: 'No such street.' });
  await executeNow();
  const items = await readAdminQueue(db);
  expect(items.find(({ id }) => id === next.submission.id)).toMatchObject({
    approved: 1,
    rejected: 1,
  });
  expect(items.map(({ id }) => id)).not.toContain(good.submission.id);
});

test('a sender’s record is of their newest 200, so that what they write next does not take longer and longer', async () => {
  const database = fileDatabase();
  if (database === null) return;
  const { userId } = await createPerson('community_user');
  const [listing] = await createListings({});
  await database.query(
    `insert into public.questions (business_id, author_id, author_name, body, status, hidden_reason)
     select $1, $2, 'Ana', 'Is it open? ' || number, 'hidden', 'Spam' from generate_series(1, 201) as number`,
    [listing!.id, userId],
  );
  const [row] = await database.query<{ record: object }>(
    `select private.ask_kind('question', 'record', $1) as record`,
    [userId],
  );
  expect(row?.record).toEqual({ approved: 0, rejected: 200 });
});

test('pages of the queue follow each other, even with decisions in between', async () => {
  const { userId } = await createPerson('community_user');
  const ids = Array.from({ length: 25 }, () => crypto.randomUUID());
  const { error } = await asService()
    .from('submissions')
    .insert(
      ids.map((id, number) => ({
        id,
        submitter_id: userId,
        status: 'pending' as const,
        content: newContent(),
        // Of a moment that several have.
        sent_at: new Date(Date.now() + 60_000 * (number % 3)).toISOString(),
      })),
    );
  expect(error).toBeNull();
  const { client: db } = await signInAs('admin');
  const first = await findAdminQueue({ db }, { filter: {}, after: null });
  expect(first.items).toHaveLength(20);
  expect(first.next).toContain(first.items.at(-1)?.id);
  const all = await readAdminQueue(db);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  const last = first.items.at(-1)!;
  await asService().from('submissions').update({ status: 'withdrawn' }).eq('id', last.id);
  const second = await findAdminQueue({ db }, { filter: {}, after: first.next });
  expect(second.items.map(({ id }) => id)).toEqual(all.slice(20, 40).map(({ id }) => id));
});

test.each(['visitor', 'owner'] as const)('the %s cannot read the queue', async (who) => {
  const { client } = await signInAs(who);
  expect((await client.rpc('find_admin_queue')).error?.code).toBe('42501');
});

test('visitors cannot read the queue', async () => {
  expect((await asAnyone().rpc('find_admin_queue')).error?.code).toBe('42501');
});

test('the filter of an address narrows the list', async () => {
  const { client, userId } = await createPerson('community_user');
  const { submission } = await sendNew(client);
  await sendNew((await createPerson('community_user')).client);
  const { client: db } = await signInAs('admin');
  const { items } = await findAdminQueue({ db }, { filter: { sender: userId }, after: null });
  expect(items.map(({ id }) => id)).toEqual([submission.id]);
  const none = await findAdminQueue(
    { db },
    { filter: { sender: userId, kind: 'claim' }, after: null },
  );
  expect(none.items).toEqual([]);
  const { name } = (await readAdminQueue(db)).find(({ id }) => id === submission.id)!;
  for (const q of [name, name.slice(1).toUpperCase()]) {
    const found = await findAdminQueue({ db }, { filter: { sender: userId, q }, after: null });
    expect(found.items.map(({ id }) => id)).toEqual([submission.id]);
  }
  const others = { sender: userId, q: `${name}%` };
  expect((await findAdminQueue({ db }, { filter: others, after: null })).items).toEqual([]);
  const chosen = await findAdminQueue({ db }, { filter: { ids: submission.id }, after: null });
  expect(chosen.items).toHaveLength(1);
});

test('the queue counts thousands of waiting items, by kind and in total', async () => {
  const database = fileDatabase();
  if (database === null) return;
  const waiting = { claim: 1_234, change: 2_345 };
  for (const [kind, amount] of Object.entries(waiting)) {
    await database.query(
      `insert into private.queue_items
         (kind, id, title, city, state, waiting_since, signals, signal_count, facts)
       select $1, gen_random_uuid(), 'Nobody', 'Guam', 'GU', now(), '{}', 0, '{}'
       from generate_series(1, $2::integer)`,
      [kind, amount],
    );
  }
  const [row] = await database.query<{ counts: object }>(
    `select private.count_queue('{"state": "GU"}') as counts`,
  );
  const none = Object.fromEntries(queueKinds.map((kind) => [kind, 0]));
  expect(row?.counts).toEqual({ ...none, ...waiting });
  await database.exec(`delete from private.queue_items where state = 'GU'`);
});
