import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { type MailQueue, openMailQueue } from '../support/mail-queue.ts';

let mails: MailQueue;

beforeAll(async () => {
  mails = await openMailQueue();
});
afterAll(() => mails.database.close());
beforeEach(() => mails.database.exec('delete from private.mails'));

test.each(['visitor', 'owner', 'admin', 'super'] as const)(
  'the %s neither leases nor ends mails, nor chooses for others',
  async (account) => {
    const { client, userId } = await signInAs(account);
    const calls = await Promise.all([
      client.rpc('lease_mails', { max_rows: 1 }),
      client.rpc('finish_mail', { mail_id: randomUUID(), outcome: 'sent' }),
      client.rpc('choose_mails', { person: userId, choice: 'fact_reminders', enabled: false }),
    ]);
    expect(calls.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501']);
  },
);

test('visitors cannot lease mails, and the Worker can', async () => {
  const refused = await asAnyone().rpc('lease_mails', { max_rows: 1 });
  expect(refused.error?.code).toBe('42501');
  const leased = await asService().rpc('lease_mails', { max_rows: 1 });
  expect(leased.error).toBeNull();
});

test.each(['anon', 'authenticated', 'service_role'])(
  '%s queues nothing by itself and reads no queue',
  async (role) => {
    const as = (sql: string) =>
      mails.database.transaction(async (client) => {
        await client.query(`set local role ${role}`);
        await client.query(sql);
      });
    const queueing = as(`select private.notify('claim_code', 'a', '{}', null, 'a@b.example')`);
    await expect(queueing).rejects.toMatchObject({ code: '42501' });
    await expect(as('select * from private.mails')).rejects.toMatchObject({ code: '42501' });
  },
);

/** Runs it as somebody signed in, as the API would. */
function as<Row extends object>(userId: string, sql: string) {
  return mails.database.transaction(async (client) => {
    await client.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ sub: userId, role: 'authenticated' }),
    ]);
    await client.query('set local role authenticated');
    return (await client.query<Row>(sql)).rows;
  });
}

test('admins see how many mails wait and which failed, without addresses, and can resend them', async () => {
  const admin = randomUUID();
  await mails.database.query(`insert into auth.users (id, email) values ($1, 'c@people.example')`, [
    admin,
  ]);
  await mails.database.query(
    `insert into public.profiles (user_id, first_name, role) values ($1, 'Al', 'admin')`,
    [admin],
  );
  await mails.queue({ kind: 'claim_approved', data: { name: 'Joe’s' } });
  const [mail] = await mails.lease();
  await mails.finish(mail?.id, 'refused', 'validation_error');
  await mails.queue();
  const [again] = await mails.lease();
  await mails.finish(again?.id, 'failed', 'status_503'); // to be sent again in a minute
  await mails.queue({ kind: 'saved_search_matches' }); // of a day that is not over
  const [row] = await as<{ found: object }>(admin, 'select public.find_failed_mails() as found');
  expect(row?.found).toMatchObject({
    waiting: 1,
    failed: 1,
    items: [{ kind: 'claim_approved', failure: 'validation_error', attempts: 1 }],
  });
  expect(JSON.stringify(row)).not.toMatch(/people\.example|Joe/);
  const [counts] = await mails.database.query<{ counts: object }>(
    'select public.count_mails() as counts',
  );
  expect(counts?.counts).toMatchObject({ waiting: 1, failed: 1 });

  await mails.database.exec(`update private.mails set created_at = now() - interval '3 days'`);
  expect(await as(admin, 'select public.retry_mails() as retried')).toEqual([{ retried: 1 }]);
  expect(await mails.lease()).toMatchObject([{ kind: 'claim_approved', data: { name: 'Joe’s' } }]);
});

test('people find the mails that they were sent, and no one else’s', async () => {
  await mails.queue({ kind: 'claim_approved' });
  await mails.queue({ kind: 'claim_code', to: 'joe@example.com' });
  const found = async (id: string) => {
    const [row] = await as<{ mails: object[] }>(
      id,
      `select public.export_own_data() -> 'mails' as mails`,
    );
    return row?.mails;
  };
  expect(await found(mails.person)).toMatchObject([{ kind: 'claim_approved', status: 'waiting' }]);
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
      client.rpc('prune_rows', { kind: 'mails' }),
    ]);
    expect(calls.map(({ error }) => error?.code)).toEqual(Array(4).fill('42501'));
    expect((await asAnyone().rpc('find_failed_mails')).error?.code).toBe('42501');
    expect((await asAnyone().rpc('export_own_data')).error?.code).toBe('42501');
  },
);

test('admins may, and monitors count', async () => {
  const { client } = await signInAs('admin');
  expect((await client.rpc('find_failed_mails')).data).toMatchObject({ failed: 0, items: [] });
  expect((await asService().rpc('count_mails')).error).toBeNull();
});
