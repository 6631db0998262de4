import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findQueuedReview, holdReviews, saveReview } from '#app/domain/review/review-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { readAdminQueue } from '../support/admin-queue.ts';
import { asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { createListings } from '../support/listings.ts';
import { createPerson, createPersonAt } from '../support/people.ts';
import { getProfile } from '../support/profile.ts';

async function review(db: Db, businessId: string, body = `About ${randomUUID()}`) {
  const id = randomUUID();
  const answer = await saveReview(
    { db },
    { businessId, id, rating: 1, body, visitedOn: null, expectedRevision: 0 },
  );
  return { id, status: answer.ok ? answer.review?.status : answer.reason };
}

async function signalsOf(id: string) {
  const { data } = await asService().from('reviews').select('signals').eq('id', id).single();
  return data?.signals;
}

async function createListing(listing = {}) {
  const [created] = await createListings(listing);
  return created!;
}

test('two of twenty reviews from one network are public at once, and an admin can publish a true one', async () => {
  const { id } = await createListing();
  const people = await Promise.all(
    Array.from({ length: 20 }, (_, index) => createPersonAt(`203.0.113.${index + 1}`)),
  );
  const sent: Awaited<ReturnType<typeof review>>[] = [];
  for (const db of people) sent.push(await review(db, id));
  const held = sent.filter(({ status }) => status === 'held');
  expect(held.length).toBe(18);
  expect(await getProfile(id)).toMatchObject({ review_count: 2, rating: 1 });
  expect(await signalsOf(held[0]!.id)).toMatchObject({ same_network: { count: 3 } });
  expect((await getProfile(id)).review_summary.notice).toBe('');

  const { client: admin } = await signInAs('admin');
  const trueOne = held[4]!.id;
  const waiting = (await readAdminQueue(admin)).filter(({ kind }) => kind === 'review');
  expect(waiting.filter((item) => held.some((one) => one.id === item.id))).toHaveLength(18);
  const version = (await findQueuedReview({ db: admin }, trueOne))?.version ?? null;
  await decideNow(admin, { kind: 'review', id: trueOne, version });
  const page = await getProfile(id);
  expect(page.reviews.items.map((one) => one.id)).toContain(trueOne);
  expect(page.review_count).toBe(3);
  // The rest of the directory stays usable.
  const { id: other } = await createListing();
  expect(await review(await createPersonAt('198.51.100.1'), other)).toMatchObject({
    status: 'published',
  });
});

test('addresses are stored nowhere, only a hash with a key', async () => {
  const { id } = await createListing();
  const sent = await review(await createPersonAt('192.0.2.77'), id);
  expect(sent.status).toBe('published');
  const { data } = await asService().from('audit_log').select('after').eq('row_id', sent.id);
  expect(JSON.stringify(data)).not.toContain('192.0.2');
});

test('three people of one network review different places, and are believed', async () => {
  const listings = await createListings({}, {}, {});
  for (const [index, { id }] of listings.entries()) {
    const sent = await review(await createPersonAt(`198.51.100.${index + 10}`), id);
    expect(sent.status).toBe('published');
  }
});

test('the same words by another person wait, a short praise does not', async () => {
  const [first, second] = await createListings({}, {});
  const words = 'The best place in the whole town, we will surely come back with all our friends.';
  const [one, other] = [await createPerson('community_user'), await createPerson('community_user')];
  expect(await review(one.client, first!.id, words)).toMatchObject({ status: 'published' });
  const copy = await review(other.client, second!.id, words.toUpperCase());
  expect(copy.status).toBe('held');
  expect(await signalsOf(copy.id)).toMatchObject({ same_words: { count: 1 } });
  const short = [await createPerson('community_user'), await createPerson('community_user')];
  for (const { client } of short) {
    expect(await review(client, second!.id, 'Great coffee!')).toMatchObject({
      status: 'published',
    });
  }
});

test('a review that names a competitor in the city is held', async () => {
  const [listing] = await createListings(
    { name: 'Quill Coffee' },
    { name: 'Bright Ember Roasters' },
  );
  const { client: db } = await createPerson('community_user');
  const sent = await review(db, listing!.id, 'Go to bright ember roasters instead.');
  expect(sent.status).toBe('held');
  expect(await signalsOf(sent.id)).toEqual({ rival: { name: 'Bright Ember Roasters' } });
});

test('an admin holds all new reviews of a listing with a notice, and lifts that again', async () => {
  const { id: businessId } = await createListing();
  const { client: admin } = await signInAs('admin');
  const notice = 'After a report on TV we read new reviews first.';
  expect(await holdReviews({ db: admin }, { businessId, notice })).toMatchObject({
    outcome: 'saved',
  });
  expect(await getProfile(businessId)).toMatchObject({ review_summary: { notice } });
  const [one, other] = [await createPerson('community_user'), await createPerson('community_user')];
  expect(await review(one.client, businessId)).toMatchObject({ status: 'held' });
  const long = await holdReviews({ db: admin }, { businessId, notice: 'x'.repeat(301) });
  expect(long).toMatchObject({ reason: 'invalid', field: 'notice' });
  await holdReviews({ db: admin }, { businessId, notice: '' });
  expect(await getProfile(businessId)).toMatchObject({ review_summary: { notice: null } });
  expect(await review(other.client, businessId)).toMatchObject({ status: 'published' });
});

test('many reports of one review are one item of the queue', async () => {
  const { id: businessId } = await createListing();
  const { client: db } = await createPerson('community_user');
  const { id } = await review(db, businessId);
  const { data: people } = await asService().from('profiles').select('user_id').limit(4);
  await asService()
    .from('reports')
    .insert(
      people!.map(({ user_id }) => ({
        id: randomUUID(),
        kind: 'review' as const,
        subject_id: id,
        reporter_id: user_id,
        reason: 'false' as const,
      })),
    );
  const { client: admin } = await signInAs('admin');
  const items = (await readAdminQueue(admin)).filter((item) => item.id === id);
  expect(items).toMatchObject([{ kind: 'review', signals: { reported: { count: 4 } } }]);
});
