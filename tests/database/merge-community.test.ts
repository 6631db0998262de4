import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  blockThread,
  findContact,
  findMessageThread,
  findMessageThreads,
  replyToMessage,
} from '#app/domain/message/message-calls.ts';
import { sendMessage } from '#app/domain/message/message.server.ts';
import { showOwnProfile } from '#app/domain/profile/profile-calls.ts';
import { saveQuestion } from '#app/domain/question/question-calls.ts';
import { saveReview, voteReview } from '#app/domain/review/review-calls.ts';
import {
  findOwnList,
  findSavedLists,
  putSavedList,
  savePlaces,
  unsavePlace,
} from '#app/domain/saved/saved-calls.ts';
import {
  decideSuggestion,
  findSuggestion,
  findSuggestionsToDecide,
} from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { readAdminQueue } from '../support/admin-queue.ts';
import { asService } from '../support/clients.ts';
import { admin as signInAdmin, createTwins, mergeListings } from '../support/duplicates.ts';
import { findNotificationKinds } from '../support/notifications.ts';
import { createPerson } from '../support/people.ts';
import { getProfile } from '../support/profile.ts';
import { reportAs } from '../support/reports.ts';
import { suggestAs } from '../support/suggested-edits.ts';

const unmerge = async (db: Db, { pair }: Awaited<ReturnType<typeof mergeListings>>) =>
  (await db.rpc('unmerge_businesses', { merge_id: pair?.merge?.id ?? '' })).data as {
    outcome: string;
    pair: { merge: { left_alone: string[] } };
  };

/** The listing that the queue names for an item. */
const queuedFor = async (db: Db, id: string) =>
  (await readAdminQueue(db)).find((item) => item.id === id)?.name;

test('merging two listings moves reviews with their votes, one of each author, none of who manages the result', async () => {
  const colleague = await createPerson('community_user');
  const both = await createPerson('community_user');
  const voter = await createPerson('community_user');
  const { kept, merged, ids } = await createTwins({}, {});
  const write = async (db: Db, businessId: string, rating: number) => {
    const id = randomUUID();
    const body = `About ${id}`;
    await saveReview(
      { db },
      { businessId, id, rating, body, visitedOn: null, expectedRevision: 0 },
    );
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
  const { pair } = await mergeListings(db, ids);
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
  const entry = { businessId: merged.id, expectedRevision: 0 };
  await saveQuestion({ db }, { ...entry, id, questionId: null, body: 'Is it open?' });
  const answer = { ...entry, id: randomUUID(), questionId: id };
  await saveQuestion({ db: other }, { ...answer, body: 'It is.' });
  const admin = await signInAdmin();
  const { pair } = await mergeListings(admin, ids);
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

test('merging two listings moves conversations, in which both sides write on, and undoing it returns them', async () => {
  const owner = await createPerson('business_owner');
  const person = await createPerson('community_user');
  const { kept, merged, ids } = await createTwins(
    { owner_id: owner.userId },
    { owner_id: owner.userId },
  );
  const write = async (businessId: string) => {
    const recipient = { thread_id: randomUUID(), message_id: randomUUID() };
    const sent = await sendMessage(
      { db: asService() },
      {
        sender: person.userId,
        recipients: [{ business_id: businessId, ...recipient }],
        body: 'Are you open?',
        website: '',
        open_ms: 9_000,
        address: null,
      },
    );
    return 'sendings' in sent ? sent.sendings[0]!.thread_id : null;
  };
  const [older, newer] = [(await write(kept.id))!, (await write(merged.id))!];
  await reportAs(person, { kind: 'conversation', id: newer });
  const admin = await signInAdmin();
  const done = await mergeListings(admin, ids);
  for (const { client: db } of [person, owner]) {
    const { items } = await findMessageThreads({ db }, null);
    expect(items).toMatchObject([newer, older].map((id) => ({ id, listing: { name: kept.name } })));
  }
  expect(await queuedFor(admin, newer)).toBe(kept.name);
  const answer = { id: newer, messageId: randomUUID(), body: 'We are.' };
  expect(await replyToMessage({ db: owner.client }, answer)).toMatchObject({ outcome: 'sent' });
  // What the person writes now goes on in the newest one.
  expect(await findContact({ db: person.client }, kept.id)).toMatchObject({ thread_id: newer });
  expect(await write(kept.id)).toBe(newer);
  await blockThread({ db: owner.client }, { id: older, isBlocked: true });
  expect(await findContact({ db: person.client }, kept.id)).toMatchObject({ obstacle: 'blocked' });

  await unmerge(admin, done);
  for (const { client: db } of [person, owner]) {
    expect(await findMessageThread({ db }, older)).toMatchObject({ listing: { name: kept.name } });
    expect(await findMessageThread({ db }, newer)).toMatchObject({
      listing: { name: merged.name },
      // A block holds for both listings of the owner.
      can_reply: false,
      messages: [{}, { body: 'We are.' }, {}],
    });
  }
  expect(await queuedFor(admin, newer)).toBe(merged.name);
});

test('merging two listings moves suggested edits to who decides them there, and undoing it returns them', async () => {
  const owner = await createPerson('business_owner');
  const person = await createPerson('community_user');
  const owned = { owner_id: owner.userId };
  const { kept, merged, ids } = await createTwins(owned, { ...owned, phone: '(512) 555-0100' });
  const { id } = await suggestAs(person, merged.id, { phone: '(512) 555-0101' });
  const other = await suggestAs(person, merged.id, { description: 'Bread.' });
  await asService()
    .from('suggested_edits')
    .update({ owner_until: '2026-01-01' })
    .eq('id', other.id);
  await asService().rpc('escalate_suggestions');
  const admin = await signInAdmin();
  const fieldOf = async (suggestion: string) =>
    (await findSuggestion({ db: person.client }, suggestion))!.fields[0]!;
  const done = await mergeListings(admin, ids);
  expect(await findSuggestion({ db: person.client }, id)).toMatchObject({
    listing: { id: kept.id },
  });
  const toDecide = await findSuggestionsToDecide({ db: owner.client }, kept.id);
  expect(toDecide).toMatchObject([{ field: 'phone', after: { phone: '(512) 555-0101' } }]);
  expect(await queuedFor(admin, (await fieldOf(other.id)).id)).toBe(kept.name);
  await suggestAs(person, kept.id, { website: 'https://quixotry.example' });

  const { pair } = await unmerge(admin, done);
  expect(pair.merge.left_alone).toContain('suggestions');
  expect(await queuedFor(admin, (await fieldOf(other.id)).id)).toBe(merged.name);
  const field = await fieldOf(id);
  const accepted = { id: field.id, isAccepted: true, reason: '' };
  expect(await decideSuggestion({ db: owner.client }, accepted)).toMatchObject({
    outcome: 'saved',
  });
  expect(await getProfile(merged.id)).toMatchObject({ phone: '(512) 555-0101' });
});

test('merging two listings accepts what called them one business', async () => {
  const person = await createPerson('community_user');
  const { kept, merged, ids } = await createTwins({}, {});
  const { id } = await suggestAs(person, merged.id, { duplicate_of: kept.slug });
  const field = async () => (await findSuggestion({ db: person.client }, id))!.fields[0]!;
  const admin = await signInAdmin();
  expect(await queuedFor(admin, (await field()).id)).toBe(merged.name);
  await mergeListings(admin, ids);
  expect(await field()).toMatchObject({ status: 'accepted' });
  expect(await queuedFor(admin, (await field()).id)).toBeUndefined();
  expect(await findNotificationKinds(person.client)).toContain('edit_decided');
});

test('two saved places that merge become one, and everyone who saved either hears of its closing', async () => {
  const { client: db, userId } = await createPerson('community_user');
  const other = await createPerson('community_user');
  const { kept, merged, ids } = await createTwins({}, {});
  const listId = randomUUID();
  await putSavedList({ db }, { listId, name: 'Bread', isShared: true, isPublic: true });
  await savePlaces({ db }, { slugs: [kept.slug, merged.slug], listId });
  await savePlaces({ db: other.client }, { slugs: [merged.slug], listId: null });
  await showOwnProfile({ db }, { userId, isPublic: true });
  const { data: profile } = await db.from('profiles').select('public_id').single();
  const countAll = async () => ({
    own: (await findSavedLists({ db })).lists.map(({ count }) => count),
    shown: (await findOwnList({ db }, listId))?.places.length,
    profile: (await db.rpc('get_public_profile', { profile_id: profile?.public_id ?? '' })).data,
  });
  const admin = await signInAdmin();
  const done = await mergeListings(admin, ids);
  const one = { own: [1], shown: 1, profile: { lists: [{ count: 1 }] } };
  expect(await countAll()).toMatchObject(one);
  const close = async (status: 'closed' | 'published') => {
    await asService().from('businesses').update({ status }).eq('id', kept.id).throwOnError();
    while (((await asService().rpc('notify_savers')).data ?? 0) > 0);
  };
  await close('closed');
  for (const told of [db, other.client]) {
    const { data } = await told.from('notifications').select('kind, data');
    const news = { name: kept.name, slug: kept.slug, status: 'closed' };
    expect(data).toMatchObject([{ kind: 'saved_place_changed', data: news }]);
  }
  await close('published');
  await unmerge(admin, done);
  const both = { own: [2], shown: 2, profile: { lists: [{ count: 2 }] } };
  expect(await countAll()).toMatchObject(both);
  await unsavePlace({ db }, { slug: merged.slug, listId });
  expect((await findOwnList({ db }, listId))?.places).toMatchObject([{ slug: kept.slug }]);
});
