import type { Env } from '#app/config/env.ts';
import { comparisonMs, importRuns, mailRuns } from '#app/config/limits.ts';
import { carryOutDecisions } from '#app/domain/admin-queue/carry-out-decisions.ts';
import { tendListings } from '#app/domain/business/tend-listings.server.ts';
import { compareWaitingListings } from '#app/domain/duplicate/compare-waiting-listings.server.ts';
import { workImports } from '#app/domain/import/job/work-imports.server.ts';
import { pruneMails } from '#app/domain/mail/prune-mails.server.ts';
import { deleteOldDocuments } from '#app/domain/claim/delete-old-documents.server.ts';
import { rollUpMetrics } from '#app/domain/metric/roll-up-metrics.server.ts';
import { pruneNotifications } from '#app/domain/notification/prune-notifications.server.ts';
import { removeUnusedPhotos } from '#app/domain/photo/remove-unused-photos.server.ts';
import { pruneStatistics } from '#app/domain/statistics/prune-statistics.server.ts';
import { describeCause } from '#app/errors/describe-cause.ts';
import { writeLog } from '#app/errors/write-log.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { sendWaitingMails } from '../functions/mails/send-waiting-mails.ts';

/** What wrangler.toml has the clock say each minute; its other word is for hourly upkeep. */
const everyMinute = '* * * * *';

/**
 * Each minute what admins have decided is carried out, mails are sent and imports worked; each hour metrics are
 * counted, old statistics, mails, notifications and files that nothing shows removed, past access ended, owners asked what is
 * still right, and listings compared with each other. A task that fails does not keep
 * the others from their work.
 */
export async function handleScheduled(cron: string, env: Env): Promise<void> {
  const services = { db: createServiceRoleClient(env.supabase) };
  if (cron === everyMinute) {
    await runAll(cron, [
      // What is carried out may bring mails. What could not be is tried again in a minute.
      carryOutDecisions(services).finally(() => sendWaitingMails(env, mailRuns.scheduledMs)),
      workImports({ ...services, forMs: importRuns.scheduledMs }),
    ]);
    return;
  }
  await runAll(cron, [
    rollUpMetrics(services),
    pruneStatistics(services),
    removeUnusedPhotos(services),
    tendListings(services),
    pruneMails(services),
    pruneNotifications(services),
    deleteOldDocuments(services),
    compareWaitingListings({ ...services, budgetMs: comparisonMs }),
  ]);
}

async function runAll(cron: string, running: Promise<unknown>[]): Promise<void> {
  const tasks = await Promise.allSettled(running);
  const failures = tasks.flatMap((task) => (task.status === 'rejected' ? [task.reason] : []));
  for (const failure of failures) {
    writeLog('error', { cron, cause: describeCause(failure) });
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Upkeep failed');
}
