import type { z } from 'zod';
import { type NumberName, readNumber } from '#app/config/settings.ts';
import { site } from '#app/config/site.ts';
import * as t from '#app/messages/domain/alarm.ts';
import { cronTasks, type TrafficHour } from '../health/health.ts';
import { dayMs, hourMs, minuteMs, namesOf } from '../text/text.ts';
import type * as schemas from './alarm-schema.ts';

export type AlarmMeasures = z.infer<typeof schemas.alarmMeasuresSchema>;
export type AlarmPost = z.infer<typeof schemas.alarmPostSchema>;

export type Measured = AlarmMeasures & {
  /** The last day by hour, the current hour last; null if Redis does not respond. */
  traffic: TrafficHour[] | null;
  /** Whether mails are sent at all; without a provider they wait on purpose. */
  sendsMails: boolean;
  /** Numbers that super admins have set. */
  numbers: Record<string, number>;
};

type Alarm = {
  title: string;
  /** Where admins see more. */
  to: string;
  /** Returns what is wrong, in at most 300 characters; null: nothing; undefined: unknown. */
  find: (measured: Measured) => string | null | undefined;
};

/** The share of a plan's size at which admins are told. */
const fullShare = 0.8;
const bytesPerGigabyte = 1024 ** 3;

/** All kinds of alarms, as the database stores them. */
export const alarms = {
  failing_tasks: {
    title: t.failingTasks,
    to: '/dashboard/health',
    find: ({ failing_tasks }) =>
      failing_tasks.length === 0
        ? null
        : t.failingTasksDetail({ tasks: failing_tasks.map(nameTask) }).slice(0, 300),
  },
  stopped_mails: {
    title: t.stoppedMails,
    to: '/dashboard/mails',
    find({ now, mails: { waiting, waiting_since }, sendsMails }) {
      const ms = ageOf(waiting_since, now);
      if (!sendsMails || ms < 15 * minuteMs) return null;
      return t.stoppedMailsDetail({ waiting, minutes: Math.floor(ms / minuteMs) });
    },
  },
  late_queue: {
    title: t.lateQueue,
    to: '/dashboard/queue',
    find({ now, queue: { waiting, waiting_since } }) {
      if (waiting === 0) return null;
      return t.lateQueueDetail({ waiting, days: Math.floor(ageOf(waiting_since, now) / dayMs) });
    },
  },
  rising_errors: { title: t.risingErrors, to: '/dashboard/health', find: findRisingErrors },
  full_database: {
    title: t.fullDatabase,
    to: '/dashboard/health',
    find: (measured) => findFull(measured, 'databaseGigabytes', measured.database_bytes),
  },
  full_storage: {
    title: t.fullStorage,
    to: '/dashboard/health',
    find: (measured) => findFull(measured, 'storageGigabytes', measured.storage_bytes),
  },
  old_backup: {
    title: t.oldBackup,
    to: '/dashboard/health',
    find({ now, backup_at, running_since }) {
      // A daily backup takes a while, and begins a little later each day.
      const ms = ageOf(backup_at ?? running_since, now);
      if (ms < 26 * hourMs) return null;
      return backup_at === null
        ? t.noBackupDetail
        : t.oldBackupDetail({ hours: Math.floor(ms / hourMs) });
    },
  },
} as const satisfies Record<string, Alarm>;

export type AlarmName = keyof typeof alarms;

/** Returns the name of a kind for people; a later version's kinds have only their own. */
export function nameAlarm(kind: string): string {
  const name = namesOf(alarms).find((one) => one === kind);
  return name === undefined ? t.test : alarms[name].title;
}

/** Returns what is wrong now, by kind; null: unknown, so that no alarm begins or ends. */
export function findCauses(measured: Measured): Record<string, string | null> {
  const found = namesOf(alarms).map((name) => [name, alarms[name].find(measured)] as const);
  return Object.fromEntries(
    found.flatMap(([name, detail]) => (detail === null ? [] : [[name, detail ?? null]])),
  );
}

/** Returns whether it is between the hours in which super admins want no alarms. */
export function isQuiet(now: Date, numbers: Record<string, number>): boolean {
  const from = readNumber(numbers, 'quietFrom');
  const until = readNumber(numbers, 'quietUntil');
  const format = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: site.time_zone,
  });
  const hour = Number(format.format(now));
  return from <= until ? from <= hour && hour < until : from <= hour || hour < until;
}

function nameTask(name: string): string {
  const known = namesOf(cronTasks).find((one) => one === name);
  return known === undefined ? name : cronTasks[known].what;
}

function ageOf(since: string | null, now: string): number {
  return since === null ? 0 : Date.parse(now) - Date.parse(since);
}

function findFull({ numbers }: Measured, name: NumberName, bytes: number): string | null {
  const included = readNumber(numbers, name);
  const used = bytes / bytesPerGigabyte;
  return used < included * fullShare ? null : t.sizeDetail({ used: used.toFixed(1), included });
}

/** Fewer are chance. */
const minErrors = 20;

/** Of two hours, so that the first minutes of an hour are not judged alone. */
function findRisingErrors({ traffic }: Measured): string | null | undefined {
  if (traffic === null) return undefined;
  const sum = (hours: TrafficHour[], name: 'requests' | 'failed' | 'browser_errors') =>
    hours.reduce((total, hour) => total + hour[name], 0);
  const [earlier, last] = [traffic.slice(0, -2), traffic.slice(-2)];
  const [requests, failed] = [sum(last, 'requests'), sum(last, 'failed')];
  if (failed >= minErrors && failed > requests / 50) {
    return t.failedRequestsDetail({ failed, requests });
  }
  const errors = sum(last, 'browser_errors');
  const usual = (sum(earlier, 'browser_errors') / Math.max(1, earlier.length)) * last.length;
  return errors >= minErrors && errors > 3 * usual ? t.browserErrorsDetail({ errors }) : null;
}
