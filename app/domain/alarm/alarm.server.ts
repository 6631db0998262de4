import { alarmSubject, testBody } from '#app/messages/domain/alarm.ts';
import type { Services } from '#app/services/services.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import {
  type AlarmMeasures,
  type AlarmPost,
  findCauses,
  isQuiet,
  type Measured,
  nameAlarm,
} from './alarm.ts';

type RaiseAlarms = Pick<Services, 'settings'> & {
  /** With the service role. */
  db: Db;
  /** Rejects if Redis does not respond. */
  findTraffic: () => Promise<Measured['traffic']>;
  sendsMails: boolean;
  /** Where events go besides mail and bell; null: nowhere. */
  postText: ((text: string) => Promise<void>) | null;
  /** The address of the screen that has more; null: unknown. */
  healthUrl: string | null;
  now: Date;
};

/**
 * Measures what is wrong, tells admins of each start and end once, and posts the same to the webhook. What it does not
 * accept is posted again by the next run, for a day.
 * @throws AppError backend_unavailable, or what the webhook's client throws
 */
export async function raiseAlarms(options: RaiseAlarms): Promise<void> {
  const { db, findTraffic, settings, sendsMails, postText, now } = options;
  const measures = requireData(await db.rpc('measure_alarms')) as AlarmMeasures;
  const { numbers } = await settings.read();
  const traffic = await findTraffic().catch(() => null);
  const causes = findCauses({ ...measures, traffic, sendsMails, numbers });
  const recorded = await db.rpc('record_alarms', { causes, is_quiet: isQuiet(now, numbers) });
  const events = requireData(recorded) as AlarmPost[];
  if (postText === null) return;
  for (const event of events) {
    await postText(writeText(event, options.healthUrl));
    requireData(await db.rpc('finish_alarm_post', { event_id: event.id }));
  }
}

function writeText({ alarm, event, detail }: AlarmPost, healthUrl: string | null): string {
  const subject = alarmSubject({ title: nameAlarm(alarm), event });
  const lines = [subject, event === 'test' ? testBody : detail, healthUrl];
  return lines.filter((line) => line !== null).join('\n');
}
