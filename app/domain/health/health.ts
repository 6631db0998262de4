import type { z } from 'zod';
import type { QueueDepth } from '#app/services/probes.ts';
import type {
  chartsSchema,
  databaseStateSchema,
  healthStateSchema,
  replayedMeasurementsSchema,
} from './health-schema.ts';

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

/** Searches without results, by place, most first. */
export type EmptySearches = { days: number; places: { name: string; searches: number }[] };

export type HealthState = z.infer<typeof healthStateSchema>;

export type DatabaseState = z.infer<typeof databaseStateSchema>;

export type ReplayedMeasurements = z.infer<typeof replayedMeasurementsSchema>;

export type Charts = z.infer<typeof chartsSchema>;
export type Week = Charts['weeks'][number];
export type Coverage = Charts['coverage'][number];
