import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteQuestion, saveQuestion } from '#app/domain/question/question-calls.ts';
import { appealRemoval } from '#app/domain/report/report-calls.ts';
import {
  deleteReview,
  saveReview,
  saveReviewPhotos,
  voteReview,
} from '#app/domain/review/review-calls.ts';
import { withdrawSuggestion } from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import { asService, signInAs } from '../support/clients.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { findNotificationKinds } from '../support/notifications.ts';
import { createPerson } from '../support/people.ts';
import { photoIn } from '../support/photos.ts';
import { createReviewed, decideReview, findReview } from '../support/reviews.ts';
import { createOwnedWithPhone, suggestAs } from '../support/suggested-edits.ts';

/** What has to be done beside the API; null where there is only that. */
const database = fileDatabase();
const days = [1, 2, 3, 4, 5, 6, 7];

test('hours that are written at the same time all count, and no writer is refused', async () => {
  const [listing] = await createListings({ name: 'Quixotry Busy', time_zone: 'UTC' });
  const business_id = listing?.id ?? '';
  const service = asService();
  const answers = await Promise.all([
    ...days.map((day_of_week) =>
      service
        .from('opening_hours')
        .insert({ business_id, day_of_week, opens: '00:00', closes: '24:00' }),
    ),
    ...days.map((day) =>
      service.from('special_hours').insert({ business_id, date: `2099-01-1${day}` }),
    ),
    ...days.map((day) =>
      service
        .from('reviews')
        .insert({ business_id, author_name: 'Ana', rating: day === 7 ? 4 : 2, body: 'Words' }),
    ),
    ...days.map((day) => service.from('services').insert({ business_id, name: `Cut ${day}` })),
  ]);
  expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([]);
  const { data } = await service
    .from('businesses')
    .select('open_minutes, special_days, rating, review_count')
    .eq('id', business_id)
    .single();
  expect(data).toMatchObject({
    open_minutes: '{[0,10080)}',
    special_days: '{["2099-01-11 00:00:00+00","2099-01-19 00:00:00+00")}',
    rating: 2.3,
    review_count: 7,
  });
});

test('a limit holds against those who write at the same time', async () => {
  const [listing] = await createListings({});
  const business_id = listing?.id ?? '';
  const add = (batch: number) =>
    asService()
      .from('services')
      .insert(
        Array.from({ length: 60 }, (_, position) => ({
          business_id,
          name: `Service ${batch}-${position}`,
          position,
        })),
      );
  const answers = await Promise.all([add(1), add(2), add(3)]);
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
});

test('listings that exchange names, places and categories at the same time do not deadlock', async () => {
  const service = asService();
  const { data: categories } = await service.from('categories').select('id').order('id').limit(2);
  const states = [
    { name: 'Aaquixotry', zip_code: '67991', category_id: categories?.[0]?.id ?? 0 },
    { name: 'Zzquixotry', zip_code: '67992', category_id: categories?.[1]?.id ?? 0 },
  ];
  const listings = await createListings(...days.flatMap(() => states));
  for (const turn of [1, 0, 1, 0]) {
    const answers = await Promise.all(
      listings.map(({ id }, index) =>
        service
          .from('businesses')
          .update(states[(index + turn) % 2] ?? {})
          .eq('id', id),
      ),
    );
    expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([]);
  }
});

test.skipIf(database === null)(
  'a category can be renamed while one of its listings is being deleted',
  async () => {
    const [listing] = await createListings({});
    const [deleted, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const deletion = database!.transaction(async (client) => {
      await client.query('delete from public.businesses where id = $1', [listing!.id]);
      deleted.resolve();
      await release.promise;
    });
    await deleted.promise;
    const categories = asService().from('categories');
    const { data: category } = await categories
      .select('name')
      .eq('id', listing!.category_id)
      .single();
    const rename = (name: string) =>
      asService().from('categories').update({ name }).eq('id', listing!.category_id);
    const renaming = rename('Quixotry Cafés').then((answer) => answer);
    await waitForLock();
    release.resolve();
    await deletion;
    expect((await renaming).error).toBeNull();
    await rename(category?.name ?? '');
  },
);

type Statement = [sql: string, ...values: unknown[]];

/** Runs the statements of a transaction, the last one once `meanwhile` waits for what the others hold. */
async function race<Result>(
  statements: Statement[],
  meanwhile: () => PromiseLike<Result>,
): Promise<Result> {
  let answer: PromiseLike<Result> | null = null;
  await database!.transaction(async (client) => {
    for (const [index, [sql, ...values]] of statements.entries()) {
      if (index > 0 && index === statements.length - 1) {
        answer = Promise.resolve(meanwhile());
        await waitForLock();
      }
      await client.query(sql, values);
    }
  });
  return answer!;
}

/** Resolves once somebody waits for a lock. */
async function waitForLock(): Promise<void> {
  await expect
    .poll(() =>
      database!.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`),
    )
    .not.toHaveLength(0);
}

/** What every writer of a listing's rows begins with. */
const lock = 'select from public.businesses where id = $1 for update';
const deleted = { ok: true, outcome: 'deleted' };
const proposal = { phone: '(512) 555-0101' };
/** The owner accepts the phone number. */
const accept = `
  select public.decide_suggestion(f.id, true)
  from public.suggested_fields as f,
    set_config('request.jwt.claims', jsonb_build_object('sub', $1::text, 'role', 'authenticated')::text, true)
  where f.suggestion_id = $2 and f.field = 'phone'`;

test.skipIf(database === null)(
  'an author deletes a question, a review or their account while an admin is hiding it',
  async () => {
    const { businessId, id, author } = await createReviewed();
    const { client: db } = author;
    const hide = (table: string, row: string) =>
      [
        [lock, businessId],
        [`update public.${table} set status = 'hidden', hidden_reason = 'x' where id = $1`, row],
      ] as Statement[];
    const asked = {
      businessId,
      id: randomUUID(),
      questionId: null,
      body: 'Is it open?',
      expectedRevision: 0,
    };
    await saveQuestion({ db }, asked);
    expect
      .soft(await race(hide('questions', asked.id), () => deleteQuestion({ db }, asked)))
      .toEqual(deleted);
    const photos = [photoIn(`reviews/${id}`)];
    const added = await race(hide('reviews', id), () => saveReviewPhotos({ db }, { id, photos }));
    expect.soft(added).toMatchObject({ outcome: 'saved' });
    expect
      .soft(await race(hide('reviews', id), () => deleteReview({ db }, { id })))
      .toEqual(deleted);

    const other = await createReviewed();
    const left = await race([[lock, other.businessId], hide('reviews', other.id)[1]!], () =>
      other.author.client.rpc('delete_own_account'),
    );
    expect.soft(left.error).toBeNull();
  },
);

test.skipIf(database === null)(
  'a suggested edit that its owner accepts at the end of the week is not passed on',
  async () => {
    const { listing, owner } = await createOwnedWithPhone();
    const { id } = await suggestAs(await createPerson('community_user'), listing.id, proposal);
    await asService().from('suggested_edits').update({ owner_until: '2026-01-01' }).eq('id', id);
    const passedOn = await race(
      [
        [lock, listing.id],
        [accept, owner.userId, id],
      ],
      () => asService().rpc('escalate_suggestions'),
    );
    expect(passedOn.error).toBeNull();
    const { data } = await asService().from('suggested_fields').select().eq('suggestion_id', id);
    expect(data).toMatchObject([{ status: 'accepted', is_with_admins: false }]);
  },
);

test.skipIf(database === null)('an author appeals while an admin decides', async () => {
  const { id, businessId, author } = await createReviewed();
  const { client: db } = author;
  const { client: admin } = await signInAs('admin');
  await asService().from('reviews').update({ status: 'held' }).eq('id', id);
  await decideReview(admin, id, false, 'An insult.');
  const removal = (await findReview({ db }, id))!.removal!;
  const appealed = await race(
    [
      [lock, businessId],
      ['select from private.removals where id = $1 for update', removal.id],
    ],
    () => appealRemoval({ db }, { id: removal.id, appeal: 'It is true.' }),
  );
  expect(appealed).toMatchObject({ outcome: 'appealed' });
});

test.skipIf(database === null)(
  'a person who withdraws the rest while the owner accepts one field gets a mail about it',
  async () => {
    const { listing, owner } = await createOwnedWithPhone();
    const { client: db } = await createPerson('community_user');
    const both = { ...proposal, website: 'https://quixotry.example/' };
    const { id } = await suggestAs({ client: db }, listing.id, both);
    await race([[accept, owner.userId, id], ['select']], () => withdrawSuggestion({ db }, { id }));
    const { data } = await db
      .from('suggested_fields')
      .select('field, status')
      .eq('suggestion_id', id);
    expect(data).toEqual(
      expect.arrayContaining([
        { field: 'phone', status: 'accepted' },
        { field: 'website', status: 'withdrawn' },
      ]),
    );
    expect(await findNotificationKinds(db)).toEqual(['edit_decided']);
  },
);

test('a person votes for 100 reviews a day, also at the same time', async () => {
  const { client: db, userId } = await createPerson('community_user');
  const listings = await createListings(...days.map(() => ({})));
  const review = { author_name: 'Ana', rating: 5, body: 'Words' };
  const rows = listings.map(({ id }) => ({ ...review, business_id: id }));
  const many = Array.from({ length: 99 }, () => ({ ...review, business_id: listings[0]!.id }));
  const { data } = await asService()
    .from('reviews')
    .insert([...rows, ...many])
    .select('id')
    .throwOnError();
  const ids = data.map(({ id }) => id);
  const voted = ids.slice(days.length).map((review_id) => ({ review_id, voter_id: userId }));
  await asService().from('review_votes').insert(voted).throwOnError();
  await Promise.all(
    ids.slice(0, days.length).map((id) => voteReview({ db }, { id, isHelpful: true })),
  );
  const { count } = await asService()
    .from('review_votes')
    .select('*', { count: 'exact', head: true })
    .eq('voter_id', userId);
  expect(count).toBe(100);
});

test.skipIf(database === null)('a text that is too long waits for no one', async () => {
  const { businessId, review, author } = await createReviewed();
  const { client: db } = author;
  const body = 'Soup. '.repeat(10_000);
  const asked = { businessId, id: randomUUID(), questionId: null, body, expectedRevision: 0 };
  await database!.transaction(async (client) => {
    await client.query(lock, [businessId]);
    const answers = Promise.all([
      saveReview({ db }, { ...review, body, expectedRevision: 1 }),
      saveQuestion({ db }, asked),
    ]);
    const refused = { reason: 'invalid', field: 'body' };
    expect(await Promise.race([answers, waitForLock()])).toMatchObject([refused, refused]);
  });
});
