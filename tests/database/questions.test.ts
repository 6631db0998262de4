import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  deleteQuestion,
  findQuestionForm,
  findOwnQuestions,
  findQuestion,
  findQueuedQuestion,
  findUnansweredQuestions,
  saveQuestion,
} from '#app/domain/question/question-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { readAdminQueue } from '../support/admin-queue.ts';
import { readAudit } from '../support/audit.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { getProfile } from '../support/profile.ts';

const nothing = '00000000-0000-4000-8000-000000000000';

type Entry = Partial<Parameters<typeof saveQuestion>[1]>;

function entry(businessId: string, values: Entry = {}) {
  const body = 'Is there a ramp at the door?';
  return { businessId, id: randomUUID(), questionId: null, body, expectedRevision: 0, ...values };
}

/** A listing with its owner, and a question about it. */
async function createQuestion(values: Entry = {}) {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: owner.userId });
  const asker = await createPerson('community_user');
  const asked = entry(listing!.id, values);
  const saved = await saveQuestion({ db: asker.client }, asked);
  expect(saved).toMatchObject({ outcome: 'saved' });
  return { ...asked, slug: listing!.slug, owner, asker };
}

async function noticesOf(db: Db) {
  const { data } = await db.from('notifications').select('kind').order('created_at');
  return data?.map(({ kind }) => kind);
}

const questionsOf = async (id: string) => (await getProfile(id)).questions.items;

const decide = async (id: string, isApproved: boolean, reason = '') => {
  const { client: db } = await signInAs('admin');
  const version = (await findQueuedQuestion({ db }, id))?.version ?? null;
  return decideNow(db, { kind: 'question', id, version, isApproved, reason });
};

test('signed-out visitors cannot ask, answer or delete', async () => {
  const db = asAnyone();
  expect(await saveQuestion({ db }, entry(nothing))).toEqual({
    ok: false,
    reason: 'session_ended',
  });
  const answers = await Promise.all([
    db.rpc('delete_question', { id: nothing }),
    db.rpc('get_question_form', { id_or_slug: 'x' }),
    db.rpc('get_question', { question_id: nothing }),
    db.rpc('get_queued_question', { question_id: nothing }),
    db.rpc('find_own_questions'),
    db.rpc('find_unanswered_questions'),
    db.from('questions').insert({ business_id: nothing, author_name: 'Ana', body: 'x' }),
    db.from('questions').select('author_id'),
    db.from('questions').select('signals'),
  ]);
  expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => '42501'));
});

test.each(['visitor', 'owner', 'admin'] as const)(
  'the %s cannot write questions directly, change another person’s, or read who asks',
  async (account) => {
    const asked = await createQuestion();
    const { client: db, userId } = await signInAs(account);
    const row = { business_id: asked.businessId, author_id: userId, author_name: 'Ana', body: 'x' };
    const answers = [
      await db.from('questions').insert(row),
      await db.from('questions').update({ body: 'x' }).eq('id', asked.id),
      await db.from('questions').delete().eq('id', asked.id),
      await db.from('questions').select('author_id'),
      await db.from('questions').select('signals'),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => '42501'));
    await deleteQuestion({ db }, asked);
    const edit = { ...asked, body: 'Changed by me', expectedRevision: 1 };
    expect(await saveQuestion({ db }, edit)).toMatchObject({ outcome: 'stale', question: null });
    expect(await questionsOf(asked.businessId)).toMatchObject([{ body: asked.body }]);
  },
);

test('a question is on the page at once, recorded with its author, and the owner gets a mail', async () => {
  const { id, businessId, owner, asker } = await createQuestion();
  expect(await questionsOf(businessId)).toMatchObject([
    { id, author_name: 'Ana', body: 'Is there a ramp at the door?', answers: [] },
  ]);
  expect(await readAudit(id)).toMatchObject([{ action: 'insert', actor_id: asker.userId }]);
  expect(await noticesOf(owner.client)).toEqual(['question_received']);
  expect(await findUnansweredQuestions({ db: owner.client })).toMatchObject({ items: [{ id }] });
});

test('an owner is shown every question without an answer, old ones too, a page at a time', async () => {
  const { id, businessId, owner } = await createQuestion();
  const rows = Array.from({ length: 20 }, (_, index) => ({
    business_id: businessId,
    author_name: 'Ana',
    body: `Question ${index}`,
    created_at: `2025-01-${10 + index}T10:00:00Z`,
  }));
  await asService().from('questions').insert(rows).throwOnError();
  const first = await findUnansweredQuestions({ db: owner.client });
  expect(first.items.map(({ body }) => body)).toEqual(rows.map(({ body }) => body));
  const second = await findUnansweredQuestions({ db: owner.client }, first.next);
  expect(second).toMatchObject({ items: [{ id }], next: null });
});

test('the owner’s answer comes first, in the name of the business, and the author of the question gets a mail', async () => {
  const { id, businessId, owner, asker } = await createQuestion();
  const neighbor = await createPerson('community_user');
  const answer = entry(businessId, { questionId: id, body: 'I saw one.' });
  await saveQuestion({ db: neighbor.client }, answer);
  const own = entry(businessId, { questionId: id, body: 'Yes, at the side door.' });
  await saveQuestion({ db: owner.client }, own);
  expect(await questionsOf(businessId)).toMatchObject([
    {
      answer_count: 2,
      answers: [
        { by_owner: true, body: 'Yes, at the side door.' },
        { by_owner: false, body: 'I saw one.', author_name: 'Ana' },
      ],
    },
  ]);
  expect(await noticesOf(asker.client)).toEqual(['question_answered', 'question_answered']);
  expect(await findUnansweredQuestions({ db: owner.client })).toHaveProperty('items', []);
  expect(await findQuestion({ db: owner.client }, id)).toMatchObject({
    is_own: false,
    answer: { body: 'Yes, at the side door.', by_owner: true },
  });
});

test('its author edits and deletes it, with the answers', async () => {
  const asked = await createQuestion();
  const { id, businessId, slug, owner, asker } = asked;
  const db = asker.client;
  await saveQuestion({ db: owner.client }, entry(businessId, { questionId: id, body: 'Yes.' }));
  const edit = { ...asked, body: 'Is there a ramp, or a lift?', expectedRevision: 1 };
  expect(await saveQuestion({ db }, edit)).toMatchObject({
    outcome: 'saved',
    question: { revision: 2 },
  });
  expect(await saveQuestion({ db }, { ...edit, body: 'Late' })).toMatchObject({
    outcome: 'stale',
  });
  expect(await findQuestionForm({ db }, slug)).toMatchObject({
    obstacle: null,
    questions: [{ id, body: edit.body }],
  });
  expect(await deleteQuestion({ db }, asked)).toMatchObject({ ok: true, outcome: 'deleted' });
  expect(await deleteQuestion({ db }, asked)).toMatchObject({ ok: true, outcome: 'deleted' });
  expect(await questionsOf(businessId)).toEqual([]);
  expect(await findQuestion({ db }, id)).toBeNull();
  expect((await findOwnQuestions({ db: owner.client }, null)).items).toEqual([]);
});

test('a question sent twice is stored once, and a person has one answer per question', async () => {
  const { id, businessId } = await createQuestion();
  const { client: db } = await createPerson('community_user');
  const sent = entry(businessId, { body: 'Do you open on Mondays?' });
  const answer = entry(businessId, { questionId: id, body: 'There is.' });
  const answers = await Promise.all([
    saveQuestion({ db }, sent),
    saveQuestion({ db }, sent),
    saveQuestion({ db }, answer),
    saveQuestion({ db }, { ...answer, id: randomUUID() }),
  ]);
  expect(answers).toMatchObject(answers.map(() => ({ outcome: 'saved' })));
  const items = await questionsOf(businessId);
  expect(items).toHaveLength(2);
  expect(new Set(items.map(({ answer_count }) => answer_count))).toEqual(new Set([0, 1]));
});

test('questions about one’s own or a closed listing are refused, and so are answers to a missing question', async () => {
  const { id, businessId, owner } = await createQuestion();
  expect(await saveQuestion({ db: owner.client }, entry(businessId))).toMatchObject({
    outcome: 'own',
  });
  const [closed] = await createListings({ status: 'closed' });
  const { client: db } = await createPerson('community_user');
  expect(await saveQuestion({ db }, entry(closed!.id))).toMatchObject({ outcome: 'unlisted' });
  for (const questionId of [nothing, randomUUID()]) {
    const answer = entry(businessId, { questionId });
    expect(await saveQuestion({ db }, answer)).toMatchObject({ outcome: 'gone' });
  }
  // Nor is an answer of another listing's question one of this.
  const other = await createQuestion();
  const stray = entry(other.businessId, { questionId: id });
  expect(await saveQuestion({ db }, stray)).toMatchObject({ outcome: 'gone' });
});

test.each<[string, string]>([
  ['nothing', ' \u200b '],
  ['too much', 'x'.repeat(1001)],
])('a question of %s is refused by its field', async (_, body) => {
  const [listing] = await createListings({});
  const { client: db } = await createPerson('community_user');
  expect(await saveQuestion({ db }, entry(listing!.id, { body }))).toEqual({
    ok: false,
    reason: 'invalid',
    field: 'body',
  });
});

test('a person can ask ten questions a day, deleted ones included', async () => {
  const { client: db } = await createPerson('community_user');
  const listings = await createListings(...Array.from({ length: 11 }, () => ({})));
  for (const { id } of listings.slice(0, 10)) {
    const sent = entry(id, { body: `About ${id}` });
    expect(await saveQuestion({ db }, sent)).toMatchObject({ outcome: 'saved' });
    await deleteQuestion({ db }, sent);
  }
  const last = await saveQuestion({ db }, entry(listings[10]!.id));
  expect(last).toEqual({ ok: false, reason: 'too_many' });
});

test('questions with a web address wait, an admin publishes or hides them, and their author gets a mail', async () => {
  const link = await createQuestion({ body: 'Is it as cheap as on www.cheap-drains.example?' });
  const spam = await createQuestion({ body: 'Buy followers at https://spam.example today!' });
  expect(await questionsOf(link.businessId)).toEqual([]);
  const { client: admin } = await signInAs('admin');
  const waiting = (await readAdminQueue(admin)).filter(({ kind }) => kind === 'question');
  expect(waiting.map(({ id }) => id)).toEqual(expect.arrayContaining([link.id, spam.id]));
  expect(waiting.find(({ id }) => id === link.id)?.signals).toMatchObject({ link: {} });
  expect(await noticesOf(link.owner.client)).toEqual([]);

  expect(await decide(link.id, true)).toMatchObject({ outcome: 'decided' });
  expect(await decide(spam.id, false, 'Advertising')).toMatchObject({ outcome: 'decided' });
  expect(await questionsOf(link.businessId)).toMatchObject([{ id: link.id }]);
  expect(await questionsOf(spam.businessId)).toEqual([]);
  expect(await noticesOf(link.owner.client)).toEqual(['question_received']);
  expect(await noticesOf(link.asker.client)).toEqual(['question_published']);
  expect(await noticesOf(spam.asker.client)).toEqual(['question_hidden']);
  expect((await findOwnQuestions({ db: spam.asker.client }, null)).items).toMatchObject([
    { status: 'hidden', hidden_reason: 'Advertising' },
  ]);
  // Others neither read it nor answer it.
  const { client: other } = await createPerson('community_user');
  expect(await findQuestion({ db: other }, spam.id)).toBeNull();
  const answer = entry(spam.businessId, { questionId: spam.id });
  expect(await saveQuestion({ db: other }, answer)).toMatchObject({ outcome: 'gone' });
  // Changed, it waits again.
  const edit = { ...spam, body: 'Do you take cards?', expectedRevision: 1 };
  expect(await saveQuestion({ db: spam.asker.client }, edit)).toMatchObject({
    question: { status: 'held' },
  });
});

test('only admins read and decide held questions, and never their own', async () => {
  const { id } = await createQuestion({ body: 'See http://held.example' });
  for (const account of ['visitor', 'owner'] as const) {
    const { client: db } = await signInAs(account);
    expect(await findQueuedQuestion({ db }, id)).toBeNull();
    expect(await findQuestion({ db }, id)).toBeNull();
    expect((await db.from('questions').select('id').eq('id', id)).data).toEqual([]);
    const items = [{ kind: 'question', id, version: [1, 'held'] }];
    const answer = await db.rpc('decide_queue_items', { items, is_approved: true });
    expect(answer.data).toBeNull();
  }
  const { client: admin, userId } = await signInAs('admin');
  const { data: listing } = await asService()
    .from('questions')
    .update({ author_id: userId })
    .eq('id', id)
    .select('business_id')
    .single();
  expect(await findQueuedQuestion({ db: admin }, id)).toMatchObject({ is_own: true });
  expect(await decide(id, true)).toMatchObject({ outcome: 'own' });
  expect(await questionsOf(listing!.business_id)).toEqual([]);
});

test('in a burst of questions about one listing, the first are public and the rest wait', async () => {
  const [listing] = await createListings({});
  const people = await Promise.all(
    Array.from({ length: 8 }, async () => createPerson('community_user')),
  );
  const statuses: (string | undefined)[] = [];
  for (const { client: db } of people) {
    const answer = await saveQuestion({ db }, entry(listing!.id, { body: `Q ${randomUUID()}` }));
    statuses.push(answer.ok ? answer.question?.status : answer.reason);
  }
  expect(statuses.filter((status) => status === 'held').length).toBeGreaterThanOrEqual(3);
  expect((await questionsOf(listing!.id)).length).toBeGreaterThanOrEqual(2);
});

test('an export contains a person’s questions, which stay under their name after deletion', async () => {
  const { id, businessId, asker } = await createQuestion();
  const { data } = await asker.client.rpc('export_own_data');
  expect(data).toMatchObject({ questions: [{ id, business: { name: expect.any(String) } }] });
  await asService().auth.admin.deleteUser(asker.userId);
  expect(await questionsOf(businessId)).toMatchObject([{ id, author_name: 'Ana' }]);
});

test('questions are shown five at a time, newest first', async () => {
  const [listing] = await createListings({});
  await asService()
    .from('questions')
    .insert(
      Array.from({ length: 7 }, (_, index) => ({
        business_id: listing!.id,
        author_name: 'Ana',
        body: `Question ${index}`,
        created_at: `2026-01-0${index + 1}T12:00:00Z`,
      })),
    );
  const first = (await getProfile(listing!.id)).questions;
  expect(first.items.map(({ body }) => body)).toEqual(
    [6, 5, 4, 3, 2].map((number) => `Question ${number}`),
  );
  const second = (await getProfile(listing!.id, { questions_after: first.next! })).questions;
  expect(second).toMatchObject({
    items: [{ body: 'Question 1' }, { body: 'Question 0' }],
    next: null,
  });
  // Any id may be in an address.
  expect((await getProfile(listing!.id, { questions_after: nothing })).questions).toEqual(first);
});
