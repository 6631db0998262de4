import { expect, test } from 'vitest';
import { executeDecisions } from '#app/domain/admin-queue/admin-queue.server.ts';
import {
  type BulkInput,
  type BulkJob,
  endBulkJob,
  findBulkJobs,
  startBulkJob,
} from '#app/domain/bulk/bulk-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { executeNow } from '../support/decide.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { sendNew } from '../support/submissions.ts';

const reason = 'Another business is at this address';
const suspend: BulkInput = { name: 'Suspend', kind: 'status', status: 'suspended', reason };

type Start = Partial<Parameters<typeof startBulkJob>[1]>;

async function start(db: Db, given: Start): Promise<BulkJob> {
  const id = crypto.randomUUID();
  const outcome = await startBulkJob({ db }, { id, input: suspend, filter: {}, ...given });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome;
}

async function findJob(db: Db, id: string): Promise<BulkJob | undefined> {
  return (await findBulkJobs({ db })).find((job) => job.id === id);
}

async function readAll(ids: string[]) {
  const { data } = await asService()
    .from('businesses')
    .select('id, status, owner_id, category:categories!category_id (slug)')
    .in('id', ids);
  const found = new Map((data ?? []).map((one) => [one.id, one]));
  return ids.map((id) => found.get(id)!);
}

async function readAudit(row_id: string) {
  const { data } = await asService()
    .from('audit_log')
    .select('actor_id, after, reason, act_id, on_behalf_of')
    .eq('row_id', row_id)
    .order('id');
  return data;
}

async function findNotices(recipient_id: string) {
  const { data } = await asService()
    .from('notifications')
    .select('kind, data')
    .eq('recipient_id', recipient_id);
  return data ?? [];
}

test('listings are suspended half a minute later, each with its outcome, and owners are told only then', async () => {
  const { client: db, userId } = await createPerson('admin');
  const owner = await createPerson('business_owner');
  const made = await createListings(
    { owner_id: owner.userId },
    {},
    { status: 'draft' },
    { owner_id: userId },
  );
  const ids = made.map((one) => one.id);
  const given = { id: crypto.randomUUID(), filter: { ids } };
  const job = await start(db, given);
  expect(job).toMatchObject({ state: 'waiting', row_count: 4, outcomes: {} });
  expect(job.undo_ms).toBeGreaterThan(20_000);
  // As after a lost answer.
  expect(await start(db, given)).toMatchObject({ id: job.id, row_count: 4 });
  await executeDecisions({ db: asService(), forMs: 0 });
  expect((await readAll(ids)).map(({ status }) => status)).toEqual([
    'published',
    'published',
    'draft',
    'published',
  ]);
  expect(await findNotices(owner.userId)).toEqual([]);

  await executeNow();
  expect((await readAll(ids)).map(({ status }) => status)).toEqual([
    'suspended',
    'suspended',
    'draft',
    'published',
  ]);
  expect(await findJob(db, job.id)).toMatchObject({
    state: 'done',
    outcomes: { done: 2, refused: 1, own: 1 },
  });
  expect(await findNotices(owner.userId)).toMatchObject([
    { kind: 'listing_status_changed', data: { status: 'suspended', reason } },
  ]);
  const [first, second] = await Promise.all(ids.slice(0, 2).map((id) => readAudit(id)));
  const { act_id } = first!.at(-1)!;
  expect(first?.at(-1)).toMatchObject({ actor_id: userId, reason, after: { status: 'suspended' } });
  expect(second?.at(-1)).toMatchObject({ act_id, reason });
});

test('a job of all that a search finds takes those of the statuses it is for, and an undone one changes nothing', async () => {
  const { client: db } = await createPerson('admin');
  const unique = `Quoin${crypto.randomUUID().slice(0, 6)}`;
  const made = await createListings(
    ...Array.from({ length: 30 }, (_, number) => ({
      name: `${unique} ${number}`,
      status: number < 5 ? ('suspended' as const) : ('published' as const),
    })),
  );
  const filter = { q: unique, statuses: ['published' as const] };
  const job = await start(db, { filter });
  expect(job.row_count).toBe(25);
  expect(await endBulkJob({ db }, job.id)).toMatchObject({ ok: true, state: 'undone' });
  await executeNow();
  const after = await readAll(made.map(({ id }) => id));
  expect(after.filter(({ status }) => status === 'suspended')).toHaveLength(5);
  expect(await findJob(db, job.id)).toMatchObject({ state: 'undone', outcomes: {} });
});

test('a job that was cut off goes on where it stopped, and one that runs can be stopped', async () => {
  const database = fileDatabase()!;
  const { client: db } = await createPerson('admin');
  const made = await createListings(...Array.from({ length: 7 }, () => ({})));
  const ids = made.map((one) => one.id);
  const job = await start(db, { filter: { ids } });
  await database.query('update private.bulk_jobs set due_at = now() where id = $1', [job.id]);
  const piece = () => asService().rpc('process_bulk_jobs', { max_rows: 3 });
  await piece();
  expect(await findJob(db, job.id)).toMatchObject({ state: 'running', outcomes: { done: 3 } });
  await piece();
  expect(await findJob(db, job.id)).toMatchObject({ state: 'running', outcomes: { done: 6 } });
  expect(await endBulkJob({ db }, job.id)).toMatchObject({ state: 'stopped' });
  await piece();
  const statuses = (await readAll(ids.toSorted())).map(({ status }) => status);
  expect(statuses).toEqual([...Array.from({ length: 6 }, () => 'suspended'), 'published']);
});

test('a category is changed in bulk, for the owner in the log and in the listing’s history', async () => {
  const { client: db } = await createPerson('admin');
  const owner = await createPerson('business_owner');
  const made = await createListings({ owner_id: owner.userId }, {});
  const ids = made.map((one) => one.id);
  const input = { name: 'Category', kind: 'category', category: 'bakeries' } as const;
  const job = await start(db, { filter: { ids }, input });
  await executeNow();
  expect(await findJob(db, job.id)).toMatchObject({ outcomes: { done: 2 } });
  expect((await readAll(ids)).map(({ category }) => category)).toEqual([
    { slug: 'bakeries' },
    { slug: 'bakeries' },
  ]);
  expect((await readAudit(ids[0]!))?.at(-1)).toMatchObject({ on_behalf_of: owner.userId });
  expect((await readAudit(ids[1]!))?.at(-1)).toMatchObject({ on_behalf_of: null });
  const { data } = await owner.client.rpc('find_business_changes', { business_id: ids[0]! });
  expect((data as { changes: object[] }).changes[0]).toMatchObject({
    field: 'category',
    role: 'directory',
    is_for_owner: true,
    on_behalf_of: 'Ana',
  });
});

test('a listing is moved to another account: both are told after the undo, and its history says so', async () => {
  const { client: db } = await createPerson('admin');
  const former = await createPerson('business_owner');
  const next = await createPerson('community_user');
  const [listing] = await createListings({ owner_id: former.userId });
  const { id, slug } = listing!;
  const input = { name: 'Owner', kind: 'owner', owner_id: next.userId } as const;
  const undone = await start(db, { filter: { ids: [id] }, input });
  await endBulkJob({ db }, undone.id);
  await executeNow();
  expect((await readAll([id]))[0]).toMatchObject({ owner_id: former.userId });
  await start(db, { filter: { ids: [id] }, input });
  await executeNow();
  expect((await readAll([id]))[0]).toMatchObject({ owner_id: next.userId });
  expect(await findNotices(former.userId)).toMatchObject([
    { kind: 'listing_transferred', data: { is_new_owner: false, is_by_admin: true } },
  ]);
  expect(await findNotices(next.userId)).toMatchObject([
    { kind: 'listing_transferred', data: { is_new_owner: true } },
  ]);
  const { data: profile } = await next.client.from('profiles').select('role').single();
  expect(profile).toEqual({ role: 'business_owner' });
  const { data: history } = await asAnyone().rpc('get_business_history', { id_or_slug: slug });
  expect((history as { changes: object[] }).changes[0]).toMatchObject({
    field: 'is_claimed',
    after: '"transferred"',
  });
  expect((await readAudit(id))?.at(-1)).toMatchObject({ after: { owner_id: next.userId } });
});

test('a listing is moved to no one who is suspended, unknown, or the admin', async () => {
  const admin = await createPerson('admin');
  const suspended = await createPerson('community_user');
  await asService().auth.admin.updateUserById(suspended.userId, { ban_duration: '24h' });
  const [listing] = await createListings({});
  for (const owner_id of [suspended.userId, crypto.randomUUID(), admin.userId]) {
    const outcome = await startBulkJob(
      { db: admin.client },
      {
        id: crypto.randomUUID(),
        input: { name: 'Owner', kind: 'owner', owner_id },
        filter: { ids: [listing!.id] },
      },
    );
    expect(outcome).toMatchObject({ ok: false, reason: 'invalid', field: 'owner' });
  }
});

test('all items of a filter leave the queue with one job, come back with its undo, and are rejected by another', async () => {
  const { client: db } = await createPerson('admin');
  const sender = await createPerson('community_user');
  const sent = await Promise.all(Array.from({ length: 3 }, () => sendNew(sender.client)));
  const filter = { kind: 'submission', sender: sender.userId } as const;
  const input = { name: 'Reject', kind: 'decision', is_approved: false, reason: 'No.' } as const;
  const countWaiting = async () => {
    const { data } = await db.rpc('find_admin_queue', { filter });
    return (data as { items: object[] }).items.length;
  };
  const job = await start(db, { input, filter });
  expect(job.row_count).toBe(3);
  expect(await countWaiting()).toBe(0);
  expect(await endBulkJob({ db }, job.id)).toMatchObject({ state: 'undone' });
  expect(await countWaiting()).toBe(3);
  const ids = sent.slice(0, 2).map(({ submission }) => submission.id);
  const again = await start(db, {
    input,
    filter: { ...filter, ids: ids.join(',') },
    // One has changed since the admin saw it.
    seen: [{ kind: 'submission', id: ids[0]!, version: 7 }],
  });
  await executeNow();
  expect(await findJob(db, again.id)).toMatchObject({
    state: 'done',
    outcomes: { done: 1, stale: 1 },
  });
  expect(await countWaiting()).toBe(2);
});

test('four admins suspend and decide the same things at once, while others are executed, and each row ends once', async () => {
  const database = fileDatabase()!;
  const sender = await createPerson('community_user');
  const sent = await Promise.all(Array.from({ length: 4 }, () => sendNew(sender.client)));
  const made = await createListings(...Array.from({ length: 40 }, () => ({})));
  const ids = made.map((one) => one.id);
  const admins = await Promise.all(Array.from({ length: 4 }, () => createPerson('admin')));
  const input = { name: 'Reject', kind: 'decision', is_approved: false, reason: 'No.' } as const;
  const jobs = await Promise.all(
    admins.flatMap(({ client }, number) => [
      start(client, { filter: { ids: number % 2 === 0 ? ids : ids.toReversed() } }),
      start(client, { input, filter: { sender: sender.userId } }),
    ]),
  );
  // Of the four that decide, one has all items.
  expect(jobs.reduce((sum, { row_count }) => sum + row_count, 0)).toBe(160 + sent.length);
  await database.exec('update private.bulk_jobs set due_at = now()');
  await database.exec('update private.decisions set due_at = now() where outcome is null');
  const failures = await Promise.allSettled([
    ...Array.from({ length: 4 }, () => executeDecisions({ db: asService(), forMs: 2_000 })),
    ...admins.map(({ client }, number) =>
      client.rpc('moderate_business', {
        business_id: ids[number]!,
        expected_status: 'published',
        new_status: 'closed',
        reason,
      }),
    ),
  ]);
  expect(failures.filter(({ status }) => status === 'rejected')).toEqual([]);
  await executeDecisions({ db: asService(), forMs: 10_000 });
  const ended = await Promise.all(
    jobs.map(({ id }, index) => findJob(admins[Math.floor(index / 2)]!.client, id)),
  );
  // Those that found nothing left are not listed.
  expect(ended.map((job) => job?.state)).toEqual(
    jobs.map(({ row_count }) => (row_count > 0 ? 'done' : undefined)),
  );
  const counts = ended.map((job) => Object.values(job?.outcomes ?? {}).reduce((a, b) => a + b, 0));
  expect(counts).toEqual(jobs.map(({ row_count }) => row_count));
  expect((await readAll(ids)).every(({ status }) => status !== 'published')).toBe(true);
});

test.each(['owner', 'visitor'] as const)('the role %s has no bulk jobs', async (role) => {
  const { client: db } = await signInAs(role);
  const id = crypto.randomUUID();
  const outcomes = [
    await db.rpc('start_bulk_job', { job_id: id, input: suspend, filter: {} }),
    await db.rpc('find_bulk_jobs'),
    await db.rpc('end_bulk_job', { job_id: id }),
    await db.rpc('process_bulk_jobs', { max_rows: 1 }),
  ];
  expect(outcomes.map(({ error }) => error?.code)).toEqual(outcomes.map(() => '42501'));
});

test('an admin neither sees nor ends another’s job', async () => {
  const [one, other] = [await createPerson('admin'), await createPerson('admin')];
  const [listing] = await createListings({});
  const job = await start(one.client, { filter: { ids: [listing!.id] } });
  expect(await findJob(other.client, job.id)).toBeUndefined();
  expect(await endBulkJob({ db: other.client }, job.id)).toMatchObject({ ok: false });
  expect(await findJob(one.client, job.id)).toMatchObject({ state: 'waiting' });
  await endBulkJob({ db: one.client }, job.id);
});
