import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { templates } from '#app/mails/templates.ts';
import type { LeasedMail } from '#app/domain/mail/mail.ts';
import {
  type NotificationChoice,
  defaultPreferences,
} from '#app/domain/notification/notification.ts';
import type { Database } from '../../supabase/local/database.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { openSchema } from '../support/open-schema.ts';

const person = '5eed0000-0000-4000-8000-0000000000aa';
const address = 'ana@people.example';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
  await database.query(
    `insert into auth.users (id, aud, role, email) values ($1, 'authenticated', 'authenticated', $2)`,
    [person, address],
  );
});
afterAll(() => database.close());
beforeEach(() => database.exec('delete from private.mails'));

type Queued = { kind?: string; key?: string; data?: object; to?: string | null };

/** Queues a mail to the person, or to an address. */
async function queue({
  kind = 'submission_approved',
  key = randomUUID(),
  data = {},
  to = null,
}: Queued = {}) {
  const sql = 'select private.queue_mail($1, $2, $3, $4, $5)';
  await database.query(sql, [kind, key, data, to === null ? person : null, to]);
}

async function lease(most = 10): Promise<LeasedMail[]> {
  const [row] = await database.query<{ mails: LeasedMail[] | null }>(
    'select public.lease_mails($1) as mails',
    [most],
  );
  return row?.mails ?? [];
}

const finish = (id: string | undefined, outcome: string, failure: string | null = null) =>
  database.query('select public.finish_mail($1, $2, $3)', [id, outcome, failure]);

const readAll = () =>
  database.query<{
    status: string;
    attempts: number;
    address: string | null;
    data: object;
    failure: string | null;
    wait: number;
  }>(`select status, attempts, address, data, failure,
      round(extract(epoch from due_at - now()))::integer as wait from private.mails order by created_at`);

/** As if so much time had passed since everything was queued and leased. */
const wait = (time: string) =>
  database.query(
    `update private.mails set created_at = created_at - $1::interval, due_at = due_at - $1::interval`,
    [time],
  );

test('every kind of mail has its template, its switch exists, and the switch is on by default', async () => {
  const kinds = await database.query<{ kind: string; choice: NotificationChoice | null }>(
    'select kind, choice from private.mail_kinds order by kind',
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(Object.keys(templates).toSorted());
  const choices = kinds.flatMap(({ choice }) => choice ?? []);
  expect(choices.filter((choice) => !defaultPreferences[choice])).toEqual([]);
});

test('what is about who may change a listing always goes', async () => {
  const kinds = await database.query<{ kind: string }>(
    'select kind from private.mail_kinds where choice is null order by kind',
  );
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'access_invitation',
    'claim_code',
    'claim_objection_asked',
    'listing_handed_over',
    'listing_lost',
  ]);
});

test('queued twice it is one mail, to the address that the account has when it is sent', async () => {
  await queue({ key: 'once', data: { name: 'First' } });
  await queue({ key: 'once', data: { name: 'Second' } });
  expect(await lease()).toMatchObject([
    { to: address, data: { name: 'First' }, person, choice: 'submission_updates' },
  ]);
});

test('at the same time nobody leases what another has', async () => {
  for (let count = 0; count < 40; count += 1) await queue();
  const leases = await Promise.all([lease(), lease(), lease(), lease(), lease()]);
  const ids = leases.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const rest = (await lease(40)).length;
  expect(ids.length + rest).toBe(40);
  expect(await lease()).toEqual([]);
});

test('a lease that nobody finishes ends, each later than the one before, and after ten the mail has failed', async () => {
  await queue();
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect(await lease()).toHaveLength(1);
    const minutes = 2 ** (attempt - 1);
    expect(await readAll()).toMatchObject([{ attempts: attempt, wait: minutes * 60 }]);
    expect(await lease()).toEqual([]);
    await wait(`${minutes} minutes`);
  }
  expect(await lease()).toEqual([]);
  expect(await readAll()).toMatchObject([{ status: 'failed', failure: 'given_up' }]);
});

test('what the provider did not take stays due, with the reason; what it refused has failed', async () => {
  await queue({ data: { name: 'Joe’s' } });
  const [mail] = await lease();
  await finish(mail?.id, 'failed', 'status_503');
  expect(await readAll()).toMatchObject([{ status: 'waiting', failure: 'status_503', wait: 60 }]);
  await wait('1 minute');
  await lease();
  await finish(mail?.id, 'refused', 'validation_error');
  await wait('10 minutes');
  expect(await lease()).toEqual([]);
  expect(await readAll()).toMatchObject([
    { status: 'failed', failure: 'validation_error', data: { name: 'Joe’s' } },
  ]);
});

test('nothing is sent so late that the provider would not know it again', async () => {
  await queue();
  await lease();
  await wait('23 hours 1 minute');
  expect(await lease()).toEqual([]);
  expect(await readAll()).toMatchObject([{ status: 'failed', failure: 'given_up' }]);
});

test('a mail that was sent after all stays sent, whoever says what later', async () => {
  await queue();
  const [mail] = await lease();
  await wait('24 hours');
  await lease();
  await finish(mail?.id, 'sent');
  await finish(mail?.id, 'refused', 'late');
  await finish(mail?.id, 'failed', 'late');
  expect(await readAll()).toMatchObject([{ status: 'sent', failure: null }]);
});

test('of a mail that was sent neither address nor words are kept', async () => {
  await queue({ kind: 'claim_code', data: { code: '12345678' }, to: ' Joe@Example.com ' });
  const [mail] = await lease();
  expect(mail).toMatchObject({ to: 'joe@example.com', data: { code: '12345678' }, choice: null });
  await finish(mail?.id, 'sent');
  expect(await readAll()).toMatchObject([{ status: 'sent', address: null, data: {} }]);
});

test.each([
  'two@people.example, three@people.example',
  'ana@people.example\r\nBcc: all@people.example',
  'Ana <ana@people.example>',
  'ana@people@example',
  'ana',
])('"%s" is no address', async (to) => {
  await expect(queue({ kind: 'claim_code', to })).rejects.toMatchObject({ code: '23514' });
});

test('what somebody has switched off when it is due is not sent, what is about ownership is', async () => {
  await queue({ kind: 'submission_approved' });
  await queue({ kind: 'facts_to_confirm' });
  await queue({ kind: 'claim_objection_asked' });
  const choose = (wanted: boolean) =>
    database.query(`select public.choose_mails($1, 'submission_updates', $2)`, [person, wanted]);
  await choose(false);
  const kinds = (await lease()).map(({ kind }) => kind);
  expect(kinds).toEqual(['claim_objection_asked', 'facts_to_confirm']);
  expect((await readAll()).map(({ status }) => status)).toContain('unwanted');
  await choose(true);
  await queue();
  expect(await lease()).toMatchObject([{ kind: 'submission_approved' }]);
});

test('only choices about mails are switched, and of people who are there', async () => {
  const choose = (id: string, choice: string) =>
    database.query('select public.choose_mails($1, $2, false)', [id, choice]);
  await expect(choose(person, 'user_id')).rejects.toMatchObject({ code: 'PT404' });
  await expect(choose(person, 'newsletter = true --')).rejects.toMatchObject({ code: 'PT404' });
  await choose(randomUUID(), 'fact_reminders');
});

test('what somebody waits for goes before reminders', async () => {
  await queue({ kind: 'facts_to_confirm' });
  await queue({ kind: 'claim_code', to: 'joe@example.com' });
  expect((await lease(1)).map(({ kind }) => kind)).toEqual(['claim_code']);
});

test('mails to somebody go with their account', async () => {
  const id = randomUUID();
  await database.query(`insert into auth.users (id, email) values ($1, 'b@people.example')`, [id]);
  await database.query(`select private.queue_mail('access_given', 'a', '{}', $1)`, [id]);
  await database.query('delete from auth.users where id = $1', [id]);
  expect(await readAll()).toEqual([]);
});

test.each(['visitor', 'owner', 'admin', 'super'] as const)(
  'the %s neither leases nor ends mails, nor chooses for others',
  async (account) => {
    const { client, userId } = await signInAs(account);
    const calls = await Promise.all([
      client.rpc('lease_mails', { most: 1 }),
      client.rpc('finish_mail', { mail_id: randomUUID(), outcome: 'sent' }),
      client.rpc('choose_mails', { person: userId, choice: 'fact_reminders', wanted: false }),
    ]);
    expect(calls.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501']);
  },
);

test('nor do visitors; the Worker may', async () => {
  const refused = await asAnyone().rpc('lease_mails', { most: 1 });
  expect(refused.error?.code).toBe('42501');
  const leased = await asService().rpc('lease_mails', { most: 1 });
  expect(leased.error).toBeNull();
});

test.each(['anon', 'authenticated', 'service_role'])(
  '%s queues nothing by itself and reads no queue',
  async (role) => {
    const as = (sql: string) =>
      database.transaction(async (client) => {
        await client.query(`set local role ${role}`);
        await client.query(sql);
      });
    const queueing = as(`select private.queue_mail('claim_code', 'a', '{}', null, 'a@b.example')`);
    await expect(queueing).rejects.toMatchObject({ code: '42501' });
    await expect(as('select * from private.mails')).rejects.toMatchObject({ code: '42501' });
  },
);

test('what ended is forgotten after 30 days, and no sooner', async () => {
  await queue();
  const [mail] = await lease();
  await finish(mail?.id, 'sent');
  await database.exec(`update private.mails set ended_at = now() - interval '29 days'`);
  await queue();
  const prune = () => database.query<{ pruned: number }>('select public.prune_mails() as pruned');
  expect(await prune()).toEqual([{ pruned: 0 }]);
  await database.exec(`update private.mails set ended_at = ended_at - interval '2 days'`);
  expect(await prune()).toEqual([{ pruned: 1 }]);
  expect(await readAll()).toMatchObject([{ status: 'waiting' }]);
});

/** Runs it as somebody signed in, as the API would. */
function as<Row extends object>(userId: string, sql: string) {
  return database.transaction(async (client) => {
    await client.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ sub: userId, role: 'authenticated' }),
    ]);
    await client.query('set local role authenticated');
    return (await client.query<Row>(sql)).rows;
  });
}

test('admins see how many wait and which failed, to whom never; and have them sent again', async () => {
  const admin = randomUUID();
  await database.query(`insert into auth.users (id, email) values ($1, 'c@people.example')`, [
    admin,
  ]);
  await database.query(
    `insert into public.profiles (user_id, first_name, role) values ($1, 'Al', 'admin')`,
    [admin],
  );
  await queue({ kind: 'claim_approved', data: { name: 'Joe’s' } });
  const [mail] = await lease();
  await finish(mail?.id, 'refused', 'validation_error');
  await queue();
  const [row] = await as<{ found: object }>(admin, 'select public.find_failed_mails() as found');
  expect(row?.found).toMatchObject({
    waiting: 1,
    failed: 1,
    items: [{ kind: 'claim_approved', failure: 'validation_error', attempts: 1 }],
  });
  expect(JSON.stringify(row)).not.toMatch(/people\.example|Joe/);
  const [counts] = await database.query<{ counts: object }>(
    'select public.count_mails() as counts',
  );
  expect(counts?.counts).toMatchObject({ waiting: 1, failed: 1 });

  await database.exec(`update private.mails set created_at = now() - interval '3 days'`);
  expect(await as(admin, 'select public.retry_mails() as retried')).toEqual([{ retried: 1 }]);
  expect(await lease()).toMatchObject([{ kind: 'claim_approved', data: { name: 'Joe’s' } }]);
});

test('people find which mails they were sent, and nobody else’s', async () => {
  await queue({ kind: 'claim_approved' });
  await queue({ kind: 'claim_code', to: 'joe@example.com' });
  const found = (id: string) => as<object>(id, 'select * from public.find_own_mails()');
  expect(await found(person)).toMatchObject([{ kind: 'claim_approved', status: 'waiting' }]);
  expect(await found(randomUUID())).toEqual([]);
});

test.each(['visitor', 'owner'] as const)(
  'the %s neither sees failed mails nor has them sent again',
  async (account) => {
    const { client } = await signInAs(account);
    const calls = await Promise.all([
      client.rpc('find_failed_mails'),
      client.rpc('retry_mails'),
      client.rpc('count_mails'),
      client.rpc('prune_mails'),
    ]);
    expect(calls.map(({ error }) => error?.code)).toEqual(Array(4).fill('42501'));
    expect((await asAnyone().rpc('find_failed_mails')).error?.code).toBe('42501');
    expect((await asAnyone().rpc('find_own_mails')).error?.code).toBe('42501');
  },
);

test('admins may, and monitors count', async () => {
  const { client } = await signInAs('admin');
  expect((await client.rpc('find_failed_mails')).data).toMatchObject({ failed: 0, items: [] });
  expect((await asService().rpc('count_mails')).error).toBeNull();
});
