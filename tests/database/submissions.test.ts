import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { decideQueueItems } from '#app/domain/admin-queue/admin-queue-calls.ts';
import { soundContent } from '#app/domain/submission/content-cases.ts';
import {
  saveDraft,
  sendSubmission,
  withdrawSubmission,
} from '#app/domain/submission/submission-calls.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { newContent, sendNew } from '../support/submissions.ts';

const calls = (client: ReturnType<typeof asAnyone>, id: string) => [
  client.rpc('save_draft', { submission_id: id, revision: 0, content: {} }),
  client.rpc('send_submission', { submission_id: id, revision: 0, content: soundContent }),
  client.rpc('withdraw_submission', { submission_id: id }),
  client.rpc('get_submission', { submission_id: id }),
  client.rpc('find_own_submissions'),
  client.rpc('find_admin_queue'),
];

test('visitors can neither write nor read submissions', async () => {
  const answers = await Promise.all(calls(asAnyone(), randomUUID()));
  expect(answers.map(({ error }) => error?.code)).toEqual(Array(6).fill('42501'));
  expect((await asAnyone().from('submissions').select('id')).error?.code).toBe('42501');
});

test.each(['visitor', 'owner', 'admin', 'super'] as const)(
  'the %s cannot write submissions directly',
  async (account) => {
    const { client, userId } = await signInAs(account);
    const id = randomUUID();
    const table = () => client.from('submissions');
    const answers = await Promise.all([
      table().insert({ id, submitter_id: userId, content: {} }),
      table().update({ status: 'published' }).eq('id', id),
      table().delete().eq('id', id),
    ]);
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(3).fill('42501'));
  },
);

test('a draft may lack anything, and only its author can read it', async () => {
  const [ana, other] = [await createPerson('community_user'), await createPerson('business_owner')];
  const admin = await signInAs('admin');
  const id = randomUUID();
  const content = newContent({
    phone: '12',
    email: '',
    website: 'quixotry.example',
    is_mine: true,
  });
  const saved = await saveDraft({ db: ana.client }, { id, revision: 0, content });
  expect(saved).toMatchObject({
    ok: true,
    outcome: 'saved',
    submission: { status: 'draft', content },
  });
  for (const { client } of [other, admin]) {
    expect((await client.rpc('get_submission', { submission_id: id })).data).toBeNull();
    expect((await client.from('submissions').select('id').eq('id', id)).data).toEqual([]);
    const refused = await saveDraft({ db: client }, { id, revision: 1, content });
    expect(refused).toEqual({ ok: false, reason: 'not_found' });
    expect(await sendSubmission({ db: client }, { id, revision: 1, content })).toEqual(refused);
    expect(await withdrawSubmission({ db: client }, { id })).toEqual(refused);
  }
  const { data: log } = await (
    await signInAs('super')
  ).client
    .from('audit_log')
    .select()
    .eq('row_id', id);
  expect(log).toEqual([]);
});

test('a second device does not overwrite the first, and sees the saved content', async () => {
  const { client: db } = await createPerson('community_user');
  const id = randomUUID();
  const [first, second] = [newContent({ city: 'First' }), newContent({ city: 'Second' })];
  await saveDraft({ db }, { id, revision: 0, content: newContent() });
  expect(await saveDraft({ db }, { id, revision: 1, content: first })).toMatchObject({
    outcome: 'saved',
    submission: { revision: 2 },
  });
  const stale = { outcome: 'stale', submission: { revision: 2, content: first } };
  expect(await saveDraft({ db }, { id, revision: 1, content: second })).toMatchObject(stale);
  expect(await sendSubmission({ db }, { id, revision: 1, content: second })).toMatchObject(stale);
  // The same again, whose answer was lost, is no other device.
  expect(await saveDraft({ db }, { id, revision: 1, content: first })).toMatchObject({
    outcome: 'saved',
    submission: { revision: 2 },
  });
});

test('a submission sent by several tabs at once is stored and recorded once', async () => {
  const { client: db } = await createPerson('community_user');
  const id = randomUUID();
  const content = newContent();
  const answers = await Promise.all(
    [0, 0, 0].map((revision) => sendSubmission({ db }, { id, revision, content })),
  );
  expect(answers).toMatchObject(
    answers.map(() => ({ outcome: 'sent', submission: { status: 'pending', revision: 1 } })),
  );
  const { data: log } = await asService()
    .from('audit_log')
    .select('action, after')
    .eq('row_id', id);
  expect(log).toMatchObject([{ action: 'insert', after: { status: 'pending' } }]);
});

test('a waiting submission must be withdrawn before it can be changed and sent again', async () => {
  const { client: db } = await createPerson('community_user');
  const { submission } = await sendNew(db);
  const { id } = submission;
  const other = newContent();
  const closed = { outcome: 'closed', submission: { status: 'pending' } };
  expect(await saveDraft({ db }, { id, revision: 1, content: other })).toMatchObject(closed);
  expect(await sendSubmission({ db }, { id, revision: 1, content: other })).toMatchObject(closed);
  const withdrawn = { outcome: 'withdrawn', submission: { status: 'withdrawn', revision: 2 } };
  expect(await withdrawSubmission({ db }, { id })).toMatchObject(withdrawn);
  expect(await withdrawSubmission({ db }, { id })).toMatchObject(withdrawn);
  expect(await sendSubmission({ db }, { id, revision: 2, content: other })).toMatchObject({
    outcome: 'sent',
    submission: { status: 'pending', content: other },
  });
});

test('a waiting submission may be completed, but becomes no other business, and evades no decision', async () => {
  const { client: db } = await createPerson('community_user');
  const content = newContent({ description: '' });
  const { submission } = await sendNew(db, content);
  const { id } = submission;
  const complete = { ...content, description: 'Rye and wheat.', attributes: ['Takeout'] };
  const sent = {
    outcome: 'sent',
    submission: { status: 'pending', revision: 2, content: complete },
  };
  expect(await sendSubmission({ db }, { id, revision: 1, content: complete })).toMatchObject(sent);
  expect(await sendSubmission({ db }, { id, revision: 1, content: complete })).toMatchObject(sent);
  expect(await sendSubmission({ db }, { id, revision: 1, content })).toMatchObject({
    outcome: 'stale',
  });
  const invalid = { ...complete, attributes: ['a'.repeat(100)] };
  expect(await sendSubmission({ db }, { id, revision: 2, content: invalid })).toMatchObject({
    ok: false,
    reason: 'invalid',
    field: 'attributes',
  });
  const closed = { outcome: 'closed', submission: { revision: 2 } };
  for (const other of [{ phone: '(512) 555-0199' }, { name: 'Other' }, { website: '' }]) {
    const changed = { ...complete, ...other };
    expect(await sendSubmission({ db }, { id, revision: 2, content: changed })).toMatchObject(
      closed,
    );
  }
  const admin = await signInAs('admin');
  const decide = (version: number) =>
    decideQueueItems(
      { db: admin.client },
      {
        items: [{ kind: 'submission', id, version }],
        isApproved: false,
        reason: 'There is no such shop.',
      },
    );
  expect(await decide(1)).toMatchObject({ value: [{ outcome: 'stale' }] });
  expect(await decide(2)).toMatchObject({ value: [{ outcome: 'decided' }] });
  const evading = { ...complete, description: 'Rye.' };
  expect(await sendSubmission({ db }, { id, revision: 2, content: evading })).toMatchObject(closed);
});

test('a withdrawn draft is deleted', async () => {
  const { client: db } = await createPerson('community_user');
  const id = randomUUID();
  await saveDraft({ db }, { id, revision: 0, content: newContent() });
  expect(await withdrawSubmission({ db }, { id })).toMatchObject({
    outcome: 'withdrawn',
    submission: null,
  });
  expect((await db.rpc('get_submission', { submission_id: id })).data).toBeNull();
});

test('a person can send five submissions an hour, without affecting others', async () => {
  const [{ client: db }, other] = [
    await createPerson('community_user'),
    await createPerson('community_user'),
  ];
  const sent = await Promise.all(
    Array.from({ length: 6 }, () =>
      sendSubmission({ db }, { id: randomUUID(), revision: 0, content: newContent() }),
    ),
  );
  expect(sent.filter(({ ok }) => ok)).toHaveLength(5);
  expect(sent.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'too_many' });
  expect((await sendNew(other.client)).outcome).toBe('sent');
});

test('a person has at most fifty drafts', async () => {
  const { client: db, userId } = await createPerson('community_user');
  const rows = Array.from({ length: 50 }, () => ({
    id: randomUUID(),
    submitter_id: userId,
    content: {},
  }));
  await asService().from('submissions').insert(rows);
  const content = newContent();
  expect(await saveDraft({ db }, { id: randomUUID(), revision: 0, content })).toEqual({
    ok: false,
    reason: 'too_many',
  });
  const known = await saveDraft({ db }, { id: rows[0]!.id, revision: 1, content });
  expect(known).toMatchObject({ outcome: 'saved' });
});

test('people list their own submissions in pages, last changed first', async () => {
  const [{ client, userId }, other] = [
    await createPerson('community_user'),
    await createPerson('community_user'),
  ];
  await sendNew(other.client);
  const rows = Array.from({ length: 40 }, (_, index) => ({
    id: randomUUID(),
    submitter_id: userId,
    content: { name: `Number ${index}` },
    updated_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
  }));
  await asService().from('submissions').insert(rows);
  type Page = { items: { name: string }[]; next: string | null };
  const first = (await client.rpc('find_own_submissions')).data as Page;
  const second = (await client.rpc('find_own_submissions', { after: first.next! })).data as Page;
  const names = [...first.items, ...second.items].map(({ name }) => name);
  expect(names).toEqual(rows.map(({ content }) => content.name).toReversed());
  expect(second.next).toBeNull();
});

test('the id of a listing is taken, and its photos’ folder with it', async () => {
  const [listing] = await createListings({});
  const { client } = await createPerson('community_user');
  const submission = { submission_id: listing?.id ?? '', revision: 0 };
  const kept = await client.rpc('save_draft', { ...submission, content: {} });
  const sent = await client.rpc('send_submission', { ...submission, content: newContent() });
  expect([kept.status, sent.status]).toEqual([404, 404]);
});
