import { z } from 'zod';
import { browserFamilies } from '#app/config/reports.ts';
import { queueKindSchema } from '../admin-queue/admin-queue-schema.ts';
import { alarmMeasuresSchema } from '../alarm/alarm-schema.ts';
import { goneListingSchema } from '../editorial/editorial-schema.ts';
import { importStateSchema } from '../import/import-schema.ts';

const moment = z.iso.datetime({ offset: true });

/** How many wait, and since when the oldest does. */
const waitingSchema = z.strictObject({ waiting: z.int(), waiting_since: moment.nullable() });

/** What the database knows about cron tasks and queues. */
export const healthStateSchema = z.strictObject({
  /** The database's time. */
  now: moment,
  cron_runs: z.array(
    z.strictObject({
      name: z.string(),
      started_at: moment,
      ended_at: moment,
      /** Names and codes; null: the last run succeeded. */
      failure: z.string().nullable(),
      /** Null: not within the last week. */
      succeeded_at: moment.nullable(),
      /** Failed runs of the last day. */
      failures: z.int(),
    }),
  ),
  failed_measurements: waitingSchema.extend({
    reasons: z
      .array(
        z.strictObject({
          kind: z.enum(['vitals', 'visits', 'unknown']),
          reason: z.string(),
          measurements: z.int(),
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
  measures: alarmMeasuresSchema,
  alarms: z.array(
    z.strictObject({
      kind: z.string(),
      detail: z.string(),
      started_at: moment,
      /** Null: not yet, in quiet hours. */
      notified_at: moment.nullable(),
      clear_since: moment.nullable(),
    }),
  ),
  /** The latest that was said of an alarm, and when the webhook accepted it; null: nothing yet. */
  told: z.strictObject({ created_at: moment, posted_at: moment.nullable() }).nullable(),
  connections: z.int(),
  max_connections: z.int(),
  imports: waitingSchema,
  queue: waitingSchema,
  /** Decisions of admins that are due. */
  decisions: waitingSchema,
});

/** What fills and occupies the database. */
export const databaseFiguresSchema = z.strictObject({
  /** The size of all tables, oldest first, today as it is now. */
  days: z.array(z.strictObject({ day: z.iso.date(), bytes: z.int() })),
  /** The first day whose sizes `earlier` may be; null: none is stored yet. */
  since: z.iso.date().nullable(),
  /** The largest first. */
  tables: z.array(
    z.strictObject({
      name: z.string(),
      bytes: z.int(),
      /** The planner's estimate. */
      row_count: z.int(),
      /** Bytes on the first day within four weeks; null: unknown. */
      earlier: z.int().nullable(),
    }),
  ),
  /** Those with the most total time; null if pg_stat_statements is not loaded. */
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

/** The result of replaying failed measurements. */
export const replayedMeasurementsSchema = z.strictObject({ replayed: z.int(), refused: z.int() });

const decidedSchema = z.strictObject({
  decided: z.int(),
  /** The median. */
  median_hours: z.number(),
  /** The 90th percentile. */
  p90_hours: z.number(),
});

/** The data of the admins' charts, as last computed. */
export const chartsSchema = z.strictObject({
  measured_at: moment,
  /** Oldest first; weeks begin on Monday, UTC. */
  weeks: z.array(
    z.strictObject({
      week: z.iso.date(),
      listings: z.int(),
      submissions: z.int(),
      claims: z.int(),
      reviews: z.int(),
      decisions: z.strictObject({
        submissions: decidedSchema.optional(),
        claims: decidedSchema.optional(),
      }),
    }),
  ),
  /**
   * For each metro its published listings and how many of them lack something; without a slug:
   * listings in no metro.
   */
  coverage: z.array(
    z.strictObject({
      slug: z.string().nullable(),
      name: z.string().nullable(),
      listings: z.int().positive(),
      no_hours: z.int(),
      no_phone: z.int(),
      no_photo: z.int(),
    }),
  ),
});

/** What admins read first. */
export const adminOverviewSchema = z.strictObject({
  /** The kinds that wait, that of the oldest item first. */
  queue: z.array(
    z.strictObject({
      kind: queueKindSchema,
      count: z.int().positive(),
      oldest: moment,
      /** Waiting for more than a week. */
      late: z.int(),
    }),
  ),
  failed_tasks: z.array(
    z.strictObject({
      name: z.string(),
      failure: z.string(),
      started_at: moment,
      /** Of the last day. */
      failures: z.int(),
    }),
  ),
  failed_mails: z.int(),
  /** Letters to print, and invited owners who ask to be removed. */
  letters: z.int(),
  removals: z.int(),
  failed_measurements: z.int(),
  /** Those whose next step is a person's. */
  imports: z.array(
    z.strictObject({
      id: z.guid(),
      file_name: z.string(),
      state: importStateSchema,
      changed_at: moment,
    }),
  ),
  /** Published ones with a listing that is gone, and those that appear within a week. */
  articles: z.array(
    z.strictObject({
      id: z.guid(),
      kind: z.enum(['guide', 'post']),
      title: z.string(),
      published_at: moment,
      gone: z.array(goneListingSchema),
    }),
  ),
  /** Decisions of the last day, by admin; null: without a name or an account. */
  decided: z.array(z.strictObject({ name: z.string().nullable(), count: z.int() })),
});

/** @public What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  find_charts: chartsSchema,
  find_database_figures: databaseFiguresSchema,
  find_health: healthStateSchema,
  get_admin_overview: adminOverviewSchema,
  replay_failed_measurements: replayedMeasurementsSchema,
};
