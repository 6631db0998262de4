import { expect, test } from 'vitest';
import { decideQueueItems, undoDecisions } from '#app/domain/admin-queue/admin-queue-calls.ts';
import { executeDecisions } from '#app/domain/admin-queue/admin-queue.server.ts';
import { findAuditLog } from '#app/domain/audit/audit-calls.ts';
import { readAdminQueue } from '../support/admin-queue.ts';
import { createClaimable, sendNewDocuments } from '../support/claims.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { executeNow } from '../support/decide.ts';
import { editListing } from '../support/edit-listing.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createPerson } from '../support/people.ts';
import { decideOne, endUndoTime } from '../support/queue-decisions.ts';
import { newContent, sendNew } from '../support/submissions.ts';

async function sendOne() {
  const { client } = await createPerson('community_user');
  const { submission } = await sendNew(client);
  const read = async () =>
    (await client.rpc('get_submission', { submission_id: submission.id })).data as {
      status: string;
      reason: string | null;
      revision: number;
    };
  return { id: submission.id, client, read };
}

const idsOf = async (admin: Awaited<ReturnType<typeof signInAs>>) =>
  (await readAdminQueue(admin.client)).map(({ id }) => id);

/** A run of the scheduled task that waits for nothing. */
async function runOnce() {
  const { data } = await asService().rpc('execute_due_decisions');
  return data as { failures: string[]; next_in_ms: number | null };
}

test('a decision leaves the queue at once, and is executed once after 30 seconds', async () => {
  const { id, read } = await sendOne();
  const admin = await signInAs('admin');
  expect(await decideOne(admin.client, { id })).toMatchObject({
    outcome: 'decided',
    decision: { is_approved: true, is_own: true, outcome: null },
  });
  expect(await idsOf(admin)).not.toContain(id);
  const { failures, next_in_ms } = await runOnce();
  expect(failures).toEqual([]);
  expect(next_in_ms).toBeGreaterThan(0);
  expect(next_in_ms).toBeLessThanOrEqual(30_000);
  expect(await read()).toMatchObject({ status: 'pending', revision: 1 });
  await endUndoTime(fileDatabase());
  await Promise.all([runOnce(), runOnce(), runOnce()]);
  expect(await read()).toMatchObject({ status: 'published', revision: 2 });
  expect(await runOnce()).toEqual({ failures: [], next_in_ms: null });
});

test('more decisions than fit one run are all executed', async () => {
  const { client: db } = await signInAs('admin');
  const sent = await Promise.all(Array.from({ length: 21 }, sendOne));
  const items = sent.map(({ id }) => ({ kind: 'submission', id, version: 1 }) as const);
  const decided = await decideQueueItems({ db }, { items, isApproved: false, reason: 'No.' });
  expect(decided.ok && decided.value.every(({ outcome }) => outcome === 'decided')).toBe(true);
  await executeNow();
  for (const { read } of sent) expect(await read()).toMatchObject({ status: 'rejected' });
});

test('a decision that fails is an error of the task, and does not delay the others', async () => {
  const [broken, good] = [await sendOne(), await sendOne()];
  const { client: db } = await signInAs('admin');
  await decideOne(db, { id: broken.id });
  await decideOne(db, { id: good.id });
  const database = fileDatabase()!;
  const restored = `alter table public.businesses drop constraint bug`;
  await database.exec(
    `alter table public.businesses add constraint bug check (id <> '${broken.id}')`,
  );
  await endUndoTime(database);
  await expect(executeDecisions({ db: asService() })).rejects.toThrow(
    new RegExp(`Decisions failed: submission ${broken.id}: .*"bug"`),
  );
  await database.exec(restored);
  expect(await good.read()).toMatchObject({ status: 'published' });
  expect(await broken.read()).toMatchObject({ status: 'pending' });
  await executeNow();
  expect(await broken.read()).toMatchObject({ status: 'published' });
});

test('the task executes in the name of who has decided', async () => {
  const { id, read } = await sendOne();
  const admin = await signInAs('admin');
  await decideOne(admin.client, { id, isApproved: false, reason: ' No such street. ' });
  await executeNow();
  expect(await read()).toMatchObject({ status: 'rejected', reason: 'No such street.' });
  const { data } = await asService().from('submissions').select('decided_by').eq('id', id).single();
  expect(data?.decided_by).toBe(admin.userId);
});

test('an undone decision is not executed, and a late undo has no effect', async () => {
  const { id, read } = await sendOne();
  const admin = await signInAs('admin');
  const { client: db } = admin;
  const first = await decideOne(db, { id });
  expect(await undoDecisions({ db }, [first.decision!.id])).toEqual({ ok: true, value: 1 });
  expect(await idsOf(admin)).toContain(id);
  await executeNow();
  expect(await read()).toMatchObject({ status: 'pending' });
  const second = await decideOne(db, { id });
  await executeNow();
  expect(await undoDecisions({ db }, [second.decision!.id])).toEqual({ ok: true, value: 0 });
  expect(await read()).toMatchObject({ status: 'published' });
});

test('only the admin who decided can undo it, and a second decision returns the first one', async () => {
  const { id } = await sendOne();
  const { client: first } = await createPerson('admin');
  const { client: second } = await signInAs('admin');
  const { decision } = await decideOne(first, { id });
  expect(await undoDecisions({ db: second }, [decision!.id])).toEqual({ ok: true, value: 0 });
  const late = { id, isApproved: false, reason: 'Not in the directory’s area.' };
  expect(await decideOne(second, late)).toMatchObject({
    outcome: 'stale',
    decision: { is_approved: true, by: 'Ana', is_own: false },
  });
  await executeNow();
  expect(await decideOne(second, late)).toMatchObject({
    outcome: 'stale',
    decision: { is_approved: true, by: 'Ana', outcome: 'decided' },
  });
});

test('when two admins decide at once, one succeeds and the other gets “stale”', async () => {
  const { id } = await sendOne();
  const { client: one } = await createPerson('admin');
  const { client: other } = await createPerson('admin');
  const answers = await Promise.all([decideOne(one, { id }), decideOne(other, { id })]);
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['decided', 'stale']);
});

test('an item that changed or cannot be decided stays in the queue', async () => {
  const admin = await signInAs('admin');
  const { id } = await sendOne();
  expect(await decideOne(admin.client, { id, version: 7 })).toMatchObject({ outcome: 'stale' });
  await expect(decideOne(admin.client, { id, isApproved: false, reason: ' ' })).rejects.toThrow(
    'invalid',
  );
  const owner = await createPerson('business_owner');
  const disputed = await sendNewDocuments((await createClaimable({ owner_id: owner.userId })).id);
  const early = await decideOne(admin.client, { kind: 'claim', id: disputed.id, version: 2 });
  expect(['early', 'stale']).toContain(early.outcome);
  const ids = await idsOf(admin);
  expect(ids).toContain(id);
  expect(ids).toContain(disputed.id);
});

test('an approval that fails returns the item to the queue with its outcome', async () => {
  const content = newContent();
  const { client } = await createPerson('community_user');
  const { submission: twin } = await sendNew(client, content);
  const { submission } = await sendNew(client, content);
  const admin = await signInAs('admin');
  const { client: db } = admin;
  await decideOne(db, { id: twin.id });
  await decideOne(db, { id: submission.id });
  await executeNow();
  const ids = new Set([twin.id, submission.id]);
  const left = (await idsOf(admin)).filter((id) => ids.has(id));
  expect(left).toHaveLength(1);
  const { data } = await db.rpc('get_queue_item', { kind: 'submission', id: left[0]! });
  expect(data).toMatchObject({ item: { id: left[0] }, decision: { outcome: 'listed' } });
});

test('a decision by a former admin is not executed', async () => {
  const { id, read } = await sendOne();
  const { client, userId } = await createPerson('admin');
  await decideOne(client, { id });
  await asService().from('profiles').update({ role: 'community_user' }).eq('user_id', userId);
  await executeNow();
  const { client: db } = await signInAs('admin');
  const { data } = await db.rpc('get_queue_item', { kind: 'submission', id });
  expect(data).toMatchObject({ item: { id }, decision: { outcome: 'refused' } });
  expect(await read()).toMatchObject({ status: 'pending' });
});

test('claims and changes are decided in the same way, several at once', async () => {
  const owner = await createPerson('business_owner');
  const listing = await createClaimable({ owner_id: owner.userId, verification: 'documents' });
  await editListing(owner.client, listing.id, { name: 'Harbor Tattoo' });
  const claim = await sendNewDocuments((await createClaimable()).id);
  const admin = await signInAs('admin');
  const { client: db } = admin;
  const change = (await readAdminQueue(db)).find(
    ({ kind, name }) => kind === 'change' && name === listing.name,
  )!;
  const { data: shown } = await db.rpc('get_pending_change', { change_id: change.id });
  const { data: claimed } = await db.rpc('get_claim', { claim_id: claim.id });
  const decided = await decideQueueItems(
    { db },
    {
      items: [
        { kind: 'change', id: change.id, version: (shown as { now: Record<string, string> }).now },
        { kind: 'claim', id: claim.id, version: (claimed as { revision: number }).revision },
      ],
      isApproved: true,
      reason: '',
    },
  );
  expect(decided).toMatchObject({ value: [{ outcome: 'decided' }, { outcome: 'decided' }] });
  await executeNow();
  const { data } = await asService()
    .from('businesses')
    .select('name')
    .eq('id', listing.id)
    .single();
  expect(data?.name).toBe('Harbor Tattoo');
});

test('admins see who else is viewing an item for a minute', async () => {
  const { id } = await sendOne();
  const { client: one } = await createPerson('admin');
  const { client: other } = await createPerson('admin');
  const item = { kind: 'submission', id };
  expect((await one.rpc('record_heartbeat', item)).data).toEqual({
    others: [],
    is_waiting: true,
    decision: null,
  });
  expect((await other.rpc('record_heartbeat', item)).data).toMatchObject({ others: ['Ana'] });
  await fileDatabase()!.exec(
    `update private.queue_viewers set viewed_at = viewed_at - interval '61 seconds'`,
  );
  expect((await other.rpc('record_heartbeat', item)).data).toMatchObject({ others: [] });
});

const calls = {
  decide_queue_items: {
    items: [{ kind: 'submission', id: crypto.randomUUID(), version: 1 }],
    is_approved: true,
  },
  undo_decisions: { decision_ids: [crypto.randomUUID()] },
  execute_due_decisions: {},
  get_queue_item: { kind: 'submission', id: crypto.randomUUID() },
  record_heartbeat: { kind: 'submission', id: crypto.randomUUID() },
} as const;

test.each(['visitor', 'owner', 'anyone'] as const)(
  'the role %s cannot use any queue function',
  async (who) => {
    const client = who === 'anyone' ? asAnyone() : (await signInAs(who)).client;
    for (const [name, args] of Object.entries(calls)) {
      const { error } = await client.rpc(name as keyof typeof calls, args as never);
      expect(error?.code).toBe('42501');
    }
  },
);

test('what an admin decided at once is one act in the audit log, however late it is executed', async () => {
  const admin = await createPerson('admin');
  const sent = await Promise.all([sendOne(), sendOne()]);
  const items = sent.map(({ id }) => ({ kind: 'submission', id, version: 1 }) as const);
  await decideQueueItems({ db: admin.client }, { items, isApproved: false, reason: 'No.' });
  await executeNow();
  const { client: db } = await signInAs('super');
  const { entries } = await findAuditLog(
    { db },
    { person: admin.userId, kind: 'submissions', by_act: true, max_rows: 10 },
  );
  expect(entries).toMatchObject([{ act_rows: 2, after: { status: 'rejected' } }]);
});

test('four admins decide and undo the same items at once, while others are executed, and no one is refused', async () => {
  const sent = await Promise.all(Array.from({ length: 24 }, sendOne));
  const admins = await Promise.all(Array.from({ length: 4 }, () => createPerson('admin')));
  const items = sent.map(({ id }) => ({ kind: 'submission', id, version: 1 }) as const);
  const first = await decideQueueItems(
    { db: admins[0]!.client },
    { items: items.slice(0, 8), isApproved: false, reason: 'No.' },
  );
  expect(first.ok).toBe(true);
  await endUndoTime(fileDatabase());
  const outcomes = await Promise.all([
    ...admins.map(async ({ client: db }, number) => {
      const own = items.toSorted((a, b) => (number % 2 === 0 ? 1 : -1) * a.id.localeCompare(b.id));
      const decided = await decideQueueItems(
        { db },
        { items: own, isApproved: false, reason: 'No.' },
      );
      if (!decided.ok) return decided;
      const ids = decided.value.flatMap(({ outcome, decision }) =>
        outcome === 'decided' && decision ? [decision.id] : [],
      );
      return ids.length === 0 ? decided : undoDecisions({ db }, ids);
    }),
    ...Array.from({ length: 3 }, async () => ({ ok: (await runOnce()).failures.length === 0 })),
  ]);
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
});
