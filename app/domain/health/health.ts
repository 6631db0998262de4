import type { z } from 'zod';
import type { QueueDepth } from '#app/services/queue-depth.ts';
import type {
  databaseStateSchema,
  healthStateSchema,
  replayedLettersSchema,
} from './health-schema.ts';

type DependencyHealth = { ok: boolean; latency_ms: number };

export type Health = {
  /** degraded: something is away; what is left still answers. */
  status: 'ok' | 'degraded';
  database: DependencyHealth;
  redis: DependencyHealth;
  kv: DependencyHealth;
};

/** What the Worker alone can ask; a queue that does not say how much waits in it is null. */
export type HealthParts = {
  health: Health;
  queues: { metrics: QueueDepth | null; dead_letters: QueueDepth | null };
  /** Of the last 24 hours, the present one last; null where Redis does not say. */
  traffic: TrafficHour[] | null;
};

/** Requests of an hour; `failed` those answered by 5xx, the rest how the Worker's cache answered. */
export type TrafficHour = { hour: string } & Record<TrafficCount, number>;

export const trafficCounts = ['requests', 'failed', 'hit', 'stale', 'outage', 'miss'] as const;
export type TrafficCount = (typeof trafficCounts)[number];

/** Searches that found nothing, by place; the most first. */
export type EmptySearches = { days: number; places: { name: string; searches: number }[] };

export type HealthState = z.infer<typeof healthStateSchema>;

export type DatabaseState = z.infer<typeof databaseStateSchema>;

export type ReplayedLetters = z.infer<typeof replayedLettersSchema>;
