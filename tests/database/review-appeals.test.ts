import { expect, test } from 'vitest';
import { appealRemoval } from '#app/domain/report/report-calls.ts';
import { findQueuedReview, saveReview } from '#app/domain/review/review-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asService, signInAs } from '../support/clients.ts';
import { findNotificationKinds } from '../support/notifications.ts';
import { createPerson } from '../support/people.ts';
import { getProfile } from '../support/profile.ts';
import { decideOne } from '../support/queue-decisions.ts';
import { createReviewed, decideReview, findReview, reportReview } from '../support/reviews.ts';

const nothing = '00000000-0000-4000-8000-000000000000';

const appealReview = async (db: Db, id: string, appeal: string) => {
  const removalId = (await findReview({ db }, id))?.removal?.id ?? nothing;
  return appealRemoval({ db }, { id: removalId, appeal });
};

test('the author of a hidden review appeals once', async () => {
  const { id, businessId, author } = await createReviewed();
  const { client: db } = author;
  expect(await appealReview(db, id, 'Why?')).toMatchObject({ outcome: 'closed' });
  const reporter = await createPerson('community_user');
  await reportReview({ db: reporter.client }, { id, reason: 'false', details: '' });
  const { client: admin } = await signInAs('admin');
  await decideReview(admin, id, false, 'Not true.');
  expect(await appealReview(db, id, ' ')).toMatchObject({ reason: 'invalid', field: 'appeal' });
  const removalId = (await findReview({ db }, id))!.removal!.id;
  const stranger = { db: reporter.client };
  expect(await appealRemoval(stranger, { id: removalId, appeal: 'x' })).toMatchObject({
    outcome: 'closed',
  });
  for (const text of ['I have the receipt.', 'And another thing.']) {
    expect(await appealReview(db, id, text)).toMatchObject({ outcome: 'appealed' });
  }
  expect(await findQueuedReview({ db: admin }, id)).toMatchObject({
    is_waiting: true,
    appeal: 'I have the receipt.',
  });
  await decideReview(admin, id, true);
  expect(await getProfile(businessId)).toMatchObject({ review_count: 1 });
  expect(await findNotificationKinds(db)).toEqual(['review_published', 'review_hidden']);
  expect(await findQueuedReview({ db: admin }, id)).toMatchObject({ is_waiting: false });
});

test('a rejected appeal stays rejected until the review is hidden once more', async () => {
  const { id, review, author } = await createReviewed();
  const { client: db } = author;
  const reporter = await createPerson('community_user');
  await reportReview({ db: reporter.client }, { id, reason: 'false', details: '' });
  const { client: admin } = await signInAs('admin');
  await decideReview(admin, id, false, 'Not true.');
  await appealReview(db, id, 'It is.');
  await decideReview(admin, id, false, 'It is not.');
  expect(await appealReview(db, id, 'But it is.')).toMatchObject({ outcome: 'appealed' });
  expect(await findQueuedReview({ db: admin }, id)).toMatchObject({
    is_waiting: false,
    hidden_reason: 'It is not.',
    appeal: 'It is.',
  });
  expect(await findReview({ db }, id)).toMatchObject({
    removal: { appeal_decided_at: expect.any(String), restored_at: null },
  });
  await saveReview({ db }, { ...review, body: 'Fair soup.', expectedRevision: 1 });
  await decideReview(admin, id, false, 'Still not true.');
  expect(await findReview({ db }, id)).toMatchObject({
    removal: { reason: 'Still not true.', appealed_at: null },
  });
  expect(await findNotificationKinds(db)).toEqual([
    'review_hidden',
    'review_hidden',
    'review_hidden',
  ]);
});

test('a review hidden because its author manages the listing now has nothing to appeal against', async () => {
  const { id, businessId, author } = await createReviewed();
  await asService()
    .from('business_members')
    .insert({ business_id: businessId, user_id: author.userId, role: 'editor' });
  expect(await appealReview(author.client, id, 'Why?')).toMatchObject({ outcome: 'closed' });
});

test('an admin who has not seen an appeal does not decide it', async () => {
  const { id, author } = await createReviewed();
  const reporter = await createPerson('community_user');
  await reportReview({ db: reporter.client }, { id, reason: 'false', details: '' });
  const { client: admin } = await signInAs('admin');
  await decideReview(admin, id, false, 'Not true.');
  const version = (await findQueuedReview({ db: admin }, id))?.version ?? null;
  await appealReview(author.client, id, 'It is.');
  const decision = { kind: 'review', id, version, isApproved: false, reason: 'x' } as const;
  expect(await decideOne(admin, decision)).toMatchObject({ outcome: 'stale' });
});
