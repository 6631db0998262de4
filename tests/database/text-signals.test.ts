import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { saveQuestion } from '#app/domain/question/question-calls.ts';
import { saveReview, saveReviewPhotos } from '#app/domain/review/review-calls.ts';
import { suggestEdit } from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asService, signInAs } from '../support/clients.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings, createOwnedListing } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { photoIn } from '../support/photos.ts';
import { readQueue } from '../support/suggested-edits.ts';

const database = fileDatabase();

async function createListing(values = {}) {
  const [listing] = await createListings(values);
  return listing!;
}

async function review(db: Db, businessId: string, body: string) {
  const id = randomUUID();
  const input = { businessId, id, rating: 4, body, visitedOn: null, expectedRevision: 0 };
  const answer = await saveReview({ db }, input);
  return { id, status: answer.ok ? answer.review?.status : answer.reason };
}

async function ask(db: Db, businessId: string, body: string, questionId: string | null = null) {
  const id = randomUUID();
  const input = { businessId, id, body, questionId, expectedRevision: 0 };
  const answer = await saveQuestion({ db }, input);
  return { id, status: answer.ok ? answer.question?.status : answer.reason };
}

const baits = [
  ['link', 'Confirm your account at https://evil.example/login'],
  ['link', 'Confirm at evil.example please'],
  ['link', 'Confirm at evil。com please'],
  ['link', 'Confirm at evil dot com please'],
  ['contact', 'Call (888) 555-0133 to get your money back'],
  ['contact', 'The owner lives at 12 Oak Street'],
] as const;

test.each(baits)('%s: "%s" holds a review, a question and an answer alike', async (name, body) => {
  const [first, second] = await createListings({}, {});
  const { client: db } = await createPerson('community_user');
  const question = await ask(db, second!.id, 'Is it quiet?');
  const sent = await review(db, first!.id, body);
  const held = [
    sent,
    await ask(db, first!.id, body),
    await ask((await createPerson('community_user')).client, second!.id, body, question.id),
  ];
  expect(held.map(({ status }) => status)).toEqual(['held', 'held', 'held']);
  const { data } = await asService().from('reviews').select('signals').eq('id', sent.id).single();
  expect(data?.signals).toEqual({ [name]: {} });
});

test('a caption with a link holds its review', async () => {
  const { client: db } = await createPerson('community_user');
  const { id, status } = await review(db, (await createListing()).id, 'Good soup.');
  expect(status).toBe('published');
  const read = async () =>
    (await asService().from('reviews').select('status, signals').eq('id', id).single()).data;
  const outcome = await saveReviewPhotos(
    { db },
    { id, photos: [{ ...photoIn(id), caption: 'More at evil.example' }] },
  );
  expect(outcome).toMatchObject({ ok: true });
  expect(await read()).toEqual({ status: 'held', signals: { link: {} } });
});

test('a suggested edit whose note has a link goes to the admins, and the owner hears nothing of it', async () => {
  const { client: admin } = await signInAs('admin');
  const { owner, listing } = await createOwnedListing({});
  const { client: db } = await createPerson('community_user');
  const suggest = (note: string, phone: string) =>
    suggestEdit(
      { db },
      { id: randomUUID(), businessId: listing.id, proposal: { phone }, link: '', note },
    );
  const bells = async () =>
    (
      await asService()
        .from('notifications')
        .select('kind')
        .eq('recipient_id', owner.userId)
        .throwOnError()
    ).data;
  expect(await suggest('See https://evil.example', '(512) 555-0171')).toMatchObject({
    outcome: 'sent',
  });
  expect(await bells()).toEqual([]);
  expect(await readQueue(admin, listing.name)).toMatchObject([{ signals: { link: {} } }]);
  expect(await suggest('Called.', '(512) 555-0172')).toMatchObject({ outcome: 'sent' });
  expect(await bells()).toEqual([{ kind: 'edit_suggested' }]);
});

test('near copies by anybody, in texts of any kind, wait; a correction does not', async () => {
  const [first, second, third] = await createListings({}, {}, {});
  const words =
    'The best place in the whole town, we will surely come back with all our friends next week.';
  const [one, other] = [await createPerson('community_user'), await createPerson('community_user')];
  expect(await review(one.client, first!.id, words)).toMatchObject({ status: 'published' });
  const changed = words.replace('friends', 'family').replace('best', 'vеry best') + ' Really!';
  expect(await review(other.client, second!.id, changed)).toMatchObject({ status: 'held' });
  expect(await ask(other.client, third!.id, changed)).toMatchObject({ status: 'held' });
  const own =
    'We sat on the patio for two hours and the staff kept our glasses full all evening long.';
  const id = randomUUID();
  const input = { businessId: third!.id, id, rating: 4, visitedOn: null };
  const { client: db } = one;
  await saveReview({ db }, { ...input, body: own, expectedRevision: 0 });
  const edited = { ...input, body: `${own} And the soup was hot.`, expectedRevision: 1 };
  expect(await saveReview({ db }, edited)).toMatchObject({ review: { status: 'published' } });
});

test('the listing’s own number and address hold nothing, nor do dates, prices and sentences', async () => {
  const listing = await createListing({ phone: '(512) 555-0188', street: '12 Oak Street' });
  const { client: db } = await createPerson('community_user');
  const body =
    'I called (512) 555-0188, came to 12 Oak Street on 2026-11-28 at 5.30pm and paid $12.50.Great!';
  expect(await review(db, listing.id, body)).toMatchObject({ status: 'published' });
});

test('who has written about three places for weeks is believed', async () => {
  const listings = await createListings({}, {}, {}, {});
  const { client: db, userId } = await createPerson('community_user');
  for (const [index, { id }] of listings.slice(0, 3).entries()) {
    await review(db, id, `Good soup ${index}.`);
  }
  const past = new Date(Date.now() - 20 * 86_400_000).toISOString();
  await asService().from('reviews').update({ created_at: past }).eq('author_id', userId);
  await database!.query('update auth.users set created_at = $1 where id = $2', [past, userId]);
  expect(await review(db, listings[3]!.id, 'Their menu is at soup.example')).toMatchObject({
    status: 'published',
  });
});

test.skipIf(database === null)('links and numbers are known however they are written', async () => {
  const links = `evil.example, EVIL.COM, evil.zip, hxxp://evil, www.evil, evil [.] com, evil(dot)com, evil . net, evil․com,
    evil•com, ev\u200bil.com, ｅｖｉｌ.ｃｏｍ, пример.рф, 192.168.0.1, me@example.com, x.co/abc, evil,com, BIT.LY/ABC, EVIL.TECH, Bit.Ly/abc, evilꓸcom`;
  const plain = `Good soup.Slow on Sundays|It cost $12.50|at 5.30pm|10 a.m. daily|Wait...what?|Ph.D. of the U.S.A.|a red dot on the map|
    Dr. Smith, No. 1|great, completely|and so on…and on`;
  const numbers = `512-555-0133|(512) 555 0133|+1 512.555.0133|5 1 2 5 5 5 0 1 3 3|５１２-５５５-０１３３|+44 20 7946 0958|
    512–555–0133|512\u2011555\u20110133|512·555·0133|512_555_0133|(512)-(555)-(0133)|51\u200b2-555-0133|٥١٢-٥٥٥-٠١٣٣|
    45 N Lamar Blvd|200 W 6th Street|12 oak street`;
  const none = `2026-11-28 10:30|$1,250.00|10 great places on Main Street|in 5 minutes|1 2 3|3 hour drive|order 20261128`;
  const listing = await createListing({});
  const find = async (check: string, texts: string[]) => {
    const rows = await database!.query<{ word: string }>(
      `select word from unnest($1::text[]) as word where ${check}`,
      [texts],
    );
    return rows.map(({ word }) => word);
  };
  const split = (text: string, by = '|') => text.split(by).map((word) => word.trim());
  const forms = split(links, ', ').map((word) => word.replace(/,$/, ''));
  expect(await find('not private.has_link(word)', forms)).toEqual([]);
  expect(await find('private.has_link(word)', split(plain))).toEqual([]);
  const has = `private.has_contact(word, (select b from public.businesses as b where b.id = '${listing.id}'))`;
  expect(await find(`not ${has}`, split(numbers))).toEqual([]);
  expect(await find(has, split(none))).toEqual([]);
});
