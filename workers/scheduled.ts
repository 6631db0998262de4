import type { Env } from '#app/config/env.ts';
import { mailRuns } from '#app/config/limits.ts';
import { rollUpMetrics } from '#app/domain/metric/roll-up-metrics.server.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { sendWaitingMails } from '../functions/mails/send-waiting-mails.ts';

/** What wrangler.toml has the clock say each minute; its other word is for hourly upkeep. */
const everyMinute = '* * * * *';

/** Each minute mails are sent, each hour metrics counted. */
export async function handleScheduled(cron: string, env: Env): Promise<void> {
  if (cron === everyMinute) {
    await sendWaitingMails(env, mailRuns.scheduledMs);
    return;
  }
  await rollUpMetrics({ db: createServiceRoleClient(env.supabase) });
}
