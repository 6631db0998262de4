import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  deleteQuestion,
  findQuestion,
  findQueuedQuestion,
  saveQuestion,
} from '#app/domain/question/question-calls.ts';
import {
  appealRemoval,
  findQueuedReport,
  findReportable,
} from '#app/domain/report/report-calls.ts';
import { deleteReview, saveReview } from '#app/domain/review/review-calls.ts';
import { readAdminQueue } from '../support/admin-queue.ts';
import { asService, signInAs } from '../support/clients.ts';
import { decideNow, executeNow } from '../support/decide.ts';
import { createOwnedListing } from '../support/listings.ts';
import { findNotificationKinds } from '../support/notifications.ts';
import { createPerson } from '../support/people.ts';
import { decideOne } from '../support/queue-decisions.ts';
import { decide, reportAs } from '../support/reports.ts';
import { decideReview, reportReview } from '../support/reviews.ts';

/** A question about a listing, without its body. */
const newQuestion = (businessId: string) =>
  ({ businessId, id: randomUUID(), questionId: null, expectedRevision: 0 }) as const;

/** A question about a listing, and its owner's answer. */
async function createQuestion() {
  const { owner, listing } = await createOwnedListing();
  const asker = await createPerson('community_user');
  const common = { businessId: listing.id, expectedRevision: 0 };
  const [question, answer] = [randomUUID(), randomUUID()];
  const saved = [
    await saveQuestion(
      { db: asker.client },
      { ...common, id: question, questionId: null, body: 'Is Joe drunk again?' },
    ),
    await saveQuestion(
      { db: owner.client },
      { ...common, id: answer, questionId: question, body: 'Ask Ann next door.' },
    ),
  ];
  expect(saved).toMatchObject([{ outcome: 'saved' }, { outcome: 'saved' }]);
  return { question, answer, asker, owner, listing };
}

test('a reported answer is hidden, and comes back after its author’s one appeal', async () => {
  const { question, answer, asker, owner, listing } = await createQuestion();
  const reported = { kind: 'answer', id: answer, photo: null } as const;
  expect(await reportAs(owner, { ...reported, reason: 'private' })).toMatchObject({
    outcome: 'own',
  });
  // A question is no answer, and neither is reported as the other.
  for (const wrong of [
    { kind: 'answer', id: question },
    { kind: 'question', id: answer },
  ] as const) {
    expect(await reportAs(asker, wrong)).toEqual({ ok: false, reason: 'not_found' });
  }
  expect(await findReportable({ db: asker.client }, reported)).toMatchObject({
    title: listing.name,
    author_name: listing.name,
    text: 'Ask Ann next door.',
    listing: { id: listing.id },
    is_own: false,
  });
  await reportAs(asker, { ...reported, reason: 'private' });
  const { client: admin } = await signInAs('admin');
  const item = (await readAdminQueue(admin)).find(({ id }) => id === answer);
  expect(item).toMatchObject({ kind: 'report', subject: 'answer', name: listing.name });
  await decide(admin, answer, false, 'It names somebody.');
  const answersOf = async () => (await findQuestion({ db: asker.client }, question))?.answers;
  expect(await answersOf()).toEqual([]);
  expect(await findNotificationKinds(owner.client)).toContain('content_removed');
  expect(await findReportable({ db: asker.client }, reported)).toMatchObject({
    text: null,
    report: { status: 'upheld', outcome: 'It names somebody.' },
    removal: null,
  });
  const { removal } = (await findReportable({ db: owner.client }, reported))!;
  const appeal = { id: removal!.id, appeal: 'Ann is our lawyer.' };
  expect(await appealRemoval({ db: asker.client }, appeal)).toMatchObject({ outcome: 'closed' });
  await appealRemoval({ db: owner.client }, appeal);
  expect(await findQueuedReport({ db: admin }, answer)).toMatchObject({
    is_waiting: true,
    removal: { text: 'Ask Ann next door.', appeal: 'Ann is our lawyer.' },
  });
  await decide(admin, answer, true);
  expect(await answersOf()).toMatchObject([{ id: answer }]);
});

test('a reported question is hidden with its answers; its author changes it and an admin publishes it', async () => {
  const { question, answer, asker, owner } = await createQuestion();
  const reported = { kind: 'question', id: question, photo: null } as const;
  await reportAs(owner, { ...reported, reason: 'insult' });
  const { client: admin } = await signInAs('admin');
  await decide(admin, question, false, 'Insult.');
  expect(await findQuestion({ db: owner.client }, question)).toBeNull();
  expect(
    await reportAs(await createPerson('community_user'), { kind: 'answer', id: answer }),
  ).toEqual({
    ok: false,
    reason: 'not_found',
  });
  const own = (await findQuestion({ db: asker.client }, question))!;
  expect(own).toMatchObject({ status: 'hidden', hidden_reason: 'Insult.' });
  const { listing, revision } = own;
  const edit = { ...newQuestion(listing.id), id: question, expectedRevision: revision };
  await saveQuestion({ db: asker.client }, { ...edit, body: 'Is Joe in today?' });
  const version = (await findQueuedQuestion({ db: admin }, question))?.version ?? null;
  await decideNow(admin, { kind: 'question', id: question, version, isApproved: true, reason: '' });
  expect(await findReportable({ db: asker.client }, reported)).toMatchObject({
    text: 'Is Joe in today?',
    removal: { appealed_at: null, restored_at: expect.any(String) },
  });
});

test('the author of an answer gets no mail that it is published while its question is hidden', async () => {
  const { question, owner, listing } = await createQuestion();
  const shown = await createQuestion();
  const { client: db } = await createPerson('community_user');
  const { client: admin } = await signInAs('admin');
  const answerTo = async (questionId: string, businessId: string) => {
    const id = randomUUID();
    const body = `See https://ramps.example/${id}`;
    await saveQuestion({ db }, { id, questionId, businessId, body, expectedRevision: 0 });
    return id;
  };
  const publish = async (id: string) => {
    const version = (await findQueuedQuestion({ db: admin }, id))?.version ?? null;
    const decision = { kind: 'question', id, version, isApproved: true, reason: '' } as const;
    expect(await decideNow(admin, decision)).toMatchObject({ outcome: 'decided' });
  };
  const answers = [
    await answerTo(question, listing.id),
    await answerTo(shown.question, shown.listing.id),
  ] as const;
  await reportAs(owner, { kind: 'question', id: question });
  await decide(admin, question, false, 'An insult.');
  await publish(answers[0]);
  expect(await findNotificationKinds(db)).toEqual([]);
  await publish(answers[1]);
  expect(await findNotificationKinds(db)).toEqual(['question_published']);
});

test('an admin does not decide on a reported question of a listing of their own', async () => {
  const admin = await createPerson('admin');
  const { question, asker, listing } = await createQuestion();
  await asService().from('businesses').update({ owner_id: admin.userId }).eq('id', listing.id);
  await reportAs(await createPerson('community_user'), { kind: 'question', id: question });
  expect(await decide(admin.client, question, true)).toMatchObject({ outcome: 'own' });
  expect(await findQueuedReport({ db: asker.client }, question)).toBeNull();
});

test('reports of a question go with it', async () => {
  const { question, answer, asker } = await createQuestion();
  const reporter = await createPerson('community_user');
  await reportAs(reporter, { kind: 'question', id: question });
  await reportAs(reporter, { kind: 'answer', id: answer });
  await deleteQuestion({ db: asker.client }, { id: question });
  const { client: admin } = await signInAs('admin');
  const left = (await readAdminQueue(admin)).filter(({ id }) => id === question || id === answer);
  expect(left).toEqual([]);
});

test('the author of a rejected question appeals once, and the owner gets a mail when it is published', async () => {
  const { owner, listing } = await createOwnedListing();
  const asker = await createPerson('community_user');
  const id = randomUUID();
  const linked = { ...newQuestion(listing.id), id, body: 'See www.menu.example?' };
  await saveQuestion({ db: asker.client }, linked);
  const { client: admin } = await signInAs('admin');
  const version = (await findQueuedQuestion({ db: admin }, id))?.version ?? null;
  await decideNow(admin, { kind: 'question', id, version, isApproved: false, reason: 'A link.' });
  const reported = { kind: 'question', id, photo: null } as const;
  const { removal } = (await findReportable({ db: asker.client }, reported))!;
  expect(removal).toMatchObject({ reason: 'A link.', appealed_at: null });
  expect(await findReportable({ db: owner.client }, reported)).toBeNull();
  const appeal = { id: removal!.id, appeal: 'It is their own site.' };
  expect(await appealRemoval({ db: owner.client }, appeal)).toMatchObject({ outcome: 'closed' });
  await appealRemoval({ db: asker.client }, appeal);
  expect((await readAdminQueue(admin)).find((item) => item.id === id)).toMatchObject({
    kind: 'report',
    subject: 'question',
  });
  expect(await findNotificationKinds(owner.client)).not.toContain('question_received');
  await decide(admin, id, true);
  expect((await findQuestion({ db: owner.client }, id))?.body).toBe('See www.menu.example?');
  expect(await findNotificationKinds(owner.client)).toContain('question_received');
  expect(await findNotificationKinds(asker.client)).toContain('appeal_decided');
});

test('deleting a question or answer deletes its appeal', async () => {
  const { question, asker } = await createQuestion();
  const { client: admin } = await signInAs('admin');
  await reportAs(await createPerson('community_user'), { kind: 'question', id: question });
  await decide(admin, question, false, 'Insult.');
  const reported = { kind: 'question', id: question, photo: null } as const;
  const { removal } = (await findReportable({ db: asker.client }, reported))!;
  await appealRemoval({ db: asker.client }, { id: removal!.id, appeal: 'I meant the cat.' });
  const queued = async () => (await readAdminQueue(admin)).some((item) => item.id === question);
  expect(await queued()).toBe(true);
  await deleteQuestion({ db: asker.client }, { id: question });
  expect(await queued()).toBe(false);
});

test('an owner answers, the author edits, and an admin hides the question at the same time', async () => {
  const { client: admin } = await signInAs('admin');
  for (const _ of [1, 2, 3]) {
    const { owner, listing } = await createOwnedListing();
    const { client: db } = await createPerson('community_user');
    const asked = newQuestion(listing.id);
    await saveQuestion({ db }, { ...asked, body: 'Is Joe drunk again?' });
    await reportAs(owner, { kind: 'question', id: asked.id });
    const version = (await findQueuedReport({ db: admin }, asked.id))!.version;
    await decideOne(admin, {
      kind: 'report',
      id: asked.id,
      version,
      isApproved: false,
      reason: 'An insult.',
    });
    const [edited, answered] = await Promise.all([
      saveQuestion({ db }, { ...asked, body: 'Is Joe there?', expectedRevision: 1 }),
      saveQuestion(
        { db: owner.client },
        { ...asked, id: randomUUID(), questionId: asked.id, body: 'Yes.' },
      ),
      executeNow(),
    ]);
    expect(edited).toMatchObject({ outcome: 'saved' });
    expect(answered).toMatchObject({ ok: true });
    const question = (await findQuestion({ db }, asked.id))!;
    const wasAnswered = 'outcome' in answered && answered.outcome === 'saved';
    expect(question.answers).toHaveLength(wasAnswered ? 1 : 0);
    // Hidden as it was seen, its new words wait; changed before, it waits with its report.
    const { data } = await asService().from('reports').select('status').eq('subject_id', asked.id);
    expect([question.status, data![0]!.status]).toEqual(
      question.status === 'held' ? ['held', 'upheld'] : ['published', 'open'],
    );
    const waiting = (await readAdminQueue(admin)).filter(({ id }) => id === asked.id);
    expect(waiting.map(({ kind }) => kind)).toEqual([
      question.status === 'held' ? 'question' : 'report',
    ]);
    const notices = await findNotificationKinds(db);
    expect(notices?.toSorted()).toEqual([
      ...(question.status === 'held' ? ['content_removed'] : []),
      ...(wasAnswered ? ['question_answered'] : []),
    ]);
  }
});

test('an owner answers while the author deletes and an admin publishes the question', async () => {
  const { client: admin } = await signInAs('admin');
  for (const _ of [1, 2, 3]) {
    const { owner, listing } = await createOwnedListing();
    const { client: db } = await createPerson('community_user');
    const asked = newQuestion(listing.id);
    await saveQuestion({ db }, { ...asked, body: 'As on www.joes.example?' });
    const version = (await findQueuedQuestion({ db: admin }, asked.id))!.version;
    await decideOne(admin, { kind: 'question', id: asked.id, version, isApproved: true });
    const answer = { ...asked, id: randomUUID(), questionId: asked.id, body: 'Yes.' };
    const [gone, answered] = await Promise.all([
      deleteQuestion({ db }, asked),
      saveQuestion({ db: owner.client }, answer),
      executeNow(),
    ]);
    expect(gone).toMatchObject({ outcome: 'deleted' });
    expect(answered).toMatchObject({ ok: true });
    const { data } = await asService().from('questions').select('id').eq('business_id', listing.id);
    expect(data).toEqual([]);
    expect((await readAdminQueue(admin)).filter(({ id }) => id === asked.id)).toEqual([]);
  }
});

test('words that an admin has hidden wait when they are deleted and written again', async () => {
  const { question, answer, asker, owner, listing } = await createQuestion();
  const { client: admin } = await signInAs('admin');
  const writing = await createPerson('community_user');
  const signalsOf = async (table: 'reviews' | 'questions', id: string) =>
    (await asService().from(table).select('signals').eq('id', id).single()).data?.signals;
  const review = { businessId: listing.id, rating: 1, visitedOn: null, expectedRevision: 0 };
  const reviewed = { ...review, id: randomUUID(), body: 'Joe is a thief.' };
  await saveReview({ db: writing.client }, reviewed);
  await reportReview({ db: owner.client }, { id: reviewed.id, reason: 'insult', details: '' });
  await decideReview(admin, reviewed.id, false, 'An insult.');
  const hiddenBefore = { hidden_before: { reason: 'An insult.' } };
  // Those that only waited are remembered as well.
  for (const _ of [1, 2]) {
    await deleteReview({ db: writing.client }, reviewed);
    await saveReview({ db: writing.client }, reviewed);
    expect(await signalsOf('reviews', reviewed.id)).toMatchObject(hiddenBefore);
  }

  await reportAs(asker, { kind: 'answer', id: answer });
  await reportAs(owner, { kind: 'question', id: question });
  await decide(admin, answer, false, 'It names somebody.');
  await decide(admin, question, false, 'An insult.');
  const asked = { ...newQuestion(listing.id), body: 'Is Joe drunk?' };
  await saveQuestion({ db: asker.client }, asked);
  expect(await signalsOf('questions', asked.id)).toMatchObject(hiddenBefore);
  for (const id of [question, asked.id]) await deleteQuestion({ db: asker.client }, { id });
  await saveQuestion({ db: asker.client }, asked);
  expect(await signalsOf('questions', asked.id)).toMatchObject(hiddenBefore);
  const others = { ...asked, id: randomUUID() };
  await saveQuestion({ db: writing.client }, others);
  expect(await signalsOf('questions', others.id)).not.toHaveProperty('hidden_before');
});
