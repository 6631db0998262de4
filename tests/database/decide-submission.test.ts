import { expect, test } from 'vitest';
import type { Content } from '#app/domain/submission/submission.ts';
import { decideSubmission } from '../support/decide.ts';
import { sendSubmission, withdrawSubmission } from '#app/domain/submission/submission-calls.ts';
import { readAdminQueue } from '../support/admin-queue.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { newContent, sendNew } from '../support/submissions.ts';

/** A day ahead as 'YYYY-MM-DD': profiles show what is to come. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

const approval = { isApproved: true, reason: '' };

test('nobody but an admin decides, their own submission least of all', async () => {
  const { client: db } = await createPerson('business_owner');
  const { submission } = await sendNew(db);
  const decision = { id: submission.id, revision: 1, ...approval };
  expect(await decideSubmission({ db }, decision)).toEqual({ ok: false, reason: 'refused' });
  const { data } = await db.rpc('get_submission', { submission_id: submission.id });
  expect(data).toMatchObject({ status: 'pending' });
});

test.each(['admin', 'super_admin'] as const)('no %s decides about their own', async (role) => {
  const { client: db } = await createPerson(role);
  const { submission } = await sendNew(db);
  const { id } = submission;
  const seen = await db.rpc('get_submission', { submission_id: id });
  expect(seen.data).toMatchObject({ is_own: true });
  const refused = { ok: false, reason: 'refused' };
  expect(await decideSubmission({ db }, { id, revision: 1, ...approval })).toEqual(refused);
  const refusal = { id, revision: 1, isApproved: false, reason: 'No.' };
  expect(await decideSubmission({ db }, refusal)).toEqual(refused);
  const { client: other } = await signInAs('admin');
  expect((await other.rpc('get_submission', { submission_id: id })).data).toMatchObject({
    status: 'pending',
    is_own: false,
  });
  expect(await decideSubmission({ db: other }, { id, revision: 1, ...approval })).toMatchObject({
    outcome: 'decided',
  });
});

test('the queue has what waits, for admins alone', async () => {
  const { client } = await createPerson('community_user');
  const { submission } = await sendNew(client);
  const { client: admin } = await signInAs('admin');
  const { client: other } = await signInAs('visitor');
  expect(await readAdminQueue(admin)).toContainEqual(
    expect.objectContaining({ id: submission.id, sender: 'Ana', approved: 0, refused: 0 }),
  );
  expect((await other.rpc('find_admin_queue')).error?.code).toBe('42501');
});

test('approved, it is a listing in the same moment, with all that was said and who said so', async () => {
  const { client } = await createPerson('community_user');
  const special_hours = [
    { date: inDays(20), opens: '10:00', closes: '12:00', note: 'Short day' },
    { date: inDays(30), opens: null, closes: null, note: null },
  ];
  const location = { lat: 30.2675, lng: -97.7429 };
  const place = { city: 'Austin', state: 'TX', zip_code: '78701', location };
  const content = newContent({ ...place, special_hours });
  const { submission } = await sendNew(client, content);
  const { client: db, userId } = await signInAs('admin');
  const decided = await decideSubmission({ db }, { id: submission.id, revision: 1, ...approval });
  expect(decided).toMatchObject({ outcome: 'decided', submission: { status: 'published' } });
  const slug = decided.ok ? decided.submission?.listing : null;
  const { data: profile } = await asAnyone().rpc('get_business', { id_or_slug: slug! });
  const { opening_hours, services } = content;
  expect(profile).toMatchObject({
    status: 'published',
    name: content.name,
    phone: content.phone,
    email: content.email,
    website: content.website,
    description: content.description,
    category: { slug: 'bakeries' },
    metro: { slug: 'austin-tx' },
    time_zone: 'America/Chicago',
    is_claimed: false,
    opening_hours,
    special_hours,
    services,
    attributes: content.attributes,
    ...location,
    confirmations: {
      hours: { source: 'neighbour' },
      phone: { source: 'neighbour' },
      address: { source: 'neighbour' },
      website: { source: 'neighbour' },
    },
  });
  const found = await asAnyone().rpc('search_businesses', { q: content.name, near: 'Austin, TX' });
  expect(JSON.stringify(found.data)).toContain(slug);
  const { id } = profile as { id: string };
  const { data: log } = await asService()
    .from('audit_log')
    .select('actor_id, action, table_name, before, after')
    .in('row_id', [submission.id, id])
    .in('table_name', ['submissions', 'businesses'])
    .order('id');
  expect(log).toMatchObject([
    { table_name: 'submissions', action: 'insert', after: { status: 'pending' } },
    {
      table_name: 'businesses',
      action: 'insert',
      actor_id: userId,
      after: { status: 'published' },
    },
    {
      table_name: 'submissions',
      action: 'update',
      actor_id: userId,
      before: { status: 'pending' },
      after: { status: 'published', business_id: id },
    },
  ]);
});

test('refused with a reason, mended and sent again, it can be approved', async () => {
  const { client } = await createPerson('community_user');
  const { submission } = await sendNew(client);
  const { id } = submission;
  const { client: db } = await signInAs('admin');
  const refusal = { id, revision: 1, isApproved: false };
  expect(await decideSubmission({ db }, { ...refusal, reason: '  ' })).toMatchObject({
    outcome: 'invalid',
    errors: { reason: 'Reason is required' },
  });
  const reason = 'There is no such street.';
  expect(await decideSubmission({ db }, { ...refusal, reason: ` ${reason} ` })).toMatchObject({
    outcome: 'decided',
    submission: { status: 'rejected', reason, revision: 2 },
  });
  const { data: told } = await client.rpc('get_submission', { submission_id: id });
  expect(told).toMatchObject({ status: 'rejected', reason });
  const mended = await sendSubmission({ db: client }, { id, revision: 2, content: newContent() });
  expect(mended).toMatchObject({ outcome: 'sent', submission: { status: 'pending', reason } });
  expect(await decideSubmission({ db }, { id, revision: 3, ...approval })).toMatchObject({
    outcome: 'decided',
    submission: { status: 'published', reason: null },
  });
});

test('of two admins who decide at once one has decided, and the other sees how', async () => {
  const { client } = await createPerson('community_user');
  const { submission } = await sendNew(client);
  const [one, other] = [await signInAs('admin'), await signInAs('super')];
  const decision = { id: submission.id, revision: 1 };
  const answers = await Promise.all([
    decideSubmission({ db: one.client }, { ...decision, ...approval }),
    decideSubmission({ db: other.client }, { ...decision, isApproved: false, reason: 'No.' }),
    decideSubmission({ db: other.client }, { ...decision, ...approval }),
  ]);
  const outcomes = answers.map((answer) => (answer.ok ? answer.outcome : answer.reason));
  expect(outcomes.toSorted()).toEqual(['decided', 'stale', 'stale']);
  const statuses = answers.map((answer) => (answer.ok ? answer.submission?.status : null));
  expect(new Set(statuses).size).toBe(1);
});

test('what was taken back or changed meanwhile is not decided', async () => {
  const { client } = await createPerson('community_user');
  const { submission } = await sendNew(client);
  const { id } = submission;
  await withdrawSubmission({ db: client }, { id });
  const { client: db } = await signInAs('admin');
  expect(await decideSubmission({ db }, { id, revision: 1, ...approval })).toMatchObject({
    outcome: 'stale',
    submission: { status: 'withdrawn' },
  });
  await sendSubmission({ db: client }, { id, revision: 2, content: newContent() });
  expect(await decideSubmission({ db }, { id, revision: 1, ...approval })).toMatchObject({
    outcome: 'stale',
    submission: { status: 'pending', revision: 3 },
  });
});

test('a listing of that name at that address is not made twice', async () => {
  const { client } = await createPerson('community_user');
  const content = newContent();
  const { name, street, city, state, zip_code } = content;
  await createListings({ name, street, city, state, zip_code });
  const { submission } = await sendNew(client, content);
  const { client: db } = await signInAs('admin');
  const decision = { id: submission.id, revision: 1, ...approval };
  expect(await decideSubmission({ db }, decision)).toMatchObject({
    outcome: 'listed',
    submission: { status: 'pending' },
  });
});

test('two of one name get addresses of their own, approved at once', async () => {
  const { client } = await createPerson('community_user');
  const { name } = newContent();
  const sent = await Promise.all([0, 1, 2].map(() => sendNew(client, newContent({ name }))));
  const { client: db } = await signInAs('admin');
  const answers = await Promise.all(
    sent.map(({ submission }) =>
      decideSubmission({ db }, { id: submission.id, revision: 1, ...approval }),
    ),
  );
  const slugs = answers.map((answer) => (answer.ok ? answer.submission?.listing : null));
  const slug = `${name.toLowerCase().replace(' ', '-')}-testville-ks`;
  expect(new Set(slugs)).toEqual(new Set([slug, `${slug}-2`, `${slug}-3`]));
});

test('what was sent before there were special days, features and a place on the map is still approved', async () => {
  const { client } = await createPerson('community_user');
  const { special_hours, attributes, location, hours_words, ...older } = newContent();
  const { submission } = await sendNew(client, older as Content);
  await asService().from('submissions').update({ content: older }).eq('id', submission.id);
  const { client: db } = await signInAs('admin');
  const decided = await decideSubmission({ db }, { id: submission.id, revision: 1, ...approval });
  expect(decided).toMatchObject({ outcome: 'decided', submission: { status: 'published' } });
  const slug = decided.ok ? decided.submission?.listing : null;
  const { data: profile } = await asAnyone().rpc('get_business', { id_or_slug: slug! });
  expect(profile).toMatchObject({ special_hours: [], attributes: [], lat: null, lng: null });
});
