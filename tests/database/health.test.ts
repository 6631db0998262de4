import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answers } from '#app/domain/answers.ts';
import type { Database } from '../../supabase/local/database.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;
const admin = randomUUID();

beforeAll(async () => {
  database = await openSchema();
  await database.query(`insert into auth.users (id, email) values ($1, 'al@people.example')`, [
    admin,
  ]);
  await database.query(
    `insert into public.profiles (user_id, first_name, role) values ($1, 'Al', 'admin')`,
    [admin],
  );
});
afterAll(() => database.close());
beforeEach(() =>
  database.exec(
    'delete from private.failed_measurements; delete from private.cron_runs; delete from public.perf_metrics',
  ),
);

/** Calls a public function as the API would for this admin. */
async function askAsAdmin<Answer>(call: string): Promise<Answer> {
  return database.transaction(async (client) => {
    await client.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ sub: admin, role: 'authenticated' }),
    ]);
    await client.query('set local role authenticated');
    const { rows } = await client.query<{ answer: Answer }>(`select public.${call} as answer`);
    return rows[0]!.answer;
  });
}

async function findHealth() {
  return answers.find_health.parse(await askAsAdmin('find_health()'));
}

const replay = () =>
  askAsAdmin<{ replayed: number; refused: number }>('replay_failed_measurements()');

/** A message of the queue with one vital. */
function letterOf(vital: object = {}) {
  const id = randomUUID();
  const shared = {
    metric: 'LCP',
    value: 900,
    path: '/',
    details: {},
    device: 'phone',
    country: 'US',
  };
  const created_at = '2026-11-20T10:00:00Z';
  return {
    id,
    body: { metrics: [{ ...shared, id, created_at, user_id: randomUUID(), ...vital }] },
  };
}

async function keep(...measurements: { body: object }[]): Promise<number> {
  const [row] = await database.query<{ kept: number }>(
    'select public.store_failed_measurements($1::jsonb) as kept',
    [JSON.stringify(measurements.map(({ body }) => body))],
  );
  return row!.kept;
}

test('a new directory reports no runs and no waiting work', async () => {
  const health = await findHealth();
  expect(health).toMatchObject({
    cron_runs: [],
    failed_measurements: { waiting: 0, waiting_since: null, reasons: [] },
    measures: { mails: { waiting: 0, failed: 0 }, backup_at: null },
    alarms: [],
    told: null,
    imports: { waiting: 0, waiting_since: null },
    queue: { waiting: 0 },
    decisions: { waiting: 0 },
  });
});

test('each scheduled job reports its last run, last success, and failures within a day', async () => {
  const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const run = (name: string, hoursAgo: number, failure: string | null = null) => ({
    name,
    started_at: at(hoursAgo),
    ended_at: at(hoursAgo),
    failure,
  });
  const runs = [
    run('mails', 0.1),
    run('metrics', 200),
    run('metrics', 30, 'AppError < 57014'),
    run('metrics', 3),
    run('metrics', 2, 'AppError < 57014'),
    run('metrics', 1, 'TypeError'),
  ];
  await database.query('select public.record_cron_runs($1::jsonb)', [JSON.stringify(runs)]);
  const { cron_runs } = await findHealth();
  expect(cron_runs).toMatchObject([
    { name: 'mails', failure: null, failures: 0 },
    { name: 'metrics', failure: 'TypeError', failures: 2 },
  ]);
  expect(new Date(cron_runs[1]?.succeeded_at ?? 0).toISOString()).toBe(runs[3]?.ended_at);
  await database.query(`select public.record_cron_runs('[]')`);
  const [{ kept } = { kept: 0 }] = await database.query<{ kept: number }>(
    'select count(*)::integer as kept from private.cron_runs',
  );
  expect(kept).toBe(5);
});

test('many decisions take minutes, and are late only once their task has not succeeded since', async () => {
  await database.exec(`insert into private.decisions (kind, item_id, is_approved, version, signals, due_at)
    select 'submission', gen_random_uuid(), true, '1', '{}', now() - interval '9 minutes' from generate_series(1, 3)`);
  const run = (minutes: number, failure: string | null) =>
    database.query(
      `insert into private.cron_runs (name, started_at, ended_at, failure)
      values ('decisions', now() - $1 * interval '1 minute', now() - $1 * interval '1 minute', $2)`,
      [minutes, failure],
    );
  const findAge = async () => {
    const { now, decisions } = await findHealth();
    expect(decisions.waiting).toBe(3);
    return Math.round((Date.parse(now) - Date.parse(decisions.waiting_since!)) / 60_000);
  };
  expect(await findAge()).toBe(9);
  await run(2, null);
  await run(1, 'AppError 503');
  expect(await findAge()).toBe(2);
  await database.exec('delete from private.decisions');
  expect((await findHealth()).decisions).toEqual({ waiting: 0, waiting_since: null });
});

test('refused measurements are stored with the reason and without an account; accepted ones are written', async () => {
  const [good, bad] = [letterOf(), letterOf({ metric: 'FCP' })];
  expect(await keep(good, bad, { body: { something: 'else' } })).toBe(2);
  const { failed_measurements } = await findHealth();
  expect(failed_measurements).toMatchObject({
    waiting: 2,
    reasons: [
      { kind: 'vitals', reason: '23514 perf_metrics_metric_check', measurements: 1 },
      { kind: 'unknown', reason: 'unknown kind', measurements: 1 },
    ],
  });
  const rows = await database.query<{ id: string }>('select id from public.perf_metrics');
  expect(rows).toEqual([{ id: good.id }]);
  const [kept] = await database.query<{ text: string }>(
    `select string_agg(body::text, '') as text from private.failed_measurements`,
  );
  expect(kept?.text).not.toContain('user_id');
});

test('a measurement is replayed once the cause is fixed: written once, gone, and in the audit log', async () => {
  const measurement = letterOf({ metric: 'FCP' });
  await keep(measurement);
  expect(await replay()).toEqual({ replayed: 0, refused: 1 });
  await database.exec(`
    alter table public.perf_metrics drop constraint perf_metrics_metric_check;
    alter table public.perf_metrics add constraint perf_metrics_metric_check
      check (metric in ('LCP', 'CLS', 'FID', 'TTFB', 'INP', 'FCP'));`);
  // Two at once, as two admins would.
  const both = await Promise.all([replay(), replay()]);
  expect(both.map(({ replayed }) => replayed)).toEqual(expect.arrayContaining([0, 1]));
  expect(await replay()).toEqual({ replayed: 0, refused: 0 });
  const rows = await database.query('select id, metric, user_id from public.perf_metrics');
  expect(rows).toEqual([{ id: measurement.id, metric: 'FCP', user_id: null }]);
  expect((await findHealth()).failed_measurements.waiting).toBe(0);
  const recorded = await database.query(
    `select actor_id, action, after from public.audit_log where table_name = 'failed_measurements' order by id`,
  );
  expect(recorded).toEqual([
    { actor_id: admin, action: 'update', after: { replayed: 0, refused: 1 } },
    { actor_id: admin, action: 'update', after: { replayed: 1, refused: 0 } },
  ]);
});

test('the database reports its size, its connections and its slowest statements', async () => {
  const [marked, ofSeed] = [1, 2].map(() => `mark_${randomUUID().replaceAll('-', '')}`);
  await database.transaction(async (client) => {
    await client.query('set local role anon');
    // PostgreSQL keeps 5,000 statements of all databases, and drops those that are rare.
    for (let run = 0; run < 20; run += 1) {
      await client.query(`select 1 as ${marked}, pg_sleep(0.02)`);
    }
  });
  await database.query(`select 1 as ${ofSeed}, pg_sleep(0.3)`);
  const state = answers.find_database_figures.parse(await askAsAdmin('find_database_figures()'));
  expect(state.days.at(-1)?.bytes).toBeGreaterThan(1_000_000);
  expect((await findHealth()).connections).toBeGreaterThan(0);
  const statements = state.statements?.map(({ statement }) => statement).join();
  expect(statements).toContain(marked);
  expect(statements).not.toContain(ofSeed);
});

test.each(['visitor', 'owner'] as const)(
  'the %s can neither read the health report nor replay measurements',
  async (account) => {
    const { client } = await signInAs(account);
    const calls = await Promise.all([
      client.rpc('find_health'),
      client.rpc('find_database_figures'),
      client.rpc('replay_failed_measurements'),
      client.rpc('store_failed_measurements', { measurements: [] }),
      client.rpc('record_cron_runs', { runs: [] }),
    ]);
    expect(calls.map(({ error }) => error?.code)).toEqual(Array(5).fill('42501'));
  },
);

test('a measurement that still fails after thirty days is deleted', async () => {
  await database.exec(`
    insert into private.failed_measurements (body, reason, created_at)
    values ('{}', 'old', now() - interval '30 days 1 hour'), ('{}', 'young', now() - interval '29 days 23 hours')`);
  await keep();
  const left = await database.query('select reason from private.failed_measurements');
  expect(left).toEqual([{ reason: 'young' }]);
});

test('visitors cannot read the health report; admins can, and the Worker writes it', async () => {
  expect((await asAnyone().rpc('find_health')).error?.code).toBe('42501');
  expect((await asAnyone().rpc('replay_failed_measurements')).error?.code).toBe('42501');
  const { client } = await signInAs('admin');
  expect((await client.rpc('find_health')).error).toBeNull();
  expect((await client.rpc('find_database_figures')).error).toBeNull();
  expect((await client.rpc('replay_failed_measurements')).error).toBeNull();
  expect((await asService().rpc('record_cron_runs', { runs: [] })).error).toBeNull();
});

test('a health check writes: a row, and a file, so that it fails read-only and without space', async () => {
  const check = 'select public.check_health()';
  const readOnly = database.transaction(async (client) => {
    await client.query('set transaction read only');
    await client.query(check);
  });
  await expect(readOnly).rejects.toMatchObject({ code: '25006' });
  const countFiles = async () => {
    const [row] = await database.query<{ files: number }>(
      `select temp_files::integer as files from pg_stat_database where datname = current_database()`,
    );
    return row!.files;
  };
  const before = await countFiles();
  await database.query(check);
  const flushAndCount = async () => {
    await database.query('select pg_stat_force_next_flush()');
    return countFiles();
  };
  await expect.poll(flushAndCount).toBeGreaterThan(before);
});

test('only the Worker may ask for it', async () => {
  for (const client of [asAnyone(), (await signInAs('owner')).client]) {
    expect((await client.rpc('check_health')).error?.code).toBe('42501');
  }
  expect((await asService().rpc('check_health')).error).toBeNull();
});

test('an admin reads what failed, waits and was decided; nobody else does', async () => {
  const started_at = new Date().toISOString();
  const runs = [{ name: 'mails', started_at, ended_at: started_at, failure: 'Error: no' }];
  await asService().rpc('record_cron_runs', { runs });
  const { client } = await signInAs('admin');
  const { data } = await client.rpc('get_admin_overview');
  expect(data).toMatchObject({
    failed_tasks: [{ name: 'mails', failure: 'Error: no', failures: 1 }],
    failed_mails: 0,
    imports: [],
    decided: [],
  });
  expect((await asAnyone().rpc('get_admin_overview')).error?.code).toBe('42501');
  expect((await (await signInAs('owner')).client.rpc('get_admin_overview')).error?.code).toBe(
    '42501',
  );
});
