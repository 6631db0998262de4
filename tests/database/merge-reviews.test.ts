import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { saveQuestion } from '#app/domain/question/question-calls.ts';
import { saveReview, voteReview } from '#app/domain/review/review-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asService } from '../support/clients.ts';
import { admin as signInAdmin, createTwins, merge } from '../support/duplicates.ts';
import { createPerson } from '../support/people.ts';
import { getProfile } from '../support/profile.ts';

test('merging two listings moves reviews with their votes, one of each author, none of who manages the result', async () => {
  const colleague = await createPerson('community_user');
  const both = await createPerson('community_user');
  const voter = await createPerson('community_user');
  const { kept, merged, ids } = await createTwins({}, {});
  const write = async (db: Db, businessId: string, rating: number) => {
    const id = randomUUID();
    const body = `About ${id}`;
    await saveReview({ db }, { businessId, id, rating, body, visitedOn: null, seen: 0 });
    return id;
  };
  await write(both.client, kept.id, 1);
  const newer = await write(both.client, merged.id, 5);
  await write(colleague.client, merged.id, 5);
  await voteReview({ db: voter.client }, { id: newer, isHelpful: true });
  await asService()
    .from('business_members')
    .insert({ business_id: kept.id, user_id: colleague.userId, role: 'hours' });
  const db = await signInAdmin();
  const { pair } = await merge(db, ids);
  const page = await getProfile(kept.id);
  expect(page).toMatchObject({ review_count: 1, rating: 5 });
  expect(page.reviews.items).toMatchObject([{ id: newer, helpful_count: 1 }]);

  await db.rpc('unmerge_businesses', { merge_id: pair?.merge?.id ?? '' });
  expect(await getProfile(kept.id)).toMatchObject({ review_count: 1, rating: 1 });
  expect(await getProfile(merged.id)).toMatchObject({ review_count: 2, rating: 5 });
});

test('merging two listings moves questions with their answers, and undoing it returns them', async () => {
  const { client: db } = await createPerson('community_user');
  const { client: other } = await createPerson('community_user');
  const { kept, merged, ids } = await createTwins({}, {});
  const id = randomUUID();
  const entry = { businessId: merged.id, seen: 0 };
  await saveQuestion({ db }, { ...entry, id, questionId: null, body: 'Is it open?' });
  const answer = { ...entry, id: randomUUID(), questionId: id };
  await saveQuestion({ db: other }, { ...answer, body: 'It is.' });
  const admin = await signInAdmin();
  const { pair } = await merge(admin, ids);
  const asked = [{ id, answers: [{ body: 'It is.' }] }];
  expect((await getProfile(kept.id)).questions.items).toMatchObject(asked);
  // Answered since: it belongs to the question.
  await saveQuestion({ db }, { ...entry, id: randomUUID(), questionId: id, body: 'Thank you.' });
  await admin.rpc('unmerge_businesses', { merge_id: pair?.merge?.id ?? '' });
  expect((await getProfile(kept.id)).questions.items).toEqual([]);
  expect((await getProfile(merged.id)).questions.items).toMatchObject([
    { id, answers: [{ body: 'It is.' }, { body: 'Thank you.' }] },
  ]);
});
