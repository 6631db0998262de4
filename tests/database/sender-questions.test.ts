import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  answerSenderQuestion,
  askSender,
  correctQueueItem,
  findQueueItem,
  findSenderQuestion,
} from '#app/domain/admin-queue/admin-queue-calls.ts';
import { readAdminQueue } from '../support/admin-queue.ts';
import { asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { newContent, sendNew } from '../support/submissions.ts';
import { readQueue, suggestAs } from '../support/suggested-edits.ts';

async function submitAndAsk() {
  const sender = await createPerson('community_user');
  const content = newContent();
  const { submission } = await sendNew(sender.client, content);
  const { client: admin } = await signInAs('admin');
  const question = { questionId: randomUUID(), kind: 'submission', body: 'Which door?' } as const;
  const ask = () => askSender({ db: admin }, { ...question, id: submission.id });
  const isListed = async () => (await readAdminQueue(admin)).some(({ id }) => id === submission.id);
  return { sender, content, id: submission.id, admin, question, ask, isListed };
}

test('an item whose sender is asked leaves the lists, and the answer brings it back', async () => {
  const { sender, content, id, admin, question, ask, isListed } = await submitAndAsk();
  expect(await isListed()).toBe(true);
  expect(await ask()).toMatchObject({ outcome: 'asked' });
  expect(await ask(), 'sent again').toMatchObject({ outcome: 'asked' });
  expect(await isListed()).toBe(false);
  const [notice, ...others] =
    (await sender.client.from('notifications').select('kind, data').eq('kind', 'sender_asked'))
      .data ?? [];
  expect(notice?.data).toMatchObject({ id: question.questionId, body: 'Which door?' });
  expect(others).toEqual([]);

  const answer = { id: question.questionId, answer: 'The red one.' };
  const { client: stranger } = await createPerson('community_user');
  expect(await findSenderQuestion({ db: stranger }, answer.id)).toBeNull();
  expect(await answerSenderQuestion({ db: stranger }, answer)).toMatchObject({ ok: false });
  expect(await findSenderQuestion({ db: sender.client }, answer.id)).toMatchObject({
    name: content.name,
    is_open: true,
  });
  expect(await answerSenderQuestion({ db: sender.client }, answer)).toMatchObject({
    outcome: 'answered',
  });
  expect(await isListed()).toBe(true);
  const { item, questions } = await findQueueItem(
    { db: admin },
    { kind: 'submission', id, filter: {} },
  );
  expect(item?.signals).toMatchObject({ answered: {} });
  expect(questions).toMatchObject([{ body: 'Which door?', answer: 'The red one.' }]);
});

test('without an answer the item is back after a week, and a decided one takes none', async () => {
  const { sender, id, admin, question, ask, isListed } = await submitAndAsk();
  await ask();
  await fileDatabase()?.exec(
    `update private.queue_items set signals = '{"asked": {"until": "2026-01-01T00:00:00Z"}}' where id = '${id}'`,
  );
  expect(await isListed()).toBe(true);
  await decideNow(admin, { id, isApproved: false, reason: 'No such street.' });
  expect(
    await answerSenderQuestion({ db: sender.client }, { id: question.questionId, answer: 'Red.' }),
  ).toMatchObject({ outcome: 'closed' });
});

test('only admins ask, nobody asks themselves, and an item that waits for an answer is not asked twice', async () => {
  const { sender, id, ask } = await submitAndAsk();
  const other = { questionId: randomUUID(), kind: 'submission', id, body: 'Why?' } as const;
  expect(await askSender({ db: sender.client }, other)).toMatchObject({ ok: false });
  await ask();
  const { client: second } = await createPerson('admin');
  expect(await askSender({ db: second }, other)).toMatchObject({ outcome: 'stale' });
});

async function readHistory(id: string) {
  const { data } = await asService()
    .from('business_changes')
    .select('field, role, before, after')
    .eq('business_id', id)
    .order('number');
  return data ?? [];
}

test('what an admin corrects in a submission is published, and the history has what was sent', async () => {
  const sender = await createPerson('community_user');
  const content = newContent({ name: 'Quixotry Bakry', phone: '(512) 555-0101' });
  const { submission } = await sendNew(sender.client, content);
  const { client: db } = await signInAs('admin');
  const correction = { kind: 'submission', id: submission.id, version: 1 } as const;
  const newValues = { name: 'Quixotry Bakery', phone: '(512) 555-0199' };
  expect(await correctQueueItem({ db: sender.client }, { ...correction, newValues })).toMatchObject(
    { ok: false },
  );
  expect(
    await correctQueueItem({ db }, { ...correction, newValues: { phone: '12' } }),
  ).toMatchObject({ ok: false, reason: 'invalid', field: 'phone' });
  expect(await correctQueueItem({ db }, { ...correction, newValues })).toMatchObject({
    outcome: 'saved',
  });
  expect(await correctQueueItem({ db }, { ...correction, newValues })).toMatchObject({
    outcome: 'stale',
  });
  await decideNow(db, { id: submission.id, version: 2 });
  const { data } = await asService().from('businesses').select().eq('id', submission.id).single();
  expect(data).toMatchObject({ ...newValues, slug: expect.stringMatching(/^quixotry-bakery/) });
  expect(await readHistory(submission.id)).toEqual(
    expect.arrayContaining([
      { field: 'name', role: 'directory', before: 'Quixotry Bakry', after: 'Quixotry Bakery' },
      { field: 'phone', role: 'directory', before: '(512) 555-0101', after: '(512) 555-0199' },
    ]),
  );
});

test('a corrected suggestion is in the history as its neighbor’s, then as the admin’s', async () => {
  const [listing] = await createListings({
    name: `Quixotry ${randomUUID()}`,
    phone: '(512) 555-0100',
  });
  const proposer = await createPerson('community_user');
  await suggestAs(proposer, listing!.id, { phone: '(512) 555-0111' });
  const { client: db } = await signInAs('admin');
  const [queued] = await readQueue(db, listing!.name);
  const id = queued?.id ?? '';
  const read = async () => (await db.rpc('get_queued_edit', { field_id: id })).data as never;
  const { version } = (await read()) as { version: never };
  const correction = { kind: 'edit', id, version } as const;
  expect(
    await correctQueueItem({ db }, { ...correction, newValues: { phone: '(512) 555-0100' } }),
  ).toMatchObject({ outcome: 'nothing' });
  expect(
    await correctQueueItem({ db }, { ...correction, newValues: { phone: '(512) 555-0112' } }),
  ).toMatchObject({ outcome: 'saved' });
  await decideNow(db, {
    kind: 'edit',
    id,
    version: ((await read()) as { version: never }).version,
  });
  expect((await readHistory(listing!.id)).slice(-2)).toEqual([
    expect.objectContaining({ field: 'phone', role: 'neighbor', after: '(512) 555-0111' }),
    expect.objectContaining({ field: 'phone', role: 'directory', after: '(512) 555-0112' }),
  ]);
});
