import { expect, test } from 'vitest';
import type { HealthParts, HealthState } from '#app/domain/health/health.ts';
import { listChecks } from './checks.ts';

const now = '2026-11-30T12:00:00Z';
const early = '2026-11-30T11:00:00Z';
const nothing = { waiting: 0, waiting_since: null };

const state: HealthState = {
  now,
  cron_runs: [
    {
      name: 'mails',
      started_at: '2026-11-30T11:59:30Z',
      ended_at: '2026-11-30T11:59:31Z',
      failure: null,
      succeeded_at: '2026-11-30T11:59:31Z',
      failures: 0,
    },
  ],
  failed_measurements: { ...nothing, reasons: [] },
  violations: [],
  measures: {
    now,
    failing_tasks: [],
    mails: { ...nothing, failed: 0 },
    queue: nothing,
    database_bytes: 300 * 1024 ** 2,
    storage_bytes: 0,
    backup_at: null,
    running_since: early,
  },
  alarms: [],
  told: null,
  connections: 5,
  max_connections: 100,
  imports: nothing,
  queue: nothing,
  decisions: nothing,
};
const works = { ok: true, latency_ms: 3 };
const parts: HealthParts = {
  health: { status: 'ok', database: works, redis: works, kv: works },
  queues: { metrics: null, failed_measurements: null },
  traffic: null,
};

const list = (changed: Partial<HealthState> = {}, others: Partial<HealthParts> = {}) =>
  listChecks({ parts: { ...parts, ...others }, state: { ...state, ...changed }, screens: [] });
const badOf = (checks: ReturnType<typeof list>) =>
  checks.filter((check) => check.state === 'bad').map(({ id }) => id);

test('nothing needs attention where all works, and nothing is to be done for it', () => {
  expect(badOf(list())).toEqual([]);
  expect(list().find(({ id }) => id === 'mails')).toMatchObject({ state: 'good', fix: null });
});

test('what does not work comes first, with since when, what to do and where', () => {
  const alarm = { kind: 'old_backup', detail: 'Made 30 hours ago', started_at: early };
  const [first] = list({ alarms: [{ ...alarm, notified_at: early, clear_since: null }] });
  expect(first).toMatchObject({
    id: 'old_backup',
    state: 'bad',
    detail: 'Made 30 hours ago',
    since: early,
    fix: 'Run npm run backup -- FOLDER.',
  });
});

test.each<[string, Partial<HealthState>, Partial<HealthParts>]>([
  ['redis', {}, { health: { ...parts.health, redis: { ok: false, latency_ms: 1000 } } }],
  ['executed', { decisions: { waiting: 2, waiting_since: early } }, {}],
  ['import-jobs', { imports: { waiting: 1, waiting_since: early } }, {}],
  ['connections', { connections: 81 }, {}],
  ['undeliverable', { measures: { ...state.measures, mails: { ...nothing, failed: 1 } } }, {}],
  [
    'mails',
    {
      cron_runs: state.cron_runs.map((run) => ({ ...run, failure: 'TypeError', failures: 2 })),
    },
    {},
  ],
  ['mails', { cron_runs: state.cron_runs.map((run) => ({ ...run, started_at: early })) }, {}],
])('%s alone needs attention', (id, changed, others) => {
  expect(badOf(list(changed, others))).toEqual([id]);
});

test('what did not load is unknown and holds up no other check', () => {
  const checks = listChecks({ parts: null, state, screens: null });
  expect(checks.find(({ id }) => id === 'worker')?.state).toBe('unknown');
  expect(checks.find(({ id }) => id === 'mails')?.state).toBe('good');
});
