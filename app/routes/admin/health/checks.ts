import { type AlarmName, alarms } from '#app/domain/alarm/alarm.ts';
import {
  cronTasks,
  formatBytes,
  formatDuration,
  type HealthParts,
  type HealthState,
  spanOf,
} from '#app/domain/health/health.ts';
import { rateVital, type VitalSummary } from '#app/domain/metric/metric-calls.ts';
import { formatCount, minuteMs, namesOf } from '#app/domain/text/text.ts';
import type { QueueDepth } from '#app/services/health-checks.ts';

/** Something that works or does not; the bad ones come first. */
export type Check = {
  id: string;
  name: string;
  state: CheckState;
  /** What was found. */
  detail: string;
  /** Since when it is so; null: unknown, or of no interest. */
  since: string | null;
  /** What to do; null: nothing. */
  fix: string | null;
  /** The screen that has more, or where it is done. */
  to: string | null;
};

export const checkStates = { bad: 'Needs attention', unknown: 'Unknown', good: 'Works' } as const;

export type CheckState = keyof typeof checkStates;

/** What the checks are about; null: it did not load. */
export type CheckedFacts = {
  parts: HealthParts | null;
  state: HealthState | null;
  screens: VitalSummary[] | null;
};

/** Returns all checks, those that need attention first. */
export function listChecks({ parts, state, screens }: CheckedFacts): Check[] {
  const checks = [
    ...(parts === null ? [missing('worker', 'Services and requests')] : checkWorker(parts)),
    ...(state === null ? [missing('state', 'Tasks, queues and alarms')] : checkState(state)),
    screens === null ? missing('screens', 'Page speed') : checkScreens(screens),
  ];
  const order = namesOf(checkStates);
  return checks.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

type Found = { isBad: boolean; detail: string; since?: string | null; fix: string };

function toCheck(id: string, name: string, found: Found & { to?: string }): Check {
  const { isBad, detail, since = null, fix, to = null } = found;
  return { id, name, state: isBad ? 'bad' : 'good', detail, since, fix: isBad ? fix : null, to };
}

function missing(id: string, name: string): Check {
  const detail = 'Did not load';
  const fix = 'Press “Check again”. If it still fails, look at the Worker’s log.';
  return { id, name, state: 'unknown', detail, since: null, fix, to: null };
}

const services = [
  ['database', 'Database', 'Saved pages are served; nothing can be changed.', 'Supabase'],
  ['redis', 'Redis', 'Each server counts limits on its own.', 'Upstash'],
  ['kv', 'KV', 'Every page is rendered again.', 'Cloudflare'],
] as const;

/** More than one failed request in this many needs attention. */
const failuresWorthALook = 100;

function checkWorker({ health, queues, traffic }: HealthParts): Check[] {
  const sum = (name: 'requests' | 'failed') =>
    traffic?.reduce((total, hour) => total + hour[name], 0) ?? 0;
  const [requests, failed] = [sum('requests'), sum('failed')];
  const measurements = toCheck('measurements', 'Browser measurements', {
    isBad: false,
    detail: `${describeDepth(queues.metrics)}, ${describeDepth(queues.failed_measurements)} after failing for an hour`,
    fix: '',
  });
  return [
    ...services.map(([id, name, without, provider]) =>
      toCheck(id, name, {
        isBad: !health[id].ok,
        detail: health[id].ok
          ? `Answers in ${health[id].latency_ms} ms`
          : `Does not answer. ${without}`,
        fix: `See ${provider}’s status page, then the Worker’s log.`,
      }),
    ),
    queues.metrics === null ? { ...measurements, state: 'unknown' } : measurements,
    {
      ...toCheck('requests', 'Requests', {
        isBad: failed * failuresWorthALook > requests,
        detail:
          traffic === null
            ? 'Redis, which counts them, does not answer'
            : `${formatCount(failed)} of ${formatCount(requests)} failed in 24 hours`,
        fix: 'Look for the errors in the Worker’s log.',
        to: '/dashboard/figures?group=traffic',
      }),
      ...(traffic === null && { state: 'unknown' }),
    },
  ];
}

function describeDepth(depth: QueueDepth | null): string {
  return depth === null ? 'unknown' : `${formatCount(depth.waiting)} waiting`;
}

type Waiting = { waiting: number; waiting_since: string | null };

const describeWaiting = ({ waiting }: Waiting) =>
  waiting === 0 ? 'Nothing is waiting' : `${formatCount(waiting)} waiting`;

type AlarmCheck = { name: string; fix: string; good: (state: HealthState) => string };

/** The alarms but that of the tasks, each of which is a check of its own. */
const alarmChecks: Record<Exclude<AlarmName, 'failing_tasks'>, AlarmCheck> = {
  stopped_mails: {
    name: 'Emails to send',
    fix: 'Check the key and the status of the email service.',
    good: ({ measures }) => describeWaiting(measures.mails),
  },
  late_queue: {
    name: 'Review queue',
    fix: 'Decide the oldest items.',
    good: ({ queue }) => `${describeWaiting(queue)}, none more than a week`,
  },
  rising_errors: {
    name: 'Errors',
    fix: 'Look for failed requests and browser_error in the Worker’s log.',
    good: () => 'As usual',
  },
  full_database: {
    name: 'Database size',
    fix: 'See what grows, or choose a larger plan.',
    good: ({ measures }) => formatBytes(measures.database_bytes),
  },
  full_storage: {
    name: 'File storage',
    fix: 'Choose a larger plan at Supabase, then set its size under Settings.',
    good: ({ measures }) => formatBytes(measures.storage_bytes),
  },
  old_backup: {
    name: 'Backup',
    fix: 'Run npm run backup -- FOLDER.',
    good: ({ now, measures: { backup_at } }) =>
      backup_at === null
        ? 'None yet: an alarm begins after 26 hours'
        : `Made ${ago(backup_at, now)}`,
  },
};

const ago = (moment: string, now: string) => `${formatDuration(spanOf(moment, now))} ago`;

function checkAlarms(state: HealthState): Check[] {
  const lasting = new Map(state.alarms.map((alarm) => [alarm.kind, alarm]));
  return namesOf(alarmChecks).map((kind) => {
    const alarm = lasting.get(kind);
    const { name, fix, good } = alarmChecks[kind];
    const { to } = alarms[kind];
    if (alarm === undefined)
      return toCheck(kind, name, { isBad: false, detail: good(state), fix, to });
    const over = alarm.clear_since === null ? '' : '; ends after ten clear minutes';
    const quiet = alarm.notified_at === null ? '; not sent in quiet hours' : '';
    const detail = alarm.detail + over + quiet;
    return toCheck(kind, name, { isBad: true, detail, since: alarm.started_at, fix, to });
  });
}

/** Two runs may be missed; a third means that no cron trigger fires. */
const missedRuns = 3;

function checkTasks({ cron_runs, now }: HealthState): Check[] {
  const known = new Map(cron_runs.map((run) => [run.name, run]));
  return namesOf(cronTasks).map((id) => {
    const { what: name, everyMinutes } = cronTasks[id];
    const run = known.get(id);
    const none = { id, name, fix: null, since: null, to: null };
    if (run === undefined) return { ...none, state: 'unknown', detail: 'Did not run in a week' };
    const took = Date.parse(run.ended_at) - Date.parse(run.started_at);
    const often = everyMinutes === 1 ? 'each minute' : 'each hour';
    const last = `${ago(run.started_at, now)}, ${often}; took ${took} ms`;
    const isLate = spanOf(run.started_at, now) > missedRuns * everyMinutes * minuteMs;
    return toCheck(id, name, {
      isBad: run.failure !== null || isLate,
      detail:
        run.failure === null
          ? `${isLate ? 'Overdue: succeeded' : 'Succeeded'} ${last}`
          : `Failed ${last} (${run.failure}), ${formatCount(run.failures)} times in a day`,
      since: run.failure === null ? run.started_at : run.succeeded_at,
      fix: isLate
        ? 'Check the cron triggers of the Worker.'
        : 'Look for the error in the Worker’s log.',
    });
  });
}

/** The share of connections from which an admin should look who holds them. */
const manyConnections = 0.8;

function checkState(state: HealthState): Check[] {
  const { now, decisions, imports, measures, failed_measurements, violations, told } = state;
  const { connections, max_connections } = state;
  const isLate = ({ waiting_since }: Waiting, minutes: number) =>
    waiting_since !== null && spanOf(waiting_since, now) > minutes * minuteMs;
  const reports = violations.reduce((sum, one) => sum + one.reports, 0);
  const own = violations.find(({ browsers }) => browsers.length > 1);
  return [
    ...checkAlarms(state),
    toCheck('undeliverable', 'Undeliverable emails', {
      isBad: measures.mails.failed > 0,
      detail: measures.mails.failed === 0 ? 'None' : formatCount(measures.mails.failed),
      fix: 'See why, then send them again.',
      to: '/dashboard/mails',
    }),
    toCheck('executed', 'Pending decisions', {
      isBad: isLate(decisions, 3),
      detail: describeWaiting(decisions),
      since: decisions.waiting_since,
      fix: 'See whether the task that executes them fails.',
    }),
    toCheck('import-jobs', 'Imports in progress', {
      isBad: isLate(imports, 10),
      detail: describeWaiting(imports),
      since: imports.waiting_since,
      fix: 'See whether the task that processes them fails.',
      to: '/dashboard/imports',
    }),
    toCheck('failed-measurements', 'Failed measurements', {
      isBad: failed_measurements.waiting > 0,
      detail: describeFailed(failed_measurements),
      since: failed_measurements.waiting_since,
      fix: 'Once the cause is fixed, replay them. They are deleted after 30 days.',
    }),
    toCheck('violations', 'Blocked by the security policy', {
      isBad: own !== undefined,
      detail:
        own === undefined
          ? `${formatCount(reports)} reports in seven days, mostly from browser extensions`
          : `${own.blocked} (${own.directive}) at ${own.screen}, in several browsers`,
      fix: 'Several browsers block it, so it is probably our mistake: allow it or remove it.',
      to: '/dashboard/figures?group=traffic',
    }),
    toCheck('connections', 'Database connections', {
      isBad: connections > max_connections * manyConnections,
      detail: `${connections} of ${max_connections}`,
      fix: 'See who holds them in Supabase.',
      to: '/dashboard/figures?group=database',
    }),
    checkWebhook(told),
    ...checkTasks(state),
  ];
}

function describeFailed({ waiting, reasons }: HealthState['failed_measurements']): string {
  if (waiting === 0) return 'None';
  const each = reasons.map((one) => `${formatCount(one.measurements)} ${one.kind}: ${one.reason}`);
  return `${formatCount(waiting)} waiting. ${each.join('; ')}`;
}

function checkWebhook(told: HealthState['told']): Check {
  const shared = { id: 'webhook', name: 'Alarms in your chat', to: null };
  if (told?.posted_at) {
    const detail = 'The last alarm was accepted';
    return { ...shared, state: 'good', detail, since: told.posted_at, fix: null };
  }
  const detail = told === null ? 'Nothing was sent yet' : 'The last alarm did not reach a chat';
  const fix = 'Set ALARM_WEBHOOK_URL, and send a test.';
  return { ...shared, state: 'unknown', detail, since: told?.created_at ?? null, fix };
}

/** Fewer visits say nothing about a screen. */
const minVisits = 5;

function checkScreens(lines: VitalSummary[]): Check {
  const measured = lines.filter(({ metric, samples }) => metric === 'LCP' && samples >= minVisits);
  const [slowest] = measured.toSorted((one, other) => other.p75 - one.p75);
  const shared = { id: 'screens', name: 'Page speed', to: '/dashboard/figures?group=speed' };
  if (slowest === undefined) {
    return {
      ...shared,
      state: 'unknown',
      detail: `No screen was measured ${minVisits} times in seven days`,
      since: null,
      fix: null,
    };
  }
  return toCheck(shared.id, shared.name, {
    isBad: rateVital('LCP', slowest.p75) === 'poor',
    detail: `Slowest: ${slowest.key}, ${(slowest.p75 / 1000).toFixed(2)} s`,
    fix: 'See which devices and countries wait longest.',
    to: shared.to,
  });
}
