import type { z } from 'zod';
import type { QueueDepth } from '#app/services/health-checks.ts';
import { dayMs, hourMs, minuteMs } from '../text/text.ts';
import type * as schemas from './health-schema.ts';

/** What admins read first: what waits, what failed and what is due. */
export type AdminOverview = z.infer<typeof schemas.adminOverviewSchema>;

type DependencyHealth = { ok: boolean; latency_ms: number };

export type Health = {
  /** degraded: a dependency is down; the rest still works. */
  status: 'ok' | 'degraded';
  database: DependencyHealth;
  redis: DependencyHealth;
  kv: DependencyHealth;
};

/** What only the Worker can ask; null for a queue that does not return its depth. */
export type HealthParts = {
  health: Health;
  queues: { metrics: QueueDepth | null; failed_measurements: QueueDepth | null };
  /** The last 24 hours, the current one last; null if Redis does not respond. */
  traffic: TrafficHour[] | null;
};

/**
 * Requests of an hour; `failed` are those with a 5xx status, the others are counted by how the
 * Worker's cache served them. `browser_errors` are errors that pages reported.
 */
export type TrafficHour = { hour: string } & Record<TrafficCount, number>;

export const trafficCounts = [
  'requests',
  'failed',
  'hit',
  'stale',
  'outage',
  'miss',
  'browser_errors',
] as const;
export type TrafficCount = (typeof trafficCounts)[number];

/** Searches without results: by day, the oldest first, and by place, the most first. */
export type EmptySearches = {
  days: { day: string; searches: number }[];
  places: { name: string; searches: number }[];
};

/** What Redis has counted: requests by hour, the current one last, and searches without results. */
export type Counts = { traffic: TrafficHour[]; searches: EmptySearches };

export type HealthState = z.infer<typeof schemas.healthStateSchema>;

export type DatabaseFigures = z.infer<typeof schemas.databaseFiguresSchema>;

export type ReplayedMeasurements = z.infer<typeof schemas.replayedMeasurementsSchema>;

export type Charts = z.infer<typeof schemas.chartsSchema>;
export type Week = Charts['weeks'][number];

type Task = { what: string; everyMinutes: number };

/** The tasks of workers/scheduled.ts, by the names under which their runs are recorded. */
export const cronTasks = {
  decisions: { what: 'Executes admins’ decisions', everyMinutes: 1 },
  mails: { what: 'Sends emails', everyMinutes: 1 },
  imports: { what: 'Processes imports', everyMinutes: 1 },
  alarms: { what: 'Sends alarms', everyMinutes: 1 },
  'due-changes': { what: 'Publishes articles, reopens listings', everyMinutes: 1 },
  metrics: { what: 'Rolls up measurements', everyMinutes: 60 },
  statistics: { what: 'Deletes old statistics', everyMinutes: 60 },
  photos: { what: 'Deletes unused photos', everyMinutes: 60 },
  listings: { what: 'Ends expired access, asks to confirm facts', everyMinutes: 60 },
  holidays: { what: 'Asks owners for their holiday hours', everyMinutes: 60 },
  sizes: { what: 'Records the sizes of tables', everyMinutes: 60 },
  'old-mails': { what: 'Deletes old emails', everyMinutes: 60 },
  notifications: { what: 'Deletes old notifications', everyMinutes: 60 },
  'old-documents': { what: 'Deletes old claim documents', everyMinutes: 60 },
  letters: { what: 'Prints and mails claim letters', everyMinutes: 60 },
  'old-receipts': { what: 'Deletes receipts of decided reviews', everyMinutes: 60 },
  'old-imports': { what: 'Deletes old imports', everyMinutes: 60 },
  'audit-head': { what: 'Checks the audit log, records its hash', everyMinutes: 60 },
  charts: { what: 'Updates the charts', everyMinutes: 60 },
  'metro-indexes': { what: 'Saves the short list for outages', everyMinutes: 60 },
  'saved-searches': { what: 'Runs saved searches for their alerts', everyMinutes: 60 },
  digests: { what: 'Queues weekly digests', everyMinutes: 60 },
  duplicates: { what: 'Looks for duplicate listings', everyMinutes: 60 },
} as const satisfies Record<string, Task>;

export type CronTask = keyof typeof cronTasks;

const units = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
  ['second', 1_000],
] as const;

/** Formats a duration in the largest unit that fits: '3 hours', '1 minute', 'under a second'. */
export function formatDuration(ms: number): string {
  const [unit, size] = units.find(([, each]) => ms >= each) ?? ['', 0];
  if (unit === '') return 'under a second';
  const count = Math.floor(ms / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Returns the milliseconds between two moments; never negative, even if clocks differ. */
export function spanOf(since: string, until: string): number {
  return Math.max(0, Date.parse(until) - Date.parse(since));
}

export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1024 ** 2;
  return megabytes < 1024 ? `${Math.round(megabytes)} MB` : `${(megabytes / 1024).toFixed(1)} GB`;
}
