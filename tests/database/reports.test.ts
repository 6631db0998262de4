import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  appealRemoval,
  findQueuedReport,
  findReportable,
} from '#app/domain/report/report-calls.ts';
import { deleteSavedList, putSavedList } from '#app/domain/saved/saved-calls.ts';
import { findSharedList } from '#app/domain/saved/saved.server.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { readAdminQueue } from '../support/admin-queue.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings, createOwnedListing } from '../support/listings.ts';
import { findNotificationKinds } from '../support/notifications.ts';
import { createPerson, createPersonAt } from '../support/people.ts';
import { photoIn } from '../support/photos.ts';
import { getProfile } from '../support/profile.ts';
import { decide, reportAs } from '../support/reports.ts';

const nothing = '00000000-0000-4000-8000-000000000000';

async function createList(isShared: boolean) {
  const owner = await createPerson('community_user');
  const id = randomUUID();
  await putSavedList({ db: owner.client }, { listId: id, name: 'Best of', isShared });
  return { owner, id };
}

test('visitors can neither report, read reports, nor appeal', async () => {
  const db = asAnyone();
  const answers = await Promise.all([
    db.rpc('report', { report_id: nothing, kind: 'listing', subject_id: nothing, reason: 'fraud' }),
    db.rpc('get_reportable', { kind: 'listing', subject_id: nothing }),
    db.rpc('appeal_removal', { removal_id: nothing, appeal: 'x' }),
    db.rpc('get_queued_report', { item_id: nothing }),
    db.from('reports').select(),
  ]);
  expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => '42501'));
});

test.each(['visitor', 'owner', 'admin'] as const)(
  'the %s cannot write reports directly, read those of others, or see removals',
  async (account) => {
    const { listing } = await createOwnedListing();
    const reporter = await createPerson('community_user');
    await reportAs(reporter, { kind: 'listing', id: listing.id });
    const { client: db, userId } = await signInAs(account);
    const row = {
      id: randomUUID(),
      kind: 'listing',
      subject_id: listing.id,
      business_id: listing.id,
      reporter_id: userId,
      reason: 'fraud',
    } as const;
    const answers = [
      await db.from('reports').insert(row),
      await db.from('reports').update({ status: 'upheld' }).eq('subject_id', listing.id),
      await db.from('reports').delete().eq('subject_id', listing.id),
      await db.from('reports').select('network').limit(1),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => '42501'));
    const read = (client: Db) => client.from('reports').select('id').eq('subject_id', listing.id);
    expect((await read(db)).data).toEqual([]);
    expect((await read(reporter.client)).data).toHaveLength(1);
  },
);

test('an upheld report suspends the listing; its owner gets a mail and appeals once', async () => {
  const { listing, owner } = await createOwnedListing();
  const reporter = await createPerson('community_user');
  const reported = { kind: 'listing', id: listing.id } as const;
  for (const _ of [1, 2]) {
    expect(await reportAs(reporter, reported)).toMatchObject({ outcome: 'reported' });
  }
  expect(await reportAs(owner, reported)).toMatchObject({ outcome: 'own' });
  const { client: admin } = await signInAs('admin');
  expect(await findQueuedReport({ db: admin }, listing.id)).toMatchObject({
    is_waiting: true,
    reports: [{ reason: 'fraud' }],
  });
  expect(await decide(admin, listing.id, false, 'Nobody is there.')).toMatchObject({
    outcome: 'decided',
  });
  const statusOf = async () =>
    (await asService().from('businesses').select('status').eq('id', listing.id).single()).data;
  expect(await statusOf()).toEqual({ status: 'suspended' });
  expect(await findNotificationKinds(reporter.client)).toEqual(['report_decided']);
  expect(await findNotificationKinds(owner.client)).toEqual(['content_removed']);

  const screen = await findReportable({ db: owner.client }, { ...reported, photo: null });
  expect(screen).toMatchObject({ is_own: true, removal: { reason: 'Nobody is there.' } });
  const id = screen!.removal!.id;
  const appeal = (db: Db, text: string) => appealRemoval({ db }, { id, appeal: text });
  expect(await appeal(reporter.client, 'x')).toMatchObject({ outcome: 'closed' });
  expect(await appeal(owner.client, ' ')).toMatchObject({ reason: 'invalid', field: 'appeal' });
  expect(await appeal(owner.client, 'We are, from 9.')).toMatchObject({ outcome: 'appealed' });
  expect(await appeal(owner.client, 'Again.')).toMatchObject({ outcome: 'appealed' });
  expect(await findQueuedReport({ db: admin }, listing.id)).toMatchObject({
    removal: { appeal: 'We are, from 9.' },
  });
  await decide(admin, listing.id, true);
  expect(await statusOf()).toEqual({ status: 'published' });
  expect(await findNotificationKinds(owner.client)).toEqual(['appeal_decided', 'content_removed']);
  expect((await readAdminQueue(admin)).filter((item) => item.id === listing.id)).toEqual([]);
});

test('a report with the id of somebody else’s is not said to be reported', async () => {
  const [first, second] = await createListings({}, {});
  const args = { report_id: randomUUID(), kind: 'listing', reason: 'fraud' } as const;
  const report = async (subject_id: string) => {
    const { client } = await createPerson('community_user');
    return client.rpc('report', { ...args, subject_id });
  };
  expect((await report(first!.id)).data).toEqual({ outcome: 'reported' });
  expect((await report(second!.id)).error?.code).toBe('23505');
});

test('a dismissed report changes nothing, and its reporter gets a mail', async () => {
  const { listing, owner } = await createOwnedListing();
  const reporter = await createPerson('community_user');
  await reportAs(reporter, { kind: 'listing', id: listing.id });
  const { client: admin } = await signInAs('admin');
  await decide(admin, listing.id, true);
  expect(await getProfile(listing.id)).toMatchObject({ status: 'published' });
  expect(await findNotificationKinds(owner.client)).toEqual([]);
  const read = { kind: 'listing', id: listing.id, photo: null } as const;
  expect(await findReportable({ db: reporter.client }, read)).toMatchObject({
    report: { status: 'dismissed' },
  });
});

test('a reported photo leaves its listing, and comes back after an appeal', async () => {
  const { listing, owner } = await createOwnedListing();
  const photos = [photoIn(listing.id), photoIn(listing.id)];
  await asService().from('businesses').update({ photos }).eq('id', listing.id);
  const reporter = await createPerson('community_user');
  const reported = { kind: 'photo', id: listing.id, photo: photos[0]!.url } as const;
  await reportAs(reporter, { ...reported, reason: 'elsewhere' });
  expect(await reportAs(reporter, { ...reported, photo: photoIn(listing.id).url })).toEqual({
    ok: false,
    reason: 'not_found',
  });
  const { client: admin } = await signInAs('admin');
  const item = (await readAdminQueue(admin)).find(({ name }) => name === listing.name);
  expect(item).toMatchObject({ kind: 'report', subject: 'photo' });
  await decide(admin, item!.id, false, 'Another street.');
  const urlsOf = async () => (await getProfile(listing.id)).photos.map(({ url }) => url);
  expect(await urlsOf()).toEqual([photos[1]!.url]);
  const { removal } = (await findReportable({ db: owner.client }, reported))!;
  await appealRemoval({ db: owner.client }, { id: removal!.id, appeal: 'It is our back door.' });
  await decide(admin, item!.id, true);
  expect(await urlsOf()).toEqual([photos[1]!.url, photos[0]!.url]);
});

test('a reported list is not shared any more, and its owner cannot share it again', async () => {
  const { id, owner } = await createList(true);
  const reporter = await createPerson('community_user');
  await reportAs(reporter, { kind: 'list', id, reason: 'insult' });
  const { client: admin } = await signInAs('admin');
  await decide(admin, id, false, 'No insults.');
  expect(await findSharedList({ db: reporter.client }, id)).toBeNull();
  expect(await findNotificationKinds(owner.client)).toEqual(['content_removed']);
  const share = { listId: id, name: 'Best of', isShared: true };
  expect(await putSavedList({ db: owner.client }, share)).toEqual({ ok: false, reason: 'removed' });
  const secret = await createList(false);
  expect(await reportAs(reporter, { kind: 'list', id: secret.id })).toEqual({
    ok: false,
    reason: 'not_found',
  });
});

test('admins decide neither their own reports nor reports of their own listings', async () => {
  const admin = await createPerson('admin');
  const [listing] = await createListings({ owner_id: admin.userId });
  const reporter = await createPerson('community_user');
  await reportAs(reporter, { kind: 'listing', id: listing!.id });
  expect(await decide(admin.client, listing!.id, true)).toMatchObject({ outcome: 'own' });
  const { listing: other } = await createOwnedListing();
  await reportAs(admin, { kind: 'listing', id: other.id });
  expect(await decide(admin.client, other.id, true)).toMatchObject({ outcome: 'own' });
  for (const account of ['visitor', 'owner'] as const) {
    const { client: db } = await signInAs(account);
    expect(await findQueuedReport({ db }, other.id)).toBeNull();
  }
});

test('500 reports of one listing are one line of the queue, and one decision sends a mail to each reporter', async () => {
  const { listing } = await createOwnedListing();
  await fileDatabase()!.exec(`
    with people as (
      insert into auth.users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.com'
      from generate_series(1, 500) returning id
    )
    insert into public.reports (id, kind, subject_id, business_id, reporter_id, reason)
    select gen_random_uuid(), 'listing', '${listing.id}', '${listing.id}', id, 'fraud' from people`);
  const { client: admin } = await signInAs('admin');
  const items = (await readAdminQueue(admin)).filter(({ id }) => id === listing.id);
  expect(items).toMatchObject([{ kind: 'report', signals: { reported: { count: 500 } } }]);
  const one = await findQueuedReport({ db: admin }, listing.id);
  expect(one?.reports).toHaveLength(20);
  // Those that come in while the admin reads do not make the decision stale.
  await reportAs(await createPerson('community_user'), { kind: 'listing', id: listing.id });
  const decision = { kind: 'report', id: listing.id, isApproved: true } as const;
  expect(await decideNow(admin, { ...decision, version: one!.version })).toMatchObject({
    outcome: 'decided',
  });
  const open = await asService()
    .from('reports')
    .select('id')
    .eq('subject_id', listing.id)
    .eq('status', 'open');
  expect(open.data).toEqual([]);
});

test('a person reports 20 things a day, and a network 200 of all', async () => {
  const reporter = await createPerson('community_user');
  const listings = await createListings(...Array.from({ length: 22 }, () => ({})));
  for (const { id } of listings.slice(0, 20)) {
    expect(await reportAs(reporter, { kind: 'listing', id })).toMatchObject({
      outcome: 'reported',
    });
  }
  const more = { kind: 'listing', id: listings[20]!.id } as const;
  expect(await reportAs(reporter, more)).toEqual({ ok: false, reason: 'too_many' });
  const other = { client: await createPersonAt('203.0.113.9') };
  expect(await reportAs(other, more)).toMatchObject({ outcome: 'reported' });
  const { data } = await asService().from('reports').select('network').eq('subject_id', more.id);
  await fileDatabase()!.exec(`
    with people as (
      insert into auth.users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.com'
      from generate_series(1, 200) returning id
    )
    insert into public.reports (id, kind, subject_id, reporter_id, reason, network)
    select gen_random_uuid(), 'list', gen_random_uuid(), id, 'fraud', '${data![0]!.network}' from people`);
  const last = { kind: 'listing', id: listings[21]!.id } as const;
  expect(await reportAs(other, last)).toEqual({ ok: false, reason: 'too_many' });
});

test('a list whose id is that of a reported listing does not take its report off the queue', async () => {
  const { listing, owner } = await createOwnedListing();
  await reportAs(await createPerson('community_user'), { kind: 'listing', id: listing.id });
  const list = { listId: listing.id, name: 'Best of', isShared: true };
  await putSavedList({ db: owner.client }, list);
  await reportAs(await createPerson('community_user'), { kind: 'list', id: listing.id });
  const { client: admin } = await signInAs('admin');
  const kinds = async () =>
    (await readAdminQueue(admin)).flatMap((item) =>
      item.id === listing.id && 'subject' in item ? [item.subject] : [],
    );
  expect(await kinds()).toEqual(['listing']);
  await deleteSavedList({ db: owner.client }, listing.id);
  expect(await kinds()).toEqual(['listing']);

  await putSavedList({ db: owner.client }, list);
  await reportAs(await createPerson('community_user'), { kind: 'list', id: listing.id });
  await decide(admin, listing.id, true);
  expect(await kinds()).toEqual(['list']);
  await decide(admin, listing.id, false, 'No list.');
  expect(await kinds()).toEqual([]);
  expect(await getProfile(listing.id)).toMatchObject({ status: 'published' });
});
