import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeSignals } from '#app/domain/admin-queue/admin-queue.ts';
import {
  answerReview,
  deleteReview,
  findOwnVotes,
  findQueuedReview,
  findReviewForm,
  findReviewsToAnswer,
  findUnansweredReviews,
  holdReviews,
  saveReview,
  voteReview,
} from '#app/domain/review/review-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { readAdminQueue } from '../support/admin-queue.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { findNotificationKinds } from '../support/notifications.ts';
import { createPerson } from '../support/people.ts';
import { getProfile } from '../support/profile.ts';
import { decideOne } from '../support/queue-decisions.ts';
import {
  createReviewed,
  decideReview,
  findReview,
  reportReview,
  type Reported,
} from '../support/reviews.ts';

const nothing = '00000000-0000-4000-8000-000000000000';

test('visitors can neither answer, vote on, appeal, nor hold reviews', async () => {
  const db = asAnyone();
  const answers = await Promise.all([
    db.rpc('answer_review', { review_id: nothing, answer: 'x' }),
    db.rpc('vote_review', { review_id: nothing, is_helpful: true }),
    db.rpc('appeal_removal', { removal_id: nothing, appeal: 'x' }),
    db.rpc('hold_reviews', { business_id: nothing, notice: 'x' }),
    db.rpc('get_queued_review', { review_id: nothing }),
    db.rpc('find_reviews_to_answer', { business_id: nothing }),
    db.rpc('find_unanswered_reviews'),
    db.rpc('find_own_votes', { business_id: nothing }),
    db.from('review_votes').select(),
  ]);
  expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => '42501'));
});

test.each(['visitor', 'owner', 'admin'] as const)(
  'the %s can neither write votes directly nor read those of others',
  async (account) => {
    const { id } = await createReviewed();
    const { client: voter } = await createPerson('community_user');
    await voteReview({ db: voter }, { id, isHelpful: true });
    const { client: db, userId } = await signInAs(account);
    const vote = { review_id: id, voter_id: userId };
    const answers = [
      await db.from('review_votes').insert(vote),
      await db.from('review_votes').delete().eq('review_id', id),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => '42501'));
    const read = (client: Db) =>
      client.from('review_votes').select('review_id').eq('review_id', id);
    expect((await read(db)).data).toEqual([]);
    expect((await read(voter)).data).toHaveLength(1);
  },
);

test('the owner gets a mail about a review, answers it once, and edits the answer', async () => {
  const { id, businessId, owner, author } = await createReviewed();
  expect(await findNotificationKinds(owner.client)).toEqual(['review_received']);
  expect(await findUnansweredReviews({ db: owner.client })).toMatchObject([
    { id: businessId, count: 1 },
  ]);
  const answer = (text: string, expectedAnswer: string | null) =>
    answerReview({ db: owner.client }, { id, answer: text, expectedAnswer });
  expect(await answer('Thank you.', null)).toMatchObject({ outcome: 'saved' });
  expect(await answer('Thanks!', null)).toMatchObject({ outcome: 'stale', answer: 'Thank you.' });
  expect(await answer('Thanks!', 'Thank you.')).toMatchObject({ outcome: 'saved' });
  expect(await answer(' ', 'Thanks!')).toMatchObject({ reason: 'invalid', field: 'answer' });
  expect(await findNotificationKinds(author.client)).toEqual(['review_answered']);
  expect((await getProfile(businessId)).reviews.items).toMatchObject([{ owner_answer: 'Thanks!' }]);
  expect(await findUnansweredReviews({ db: owner.client })).toEqual([]);
  const page = await findReviewsToAnswer({ db: owner.client }, { businessId, after: null });
  expect(page?.items).toMatchObject([{ id, owner_answer: 'Thanks!' }]);
});

test('an editor answers, and neither who edits hours alone nor a stranger', async () => {
  const { id, businessId } = await createReviewed();
  const people = await Promise.all([1, 2, 3].map(async () => createPerson('community_user')));
  const [editor, clerk, stranger] = people;
  await asService()
    .from('business_members')
    .insert([
      { business_id: businessId, user_id: editor!.userId, role: 'editor' },
      { business_id: businessId, user_id: clerk!.userId, role: 'hours' },
    ]);
  const input = { id, answer: 'Hello.', expectedAnswer: null };
  for (const { client: db } of [clerk!, stranger!]) {
    expect(await answerReview({ db }, input)).toEqual({ ok: false, reason: 'not_allowed' });
    expect(await findReviewsToAnswer({ db }, { businessId, after: null })).toBeNull();
  }
  expect(await answerReview({ db: editor!.client }, input)).toMatchObject({ outcome: 'saved' });
});

test('a person votes for a review once, not for their own, and can undo the vote', async () => {
  const { id, businessId, author } = await createReviewed();
  const voter = await createPerson('community_user');
  const vote = (isHelpful: boolean, db = voter.client) => voteReview({ db }, { id, isHelpful });
  const answers = await Promise.all([vote(true), vote(true), vote(true)]);
  expect(answers).toMatchObject(answers.map(() => ({ outcome: 'saved', helpful_count: 1 })));
  expect(await findOwnVotes({ db: voter.client }, businessId)).toEqual([id]);
  expect(await findOwnVotes({ db: author.client }, businessId)).toEqual([]);
  expect(await vote(true, author.client)).toMatchObject({ outcome: 'own', helpful_count: 1 });
  expect(await vote(false)).toMatchObject({ helpful_count: 0 });
  await vote(true);
  await asService().auth.admin.deleteUser(voter.userId);
  expect((await getProfile(businessId)).reviews.items).toMatchObject([{ helpful_count: 0 }]);
});

test('a page sorts reviews by how helpful they are, and finds texts as written', async () => {
  const { id, businessId } = await createReviewed();
  const other = await createPerson('community_user');
  const body = 'Costs 100% too much_of it.';
  const second = {
    businessId,
    id: randomUUID(),
    rating: 5,
    body,
    visitedOn: null,
    expectedRevision: 0,
  };
  await saveReview({ db: other.client }, second);
  const { client: db } = await createPerson('community_user');
  await voteReview({ db }, { id, isHelpful: true });
  const idsFor = async (query: Record<string, string>) =>
    (await getProfile(businessId, query)).reviews.items.map((review) => review.id);
  expect(await idsFor({ review_sort: 'helpful' })).toEqual([id, second.id]);
  expect(await idsFor({ review_words: 'SOUP' })).toEqual([id]);
  expect(await idsFor({ review_words: '100%' })).toEqual([second.id]);
  expect(await idsFor({ review_words: 'm_c' })).toEqual([]);
  // Only as many characters as the screen takes are compared with every review.
  const long = { ...second, body: 'Soup '.repeat(20).trim(), expectedRevision: 1 };
  await saveReview({ db: other.client }, long);
  expect(await idsFor({ review_words: 'Soup '.repeat(40) })).toEqual([second.id]);
});

test('an upheld report hides the review and notifies its author and the reporter', async () => {
  const { id, businessId, slug, author } = await createReviewed();
  const reporter = await createPerson('community_user');
  const reported: Reported = { id, reason: 'private', details: 'My name' };
  for (const _ of [1, 2]) {
    const sent = await reportReview({ db: reporter.client }, reported);
    expect(sent).toMatchObject({ outcome: 'reported' });
  }
  expect(await reportReview({ db: author.client }, reported)).toMatchObject({ outcome: 'own' });
  const { client: admin } = await signInAs('admin');
  expect(await findQueuedReview({ db: admin }, id)).toMatchObject({
    is_waiting: true,
    status: 'published',
    reports: [{ reason: 'private', details: 'My name', status: 'open' }],
  });
  expect(await decideReview(admin, id, false, 'It names a person.')).toMatchObject({
    outcome: 'decided',
  });
  const page = await getProfile(businessId);
  expect(page).toMatchObject({ review_count: 0, rating: null, review_summary: { hidden: 1 } });
  expect(page.reviews.items).toEqual([]);
  expect(await findNotificationKinds(author.client)).toEqual(['review_hidden']);
  expect(await findNotificationKinds(reporter.client)).toEqual(['report_decided']);
  expect(await findReviewForm({ db: author.client }, slug)).toMatchObject({
    review: { status: 'hidden', hidden_reason: 'It names a person.' },
  });
  expect(await findReview({ db: reporter.client }, id)).toMatchObject({
    report: { status: 'upheld', outcome: 'It names a person.' },
  });
  const { client: other } = await createPerson('community_user');
  expect(await findReview({ db: other }, id)).toBeNull();
});

test('a dismissed report leaves the review, and its reporter gets a mail', async () => {
  const { id, businessId, author } = await createReviewed();
  const reporter = await createPerson('community_user');
  await reportReview({ db: reporter.client }, { id, reason: 'false', details: '' });
  const { client: admin } = await signInAs('admin');
  await decideReview(admin, id, true);
  expect(await getProfile(businessId)).toMatchObject({ review_count: 1 });
  expect(await findNotificationKinds(author.client)).toEqual([]);
  expect(await findReview({ db: reporter.client }, id)).toMatchObject({
    report: { status: 'dismissed' },
  });
  expect(await findQueuedReview({ db: admin }, id)).toMatchObject({ is_waiting: false });
});

test('a hidden review that its author changes waits for an admin, who can publish it', async () => {
  const { id, businessId, review, author } = await createReviewed();
  const reporter = await createPerson('community_user');
  await reportReview({ db: reporter.client }, { id, reason: 'insult', details: '' });
  const { client: admin } = await signInAs('admin');
  await decideReview(admin, id, false, 'No insults.');
  const edit = { ...review, body: 'Good soup, politely.', expectedRevision: 1 };
  expect(await saveReview({ db: author.client }, edit)).toMatchObject({
    outcome: 'saved',
    review: { status: 'held', hidden_reason: null },
  });
  expect((await getProfile(businessId)).reviews.items).toEqual([]);
  await decideReview(admin, id, true);
  expect((await getProfile(businessId)).reviews.items).toMatchObject([{ body: edit.body }]);
});

test('an admin decides what they saw, and neither their own review nor their own report', async () => {
  const { id, review, author } = await createReviewed();
  const { client: admin } = await signInAs('admin');
  const reporter = await createPerson('community_user');
  await reportReview({ db: reporter.client }, { id, reason: 'insult', details: '' });
  const version = (await findQueuedReview({ db: admin }, id))?.version ?? null;
  await saveReview({ db: author.client }, { ...review, body: 'Better soup.', expectedRevision: 1 });
  const stale = await decideOne(admin, {
    kind: 'review',
    id,
    version,
    isApproved: false,
    reason: 'x',
  });
  expect(stale).toMatchObject({ outcome: 'stale' });
  const other = await createPerson('admin');
  await reportReview({ db: other.client }, { id, reason: 'false', details: '' });
  expect(await decideReview(other.client, id, true)).toMatchObject({ outcome: 'own' });
  for (const account of ['visitor', 'owner'] as const) {
    const { client: db } = await signInAs(account);
    expect(await findQueuedReview({ db }, id)).toBeNull();
    expect(await holdReviews({ db }, { businessId: review.businessId, notice: 'x' })).toEqual({
      ok: false,
      reason: 'not_allowed',
    });
  }
});

test('a deleted review leaves the queue', async () => {
  const { id, review, author } = await createReviewed();
  const reporter = await createPerson('community_user');
  await reportReview({ db: reporter.client }, { id, reason: 'insult', details: '' });
  await deleteReview({ db: author.client }, review);
  const { data } = await (
    await signInAs('admin')
  ).client.rpc('record_heartbeat', {
    kind: 'review',
    id,
  });
  expect(data).toMatchObject({ is_waiting: false });
});

test('a person’s review is hidden once they own or edit the listing', async () => {
  const { businessId, review, author } = await createReviewed();
  await asService().from('businesses').update({ owner_id: author.userId }).eq('id', businessId);
  expect(await getProfile(businessId)).toMatchObject({ review_count: 0 });
  expect((await author.client.rpc('find_own_reviews')).data).toMatchObject({
    items: [{ status: 'hidden', hidden_reason: null }],
  });
  await asService().from('businesses').update({ owner_id: null }).eq('id', businessId);
  await saveReview(
    { db: author.client },
    { ...review, body: 'Good soup again.', expectedRevision: 1 },
  );
  const { client: admin } = await signInAs('admin');
  const item = (await readAdminQueue(admin)).find(({ id }) => id === review.id);
  expect(describeSignals(item!)).toContain(
    'Hidden before: written again since; its author managed the listing',
  );
});
