import { z } from 'zod';

const moment = z.iso.datetime({ offset: true });
const waitingSchema = z.strictObject({ waiting: z.int(), waiting_since: moment.nullable() });

/** What the alarms are about, as far as the database knows. */
export const alarmMeasuresSchema = z.strictObject({
  /** The database's time. */
  now: moment,
  /** Those whose last two runs failed. */
  failing_tasks: z.array(z.string()),
  mails: waitingSchema.extend({ failed: z.int() }),
  /** Items that have waited for more than a week. */
  queue: waitingSchema,
  database_bytes: z.int(),
  storage_bytes: z.int(),
  /** Null: there is none. */
  backup_at: moment.nullable(),
  /** The first run of a task that is still known; null before any. */
  running_since: moment.nullable(),
});

const eventSchema = z.enum(['started', 'reminder', 'ended', 'test']);

/** What the webhook has not had. */
export const alarmPostSchema = z.strictObject({
  id: z.guid(),
  alarm: z.string(),
  event: eventSchema,
  detail: z.string(),
});

/** @public What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  measure_alarms: alarmMeasuresSchema,
  record_alarms: z.array(alarmPostSchema),
  test_alarms: z.literal(true),
};
