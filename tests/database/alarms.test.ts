import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AlarmName, findCauses, type Measured } from '#app/domain/alarm/alarm.ts';
import { answers } from '#app/domain/answers.ts';
import type { TrafficHour } from '#app/domain/health/health.ts';
import type { Database } from '../../supabase/local/database.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;
const people = { admin: randomUUID(), super_admin: randomUUID(), business_owner: randomUUID() };

beforeAll(async () => {
  database = await openSchema();
  for (const [role, id] of Object.entries(people)) {
    await database.query(`insert into auth.users (id, email) values ($1, $2)`, [
      id,
      `${role}@people.example`,
    ]);
    await database.query(
      `insert into public.profiles (user_id, first_name, role) values ($1, 'Al', $2)`,
      [id, role],
    );
  }
});
afterAll(() => database.close());
beforeEach(() =>
  database.exec(`delete from private.alarms; delete from private.alarm_events; delete from public.notifications;
    delete from private.mails; delete from private.cron_runs; delete from private.backups; delete from private.queue_items`),
);

const quietTraffic: TrafficHour[] = Array.from({ length: 24 }, (_, hour) => ({
  hour: `2026-11-29T${String(hour).padStart(2, '0')}:00:00Z`,
  requests: 1_000,
  failed: 0,
  hit: 0,
  stale: 0,
  outage: 0,
  miss: 0,
  browser_errors: 10,
}));

async function measure(given: Partial<Measured> = {}): Promise<Measured> {
  const [row] = await database.query<{ measured: unknown }>(
    'select public.measure_alarms() as measured',
  );
  const measured = answers.measure_alarms.parse(row?.measured);
  return { ...measured, traffic: quietTraffic, sendsMails: true, numbers: {}, ...given };
}

/** A run of the Worker's task; answers what was said since the run before. */
async function run(given: Partial<Measured> = {}, isQuiet = false): Promise<string[]> {
  await database.exec('delete from private.alarm_events');
  const causes = findCauses(await measure(given));
  const [row] = await database.query<{ events: unknown }>(
    `select public.record_alarms($1, $2) as events`,
    [causes, isQuiet],
  );
  return answers.record_alarms.parse(row?.events).map(({ alarm, event }) => `${alarm} ${event}`);
}

const pass = (interval: string) =>
  database.exec(`update private.alarms set started_at = started_at - interval '${interval}',
    notified_at = notified_at - interval '${interval}', clear_since = clear_since - interval '${interval}'`);

type Case = { begin?: string; end?: string; given?: Partial<Measured>; detail: string };

const failedRun = (minutes: number) =>
  `insert into private.cron_runs (name, started_at, ended_at, failure) values
    ('mails', now() - interval '${minutes} minutes', now() - interval '${minutes} minutes', 'AppError 503')`;

const cases: Record<AlarmName, Case> = {
  failing_tasks: {
    begin: `${failedRun(2)}; ${failedRun(1)}`,
    end: `insert into private.cron_runs (name, started_at, ended_at) values ('mails', now(), now())`,
    detail: 'Sends emails',
  },
  stopped_mails: {
    begin: `insert into private.mails (key, kind, address, data, created_at)
      values ('one', 'claim_code', 'a@people.example', '{}', now() - interval '16 minutes')`,
    end: `delete from private.mails where key = 'one'`,
    detail: '1 email waits, the oldest for 16 minutes',
  },
  late_queue: {
    begin: `insert into private.queue_items (kind, id, title, city, state, waiting_since, signals, signal_count, facts)
      values ('submission', gen_random_uuid(), 'Joe’s', 'Austin', 'TX', now() - interval '8 days', '{}', 0, '{}')`,
    end: 'delete from private.queue_items',
    detail: '1 item has waited more than a week, the oldest 8 days',
  },
  rising_errors: {
    given: { traffic: quietTraffic.map((hour, at) => (at < 22 ? hour : { ...hour, failed: 30 })) },
    detail: '60 of 2000 requests failed in the last two hours',
  },
  full_database: {
    given: { database_bytes: 7 * 1024 ** 3 },
    detail: '7.0 of 8 GB',
  },
  full_storage: {
    given: { storage_bytes: 9 * 1024 ** 3, numbers: { storageGigabytes: 10 } },
    detail: '9.0 of 10 GB',
  },
  old_backup: {
    begin: `insert into private.backups (made_at, row_count, file_count) values (now() - interval '30 hours', 1, 1)`,
    end: `insert into private.backups (made_at, row_count, file_count) values (now(), 1, 1)`,
    detail: 'Made 30 hours ago',
  },
};

test('an orderly directory has no alarms', async () => {
  expect(findCauses(await measure())).toEqual({});
});

test.each(Object.entries(cases))(
  '%s is said once when it begins, once a day, and once when it is over',
  async (kind, { begin = '', end = '', given = {}, detail }) => {
    await database.exec(begin);
    expect(await run(given)).toEqual([`${kind} started`]);
    expect(await database.query('select detail from private.alarms')).toEqual([{ detail }]);
    expect(await run(given)).toEqual([]);
    await pass('25 hours');
    expect(await run(given)).toEqual([`${kind} reminder`]);
    await database.exec(end);
    expect(await run()).toEqual([]);
    await pass('5 minutes');
    expect(await run()).toEqual([]);
    await pass('6 minutes');
    expect(await run()).toEqual([`${kind} ended`]);
    expect(await run()).toEqual([]);
    const told = await database.query<{ recipient: string; events: string[] }>(
      `select recipient_id as recipient, array_agg(data ->> 'event' order by data ->> 'event') as events
      from public.notifications where kind = 'alarm' group by 1 order by 1`,
    );
    expect(told.map(({ recipient }) => recipient)).toEqual(
      [people.admin, people.super_admin].sort(),
    );
    expect(told.map(({ events }) => events)).toEqual([
      ['ended', 'reminder', 'started'],
      ['ended', 'reminder', 'started'],
    ]);
    const mailed = await database.query(`select from private.mails where kind = 'alarm'`);
    expect(mailed).toHaveLength(6);
  },
);

test('what comes and goes within ten minutes is one alarm', async () => {
  const full = { database_bytes: 7 * 1024 ** 3 };
  expect(await run(full)).toEqual(['full_database started']);
  for (let times = 0; times < 3; times += 1) {
    expect(await run()).toEqual([]);
    await pass('5 minutes');
    expect(await run(full)).toEqual([]);
  }
});

test('in quiet hours nothing is said; after them what still lasts, and what has ended since it was said', async () => {
  const full = { database_bytes: 7 * 1024 ** 3 };
  expect(await run(full, true)).toEqual([]);
  expect(await run(full, false)).toEqual(['full_database started']);
  expect(await run({}, true)).toEqual([]);
  await pass('11 minutes');
  expect(await run({}, true)).toEqual([]);
  expect(await run({}, false)).toEqual(['full_database ended']);

  await run(full, true);
  await run({}, true);
  await pass('11 minutes');
  await run({}, true);
  expect(await run({}, false)).toEqual([]);
});

test('a task that failed once, mails without a provider and a first day without a backup are no alarms', async () => {
  await database.exec(failedRun(1));
  await database.exec(cases.stopped_mails.begin ?? '');
  expect(findCauses(await measure({ sendsMails: false }))).toEqual({});
  await database.exec(`update private.cron_runs set started_at = now() - interval '2 days'`);
  expect(findCauses(await measure({ sendsMails: false }))).toEqual({
    old_backup: 'There is no backup yet',
  });
});

test('errors in browsers are an alarm when there are three times as many as before', async () => {
  const rise = (browser_errors: number) => ({
    traffic: quietTraffic.map((hour, at) => (at < 22 ? hour : { ...hour, browser_errors })),
  });
  expect(findCauses(await measure(rise(29)))).toEqual({});
  expect(findCauses(await measure(rise(31)))).toHaveProperty('rising_errors');
});

test('an alarm of errors lasts while Redis, which counts them, does not respond', async () => {
  const rise = { traffic: quietTraffic.map((hour) => ({ ...hour, failed: 30 })) };
  expect(await run({ traffic: null })).toEqual([]);
  expect(await run(rise)).toEqual(['rising_errors started']);
  expect(await run({ traffic: null })).toEqual([]);
  await pass('11 minutes');
  expect(await run({ traffic: null })).toEqual([]);
  expect(await run()).toEqual([]);
  await pass('11 minutes');
  expect(await run()).toEqual(['rising_errors ended']);
});
