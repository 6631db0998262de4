import { expect, test } from 'vitest';
import { sendSubmission, withdrawSubmission } from '#app/domain/submission/submission-calls.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { readAdminQueue } from '../support/admin-queue.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { decideNow, executeNow } from '../support/decide.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { decideOne } from '../support/queue-decisions.ts';
import { newContent, sendNew } from '../support/submissions.ts';

/** A day ahead as 'YYYY-MM-DD': profiles show what is to come. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

async function readSubmission(db: Db, id: string) {
  const { data } = await db.rpc('get_submission', { submission_id: id });
  return data as { status: string; listing: string | null };
}

test('a business owner cannot approve their own submission', async () => {
  const { client: db } = await createPerson('business_owner');
  const { submission } = await sendNew(db);
  await expect(decideOne(db, { id: submission.id })).rejects.toThrow('not_allowed');
  expect(await readSubmission(db, submission.id)).toMatchObject({ status: 'pending' });
});

test.each(['admin', 'super_admin'] as const)('no %s decides about their own', async (role) => {
  const { client: db } = await createPerson(role);
  const { submission } = await sendNew(db);
  const { id } = submission;
  expect(await readSubmission(db, id)).toMatchObject({ is_own: true });
  expect(await decideOne(db, { id })).toMatchObject({ outcome: 'own', decision: null });
  const refusal = { id, isApproved: false, reason: 'No.' };
  expect(await decideOne(db, refusal)).toMatchObject({ outcome: 'own', decision: null });
  const { client: other } = await signInAs('admin');
  expect(await readSubmission(other, id)).toMatchObject({ status: 'pending', is_own: false });
  expect(await decideNow(other, { id })).toMatchObject({ outcome: 'decided' });
});

test('only admins see a submission in the queue', async () => {
  const { client } = await createPerson('community_user');
  const { submission } = await sendNew(client);
  const { client: admin } = await signInAs('admin');
  const { client: other } = await signInAs('visitor');
  expect(await readAdminQueue(admin)).toContainEqual(
    expect.objectContaining({ id: submission.id, sender: 'Ana', approved: 0, rejected: 0 }),
  );
  expect((await other.rpc('find_admin_queue')).error?.code).toBe('42501');
});

test('an approved submission becomes a listing with all of its facts and their source', async () => {
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
  expect(await decideNow(db, { id: submission.id })).toMatchObject({ outcome: 'decided' });
  const { status, listing: slug } = await readSubmission(db, submission.id);
  expect(status).toBe('published');
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

test('a rejected submission can be fixed, resubmitted, and approved', async () => {
  const { client } = await createPerson('community_user');
  const { submission } = await sendNew(client);
  const { id } = submission;
  const { client: db } = await signInAs('admin');
  const refusal = { id, isApproved: false };
  await expect(decideOne(db, { ...refusal, reason: '  ' })).rejects.toThrow('invalid');
  const reason = 'There is no such street.';
  expect(await decideNow(db, { ...refusal, reason: ` ${reason} ` })).toMatchObject({
    outcome: 'decided',
  });
  const { data: told } = await client.rpc('get_submission', { submission_id: id });
  expect(told).toMatchObject({ status: 'rejected', reason, revision: 2 });
  const resubmitted = await sendSubmission(
    { db: client },
    { id, revision: 2, content: newContent() },
  );
  expect(resubmitted).toMatchObject({ outcome: 'sent', submission: { status: 'pending', reason } });
  expect(await decideNow(db, { id, version: 3 })).toMatchObject({ outcome: 'decided' });
  expect(await readSubmission(client, id)).toMatchObject({ status: 'published', reason: null });
});

test('a submission withdrawn or changed meanwhile cannot be decided', async () => {
  const { client } = await createPerson('community_user');
  const { submission } = await sendNew(client);
  const { id } = submission;
  await withdrawSubmission({ db: client }, { id });
  const { client: db } = await signInAs('admin');
  expect(await decideOne(db, { id })).toMatchObject({ outcome: 'stale' });
  await sendSubmission({ db: client }, { id, revision: 2, content: newContent() });
  expect(await decideOne(db, { id })).toMatchObject({ outcome: 'stale', decision: null });
});

test('a submission of an existing listing cannot be approved', async () => {
  const { client } = await createPerson('community_user');
  const content = newContent();
  const { name, street, city, state, zip_code } = content;
  await createListings({ name, street, city, state, zip_code });
  const { submission } = await sendNew(client, content);
  const { client: db } = await signInAs('admin');
  expect(await decideOne(db, { id: submission.id })).toMatchObject({ outcome: 'listed' });
  expect(await readSubmission(client, submission.id)).toMatchObject({ status: 'pending' });
});

test('submissions of one name that are approved at once get different addresses', async () => {
  const { client } = await createPerson('community_user');
  const { name } = newContent();
  const sent = await Promise.all([0, 1, 2].map(() => sendNew(client, newContent({ name }))));
  const { client: db } = await signInAs('admin');
  await Promise.all(sent.map(({ submission }) => decideOne(db, { id: submission.id })));
  await executeNow();
  const published = await Promise.all(
    sent.map(({ submission }) => readSubmission(db, submission.id)),
  );
  const slugs = published.map(({ listing }) => listing);
  const slug = `${name.toLowerCase().replace(' ', '-')}-testville-ks`;
  expect(new Set(slugs)).toEqual(new Set([slug, `${slug}-2`, `${slug}-3`]));
});

test('a business of no category is of the kind that its owner says', async () => {
  const { client } = await createPerson('community_user');
  const { submission } = await sendNew(client, {
    ...newContent(),
    category: 'other',
    specialty: 'Beekeeper',
  });
  const { client: db } = await signInAs('admin');
  expect(await decideNow(db, { id: submission.id })).toMatchObject({ outcome: 'decided' });
  const { listing: slug } = await readSubmission(db, submission.id);
  const { data: profile } = await asAnyone().rpc('get_business', { id_or_slug: slug! });
  expect(profile).toMatchObject({ category: { slug: 'other' }, specialty: 'Beekeeper' });
});

test('a submission without special hours, features, or a map location can still be approved', async () => {
  const { client } = await createPerson('community_user');
  const { special_hours, attributes, location, hours_words, ...older } = newContent();
  const { submission } = await sendNew(client, older as Content);
  await asService().from('submissions').update({ content: older }).eq('id', submission.id);
  const { client: db } = await signInAs('admin');
  expect(await decideNow(db, { id: submission.id })).toMatchObject({ outcome: 'decided' });
  const { status, listing: slug } = await readSubmission(db, submission.id);
  expect(status).toBe('published');
  const { data: profile } = await asAnyone().rpc('get_business', { id_or_slug: slug! });
  expect(profile).toMatchObject({ special_hours: [], attributes: [], lat: null, lng: null });
});

test('an admin’s own entry of a listing is live at once, as the directory’s, unless it is listed or theirs', async () => {
  const { client: db, userId } = await createPerson('admin');
  const { client: member } = await createPerson('community_user');
  const content = newContent();
  const id = crypto.randomUUID();
  const refused = await sendSubmission({ db: member }, { id, revision: 0, content, isLive: true });
  expect(refused).toMatchObject({ ok: false });
  const sent = await sendSubmission({ db }, { id, revision: 0, content, isLive: true });
  expect(sent).toMatchObject({ ok: true, outcome: 'sent', submission: { status: 'published' } });
  const { data: history } = await asAnyone().rpc('get_business_history', { id_or_slug: id });
  expect((history as { changes: object[] }).changes.at(-1)).toMatchObject({ role: 'directory' });
  const { data: notices } = await asService()
    .from('notifications')
    .select('kind')
    .eq('recipient_id', userId);
  expect(notices).toEqual([]);
  const again = { id: crypto.randomUUID(), revision: 0, content, isLive: true };
  expect(await sendSubmission({ db }, again)).toMatchObject({ outcome: 'listed' });
  const own = { ...content, name: `${content.name} West`, is_mine: true };
  expect(
    await sendSubmission({ db }, { ...again, id: crypto.randomUUID(), content: own }),
  ).toMatchObject({ outcome: 'sent', submission: { status: 'pending' } });
});
