import type { Env } from '#app/config/env.ts';
import { comparisonMs, importRuns, mailRuns } from '#app/config/limits.ts';
import { executeDecisions } from '#app/domain/admin-queue/admin-queue.server.ts';
import { raiseAlarms } from '#app/domain/alarm/alarm.server.ts';
import { recordAuditHead } from '#app/domain/audit/audit.server.ts';
import { maintainListings } from '#app/domain/business/business.server.ts';
import { deleteOldDocuments } from '#app/domain/claim/claim.server.ts';
import { comparePendingListings } from '#app/domain/duplicate/duplicate.server.ts';
import { measureCharts } from '#app/domain/health/health-calls.ts';
import {
  type CronRun,
  findTraffic,
  recordCronRuns,
  recordDueChanges,
  recordTableSizes,
} from '#app/domain/health/health.server.ts';
import type { CronTask } from '#app/domain/health/health.ts';
import { requestHolidayHours } from '#app/domain/holiday/holiday.server.ts';
import { processImports, pruneImports } from '#app/domain/import/import.server.ts';
import { rollUpMetrics } from '#app/domain/metric/metric.server.ts';
import { refreshMetroIndexes } from '#app/domain/metro-index/metro-index.server.ts';
import { queueDigests } from '#app/domain/notification/notification.server.ts';
import { removeUnusedPhotos } from '#app/domain/photo/photo.server.ts';
import { deleteOldReceipts } from '#app/domain/review/review.server.ts';
import { alertSavedSearches } from '#app/domain/search/alert-saved-searches.server.ts';
import { describeCause, writeLog } from '#app/errors/write-log.ts';
import { createAlarmWebhook } from '#app/services/alarm-webhook.ts';
import { createEnqueuePurge } from '#app/services/edge-cache.ts';
import { createServices, type Services as VisitorServices } from '#app/services/services.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { pruneRows } from '#app/services/supabase/write-by-bisection.ts';
import { mailLetters } from '../functions/letters/mail-letters.ts';
import { sendQueuedMails } from '../functions/mails/post-send.ts';

/** The every-minute cron expression of wrangler.toml; the other one is hourly. */
const everyMinute = '* * * * *';

/**
 * Runs the tasks of a cron trigger. Every minute: invalidates caches of what is due by now, executes
 * admins' decisions and bulk jobs, sends mails, processes imports, tells admins what is wrong. Every hour: rolls up metrics, deletes what is past
 * its retention, ends expired access, asks owners to confirm facts and their hours on holidays, stores
 * the end of the audit log, records the sizes of tables, updates
 * charts, has letters mailed, runs saved searches, queues weekly digests, compares
 * listings for duplicates, and caches the metro indexes for outages. A failing task does not stop the
 * others; every outcome is recorded for admins.
 */
export async function handleScheduled(
  cron: string,
  env: Env,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
): Promise<void> {
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  const services = { db: createServiceRoleClient(env.supabase) };
  const isMinute = cron === everyMinute;
  // Mails have the directory's name.
  await asVisitor(env, async (open) => void (await open().settings.prepareCopy()));
  // Before the purge queue is told to look for changes.
  const first = isMinute ? [await runTask('due-changes', recordDueChanges(services))] : [];
  // While Cloudflare's cache answers all traffic, no isolate polls for changes.
  createEnqueuePurge({ context: ctx, queue: env.purgeQueue, waitUntil })?.();
  const runs = isMinute ? runMinute(services, env) : runHour(services, env);
  const ended = [...first, ...(await Promise.all(runs))];
  await recordCronRuns(
    services,
    ended.map(({ run }) => run),
  ).catch((cause: unknown) => writeLog('error', { cron, cause: describeCause(cause) }));
  const failures = ended.flatMap(({ error }) => (error === undefined ? [] : [error]));
  for (const { run } of ended) {
    if (run.failure !== null) writeLog('error', { cron, task: run.name, cause: run.failure });
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Upkeep failed');
}

type Services = { db: Db };

function runMinute(services: Services, env: Env) {
  const decisions = runTask('decisions', executeDecisions(services));
  return [
    decisions,
    runTask('mails', sendMails(env, decisions)),
    runTask('imports', processImports({ ...services, forMs: importRuns.scheduledMs })),
    runTask('alarms', raise(env)),
  ];
}

/** Of what earlier runs recorded. */
async function raise(env: Env): Promise<void> {
  const behind: Promise<unknown>[] = [];
  const waitUntil = (later: Promise<unknown>) => behind.push(later);
  const { counters, settings, serviceDb } = createServices({ env, waitUntil, enqueuePurge: null });
  const { alarmWebhookUrl, siteOrigin, mail } = env;
  await raiseAlarms({
    db: serviceDb,
    findTraffic: () => findTraffic({ counters }, new Date()),
    settings,
    sendsMails: mail !== null,
    postText: alarmWebhookUrl === null ? null : createAlarmWebhook(alarmWebhookUrl),
    healthUrl: siteOrigin === null ? null : `${siteOrigin}/dashboard/health`,
    now: new Date(),
  });
  await Promise.all(behind);
}

/** At once, and again after the decisions, which cause further mails. */
async function sendMails(env: Env, decisions: Promise<unknown>): Promise<void> {
  await sendQueuedMails(env, mailRuns.scheduledMs);
  await decisions;
  await sendQueuedMails(env, mailRuns.triggeredMs);
}

function runHour(services: Services, env: Env) {
  return [
    runTask('metrics', rollUpMetrics(services)),
    runTask('statistics', pruneRows(services.db, 'statistics')),
    runTask('photos', removeUnusedPhotos(services)),
    runTask('listings', maintainListings(services)),
    runTask('holidays', requestHolidayHours({ ...services, now: new Date() })),
    runTask('old-mails', pruneRows(services.db, 'mails')),
    runTask('notifications', pruneRows(services.db, 'notifications')),
    runTask('old-documents', deleteOldDocuments(services)),
    runTask('letters', mailLetters({ ...services, env })),
    runTask('old-receipts', deleteOldReceipts(services)),
    runTask('old-imports', pruneImports(services)),
    runTask('audit-head', recordAuditHead({ ...services, kv: env.cache })),
    runTask('sizes', recordTableSizes(services)),
    runTask('charts', measureCharts(services)),
    runTask('metro-indexes', asVisitor(env, refreshMetroIndexes)),
    runTask('saved-searches', asVisitor(env, alertSavedSearches)),
    runTask('digests', queueDigests(services)),
    runTask('duplicates', comparePendingListings({ ...services, budgetMs: comparisonMs })),
  ];
}

/** Reads as a visitor; work that a read leaves for later is done here, too. */
async function asVisitor(
  env: Env,
  work: (open: () => VisitorServices) => Promise<void>,
): Promise<void> {
  const behind: Promise<unknown>[] = [];
  const waitUntil = (later: Promise<unknown>) => behind.push(later);
  await work(() => createServices({ env, waitUntil, enqueuePurge: null }));
  await Promise.all(behind);
}

type Ended = { run: CronRun; error?: unknown };

async function runTask(name: CronTask, work: Promise<unknown>): Promise<Ended> {
  const started_at = new Date().toISOString();
  const end = (failure: string | null) => ({
    name,
    started_at,
    ended_at: new Date().toISOString(),
    failure,
  });
  try {
    await work;
    return { run: end(null) };
  } catch (error) {
    return { run: end(describeCause(error)), error };
  }
}
