import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { blockThread } from '#app/domain/message/message-calls.ts';
import { findOwnVisibility, showOwnProfile } from '#app/domain/profile/profile-calls.ts';
import { findQueuedQuestion, saveQuestion } from '#app/domain/question/question-calls.ts';
import { findReportable } from '#app/domain/report/report-calls.ts';
import { answerReview, saveReview, voteReview } from '#app/domain/review/review-calls.ts';
import { copySavedList, putSavedList, savePlaces } from '#app/domain/saved/saved-calls.ts';
import { findSharedList } from '#app/domain/saved/saved.server.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createThread } from '../support/conversations.ts';
import { decideNow } from '../support/decide.ts';
import { createPerson, createPersonAt } from '../support/people.ts';
import { getProfile } from '../support/profile.ts';
import { createReviewed, decideReview } from '../support/reviews.ts';
import { suggestAs } from '../support/suggested-edits.ts';

const review = (db: Db, businessId: string) =>
  saveReview(
    { db },
    {
      businessId,
      id: randomUUID(),
      rating: 1,
      body: 'Cold soup.',
      visitedOn: null,
      expectedRevision: 0,
    },
  );
const ask = (db: Db, businessId: string) =>
  saveQuestion(
    { db },
    { businessId, id: randomUUID(), body: 'Why?', questionId: null, expectedRevision: 0 },
  );

async function kindsFor(userId: string) {
  const { data } = await asService()
    .from('notifications')
    .select('kind')
    .eq('recipient_id', userId)
    .throwOnError();
  return data.map(({ kind }) => kind).filter((kind) => kind !== 'message_received');
}

test.each(['owner', 'editor', 'admin'])(
  'nothing that a person writes whom the %s has blocked rings or mails the owner',
  async (blocker) => {
    const { id, listing, person, owner } = await createThread();
    if (blocker === 'owner') await blockThread({ db: owner.client }, { id, isBlocked: true });
    else await asService().from('message_threads').update({ blocked_by: blocker }).eq('id', id);
    expect(await review(person.client, listing.id)).toMatchObject({ outcome: 'saved' });
    expect(await ask(person.client, listing.id)).toMatchObject({ outcome: 'saved' });
    expect(
      (await suggestAs(person, listing.id, { phone: '(512) 555-0177' })).outcome,
    ).toMatchObject({ outcome: 'sent' });
    expect(await kindsFor(owner.userId)).toEqual([]);
    const other = await createPerson('community_user');
    await ask(other.client, listing.id);
    expect(await kindsFor(owner.userId)).toEqual(['question_received']);
  },
);

test('nor does what an admin publishes of a person whom the owner has blocked', async () => {
  const { id, listing, person, owner } = await createThread();
  await blockThread({ db: owner.client }, { id, isBlocked: true });
  const input = { businessId: listing.id, body: 'More at soup.example', expectedRevision: 0 };
  const ids = { review: randomUUID(), question: randomUUID() };
  const { client: db } = person;
  await saveReview({ db }, { ...input, id: ids.review, rating: 1, visitedOn: null });
  await saveQuestion({ db }, { ...input, id: ids.question, questionId: null });
  const { client: admin } = await signInAs('admin');
  const question = (await findQueuedQuestion({ db: admin }, ids.question))!;
  expect(question.status).toBe('held');
  await decideReview(admin, ids.review, true);
  await decideNow(admin, { kind: 'question', id: ids.question, version: question.version });
  expect((await kindsFor(person.userId)).toSorted()).toEqual([
    'question_published',
    'review_published',
  ]);
  expect(await kindsFor(owner.userId)).toEqual([]);
});

test('who blocks the owner is still heard, and hears nothing of the owner', async () => {
  const { id, listing, person, owner } = await createThread();
  await blockThread({ db: person.client }, { id, isBlocked: true });
  const sent = await review(person.client, listing.id);
  expect(await kindsFor(owner.userId)).toEqual(['review_received']);
  const reviewId = sent.ok ? sent.review!.id : '';
  const answer = { id: reviewId, answer: 'Come again.', expectedAnswer: null };
  expect(await answerReview({ db: owner.client }, answer)).toMatchObject({ outcome: 'saved' });
  expect(await kindsFor(person.userId)).toEqual([]);
});

test('the profile and shared lists of a suspended person are gone until it ends', async () => {
  const { slug, businessId, author } = await createReviewed();
  const { client: db, userId } = author;
  const listId = randomUUID();
  await putSavedList({ db }, { listId, name: 'Soups', isShared: true, isPublic: true });
  await savePlaces({ db }, { slugs: [slug], listId });
  await showOwnProfile({ db }, { userId, isPublic: true });
  const { public_id: profile_id } = (await findOwnVisibility({ db }, userId))!;
  const reader = await createPerson('community_user');
  const read = async () => [
    (await asAnyone().rpc('get_public_profile', { profile_id })).data !== null,
    (await findSharedList({ db: asAnyone() }, listId)) !== null,
    (await copySavedList({ db: reader.client }, { listId, copyId: randomUUID(), name: 'Mine' })).ok,
    (await getProfile(businessId)).reviews.items[0]!.profile_id !== null,
    (await findReportable({ db: reader.client }, { kind: 'list', id: listId, photo: null })) !==
      null,
  ];
  expect(await read()).toEqual([true, true, true, true, true]);
  const { client: superAdmin } = await signInAs('super');
  const last_day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const suspended = { person: userId, last_day, reason: 'Spam' };
  await superAdmin.rpc('suspend_person', suspended).throwOnError();
  expect(await read()).toEqual([false, false, false, false, false]);
  expect((await getProfile(businessId)).reviews.items).toHaveLength(1);
  await superAdmin.rpc('lift_suspension', { person: userId, reason: 'Done' }).throwOnError();
  expect(await read()).toEqual([true, true, true, true, true]);
});

test('owner and colleagues cannot vote on reviews of their listing, and lose the votes they had', async () => {
  const { id, businessId, owner } = await createReviewed();
  const colleague = await createPerson('community_user');
  const vote = (db: Db) => voteReview({ db }, { id, isHelpful: true });
  expect(await vote(owner.client)).toMatchObject({ outcome: 'own', helpful_count: 0 });
  expect(await vote(colleague.client)).toMatchObject({ outcome: 'saved', helpful_count: 1 });
  const member = { business_id: businessId, user_id: colleague.userId, role: 'editor' as const };
  await asService().from('business_members').insert(member).throwOnError();
  expect((await getProfile(businessId)).reviews.items[0]!.helpful_count).toBe(0);
  expect(await vote(colleague.client)).toMatchObject({ outcome: 'own', helpful_count: 0 });
});

test('votes of accounts an hour old count once, and so do all of one network', async () => {
  const { id } = await createReviewed();
  const vote = (db: Db) => voteReview({ db }, { id, isHelpful: true });
  const young = ['203.0.113.1', '198.51.100.1', '192.0.2.1'];
  for (const address of young) {
    expect(await vote(await createPersonAt(address))).toMatchObject({ helpful_count: 1 });
  }
  const vote_of = async (address: string) => {
    const db = await createPersonAt(address);
    const { data } = await db.from('profiles').select('user_id').single();
    await vote(db);
    // As if the account had been older.
    return asService()
      .from('review_votes')
      .update({ is_new_account: false })
      .eq('voter_id', data!.user_id)
      .throwOnError();
  };
  await vote_of('203.0.113.7');
  await vote_of('203.0.113.200');
  expect(await vote(await createPersonAt('192.0.2.9'))).toMatchObject({ helpful_count: 2 });
  await vote_of('198.51.100.9');
  expect(await vote(await createPersonAt('192.0.2.10'))).toMatchObject({ helpful_count: 3 });
});
