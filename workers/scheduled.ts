import type { Env } from '#app/config/env.ts';
import { rollUpMetrics } from '#app/domain/metric/roll-up-metrics.server.ts';
import { pruneStatistics } from '#app/domain/statistics/prune-statistics.server.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { sendWaitingMails } from '../functions/mails/send-waiting-mails.ts';

/** What wrangler.toml has the clock say each minute; its other word is for hourly upkeep. */
const everyMinute = '* * * * *';

/** Each minute mails are sent, each hour metrics are counted and what is old is deleted. */
export async function handleScheduled(cron: string, env: Env): Promise<void> {
  if (cron === everyMinute) {
    await sendWaitingMails(env);
    return;
  }
  const db = createServiceRoleClient(env.supabase);
  await rollUpMetrics({ db });
  await pruneStatistics({ db });
}
