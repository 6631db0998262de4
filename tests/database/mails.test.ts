import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { kinds as declared } from '#app/domain/notification/kinds.ts';
import { defaultPreferences } from '#app/domain/notification/notification.ts';
import { type MailQueue, openMailQueue } from '../support/mail-queue.ts';

let mails: MailQueue;

beforeAll(async () => {
  mails = await openMailQueue();
});
afterAll(() => mails.database.close());
beforeEach(() => mails.database.exec('delete from private.mails'));

test('every kind is declared, and all but the digest are mailed by default', async () => {
  const kinds = await mails.database.query<{ kind: string; choice: string | null }>(
    `select kind, choice from private.mail_kinds where kind <> 'daily_mail' order by kind`,
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(Object.keys(declared).toSorted());
  const choices = kinds.flatMap(({ choice }) => choice ?? []);
  expect(defaultPreferences.off_mail).toEqual(['digest']);
  expect(choices).toContain('digest');
});

test('mails about ownership, accounts, and removed content cannot be switched off', async () => {
  const kinds = await mails.database.query<{ kind: string }>(
    'select kind from private.mail_kinds where choice is null order by kind',
  );
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'access_invitation',
    'account_deleted',
    'account_suspended',
    'alarm',
    'appeal_decided',
    'claim_code',
    'claim_objection_requested',
    'claim_reopened',
    'content_removed',
    'daily_mail',
    'listing_lost',
    'listing_status_changed',
    'listing_transferred',
    'message_refused',
    'question_hidden',
    'report_decided',
    'review_hidden',
    'role_changed',
    'sender_asked',
    'suspension_lifted',
  ]);
});

test('a mail queued twice is sent once, to the current address of the account', async () => {
  await mails.queue({ key: 'once', data: { name: 'First' } });
  await mails.queue({ key: 'once', data: { name: 'Second' } });
  expect(await mails.lease()).toMatchObject([
    {
      to: mails.address,
      data: { name: 'First' },
      person: mails.person,
      choice: 'submission_updates',
    },
  ]);
});

test('concurrent leases never share a mail', async () => {
  for (let count = 0; count < 40; count += 1) await mails.queue();
  const leases = await Promise.all([
    mails.lease(),
    mails.lease(),
    mails.lease(),
    mails.lease(),
    mails.lease(),
  ]);
  const ids = leases.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const rest = (await mails.lease(40)).length;
  expect(ids.length + rest).toBe(40);
  expect(await mails.lease()).toEqual([]);
});

test('concurrent leases skip each other’s mails without waiting', async () => {
  for (let count = 0; count < 4; count += 1) await mails.queue();
  const ids = await mails.database.transaction(async (first) => {
    const leased = `select lease ->> 'id' as id from jsonb_array_elements(public.lease_mails(2)) as lease`;
    const { rows: held } = await first.query<{ id: string }>(leased);
    const rest = await mails.database.transaction(async (second) => {
      await second.query(`set local lock_timeout = '2s'`);
      return (await second.query<{ id: string }>(leased)).rows;
    });
    return [...held, ...rest].map(({ id }) => id);
  });
  expect(new Set(ids).size).toBe(4);
});

test('an unfinished lease ends, each after a longer wait, and after ten the mail has failed', async () => {
  await mails.queue();
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect(await mails.lease()).toHaveLength(1);
    const minutes = 2 ** (attempt - 1);
    expect(await mails.readAll()).toMatchObject([{ attempts: attempt, wait: minutes * 60 }]);
    expect(await mails.lease()).toEqual([]);
    await mails.wait(`${minutes} minutes`);
  }
  expect(await mails.lease()).toEqual([]);
  expect(await mails.readAll()).toMatchObject([{ status: 'failed', failure: 'given_up' }]);
});

test('a failed mail is retried later, and one that the provider rejects is not', async () => {
  await mails.queue({ data: { name: 'Joe’s' } });
  const [mail] = await mails.lease();
  await mails.finish(mail?.id, 'failed', 'status_503');
  expect(await mails.readAll()).toMatchObject([
    { status: 'waiting', failure: 'status_503', wait: 60 },
  ]);
  await mails.wait('1 minute');
  await mails.lease();
  await mails.finish(mail?.id, 'refused', 'validation_error');
  await mails.wait('10 minutes');
  expect(await mails.lease()).toEqual([]);
  expect(await mails.readAll()).toMatchObject([
    { status: 'failed', failure: 'validation_error', data: { name: 'Joe’s' } },
  ]);
});

test('a mail too old for the provider’s duplicate check is not sent', async () => {
  await mails.queue();
  await mails.lease();
  await mails.wait('23 hours 1 minute');
  expect(await mails.lease()).toEqual([]);
  expect(await mails.readAll()).toMatchObject([{ status: 'failed', failure: 'given_up' }]);
});

test('a sent mail stays sent, despite later reports', async () => {
  await mails.queue();
  const [mail] = await mails.lease();
  await mails.wait('24 hours');
  await mails.lease();
  await mails.finish(mail?.id, 'sent');
  await mails.finish(mail?.id, 'refused', 'late');
  await mails.finish(mail?.id, 'failed', 'late');
  expect(await mails.readAll()).toMatchObject([{ status: 'sent', failure: null }]);
});

test('a sent mail’s address and content are erased', async () => {
  await mails.queue({ kind: 'claim_code', data: { code: '12345678' }, to: ' Joe@Example.com ' });
  const [mail] = await mails.lease();
  expect(mail).toMatchObject({ to: 'joe@example.com', data: { code: '12345678' }, choice: null });
  await mails.finish(mail?.id, 'sent');
  const [kept] = await mails.readAll();
  expect(kept).toMatchObject({ status: 'sent', address: null });
  // An empty object would match any.
  expect(kept?.data).toEqual({});
});

test.each([
  'two@people.example, three@people.example',
  'ana@people.example\r\nBcc: all@people.example',
  'Ana <ana@people.example>',
  'ana@people@example',
  'ana',
])('"%s" is no address', async (to) => {
  await expect(mails.queue({ kind: 'claim_code', to })).rejects.toMatchObject({ code: '23514' });
});

test('a kind switched off before its mail is due is not sent, except mails about ownership', async () => {
  await mails.queue({ kind: 'submission_approved' });
  await mails.queue({ kind: 'facts_to_confirm' });
  await mails.queue({ kind: 'claim_objection_requested' });
  const choose = (enabled: boolean) =>
    mails.database.query(`select public.choose_mails($1, 'submission_updates', $2)`, [
      mails.person,
      enabled,
    ]);
  await choose(false);
  const kinds = (await mails.lease()).map(({ kind }) => kind);
  expect(kinds).toEqual(['claim_objection_requested', 'facts_to_confirm']);
  expect((await mails.readAll()).map(({ status }) => status)).toContain('unwanted');
  await choose(true);
  await mails.queue();
  expect(await mails.lease()).toMatchObject([{ kind: 'submission_approved' }]);
});

test('only mail choices can be switched, and only for existing people', async () => {
  const choose = (id: string, choice: string) =>
    mails.database.query('select public.choose_mails($1, $2, false)', [id, choice]);
  await expect(choose(mails.person, 'user_id')).rejects.toMatchObject({ code: 'PT404' });
  await expect(choose(mails.person, 'messages} --')).rejects.toMatchObject({
    code: 'PT404',
  });
  await choose(randomUUID(), 'fact_reminders');
});

test('mails that a person waits for go before reminders', async () => {
  await mails.queue({ kind: 'facts_to_confirm' });
  await mails.queue({ kind: 'claim_code', to: 'joe@example.com' });
  expect((await mails.lease(1)).map(({ kind }) => kind)).toEqual(['claim_code']);
});

test('deleting an account deletes its waiting mails', async () => {
  const id = randomUUID();
  await mails.database.query(`insert into auth.users (id, email) values ($1, 'b@people.example')`, [
    id,
  ]);
  await mails.database.query(`select private.notify('access_given', 'a', '{}', $1)`, [id]);
  await mails.database.query('delete from auth.users where id = $1', [id]);
  expect(await mails.readAll()).toEqual([]);
});

test('finished mails are deleted after 30 days, and no sooner', async () => {
  await mails.queue();
  const [mail] = await mails.lease();
  await mails.finish(mail?.id, 'sent');
  await mails.database.exec(`update private.mails set ended_at = now() - interval '29 days'`);
  await mails.queue();
  const prune = () =>
    mails.database.query<{ pruned: number }>(`select public.prune_rows('mails') as pruned`);
  expect(await prune()).toEqual([{ pruned: 0 }]);
  await mails.database.exec(`update private.mails set ended_at = ended_at - interval '2 days'`);
  expect(await prune()).toEqual([{ pruned: 1 }]);
  expect(await mails.readAll()).toMatchObject([{ status: 'waiting' }]);
});
