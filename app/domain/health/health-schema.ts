import { z } from 'zod';
import { browserFamilies } from '#app/config/reports.ts';

const moment = z.iso.datetime({ offset: true });

/** How many wait, and since when the first. */
const waitingSchema = z.strictObject({ waiting: z.int(), waiting_since: moment.nullable() });

/** What the database knows of clocks and of what waits. */
export const healthStateSchema = z.strictObject({
  /** By the database's clock. */
  now: moment,
  cron_runs: z.array(
    z.strictObject({
      name: z.string(),
      started_at: moment,
      ended_at: moment,
      /** Names and codes; null: the last run went well. */
      failure: z.string().nullable(),
      /** Null: not once in the last week. */
      succeeded_at: moment.nullable(),
      /** Runs of the last day that failed. */
      failures: z.int(),
    }),
  ),
  dead_letters: waitingSchema.extend({
    reasons: z
      .array(
        z.strictObject({
          kind: z.enum(['vitals', 'visits', 'unknown']),
          reason: z.string(),
          letters: z.int(),
          since: moment,
        }),
      )
      .max(20),
  }),
  /** Most first. */
  violations: z
    .array(
      z.strictObject({
        directive: z.string(),
        blocked: z.string(),
        screen: z.string(),
        browsers: z.array(z.enum(browserFamilies)),
        reports: z.int(),
        last_on: z.iso.date(),
      }),
    )
    .max(20),
  mails: waitingSchema.extend({ failed: z.int() }),
  imports: waitingSchema,
  queue: waitingSchema,
  /** Of admins, and due. */
  decisions: waitingSchema,
});

/** The database itself. */
export const databaseStateSchema = z.strictObject({
  bytes: z.int(),
  connections: z.int(),
  most_connections: z.int(),
  started_at: moment,
  /** Those that took the most time in all; null where pg_stat_statements is not loaded. */
  statements: z
    .array(
      z.strictObject({
        statement: z.string(),
        calls: z.int(),
        mean_ms: z.number(),
        max_ms: z.number(),
        total_ms: z.number(),
      }),
    )
    .max(10)
    .nullable(),
});

/** What became of dead letters that were tried again. */
export const replayedLettersSchema = z.strictObject({ replayed: z.int(), refused: z.int() });
