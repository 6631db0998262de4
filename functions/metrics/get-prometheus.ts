import { vitalBounds } from '#app/config/vitals.ts';
import type { MailCounts } from '#app/domain/mail/mail-schema.ts';
import { countMails } from '#app/domain/mail/mail.server.ts';
import { findTotals } from '#app/domain/metric/metric.server.ts';
import type { AppContext } from '../env.ts';
import { formatHistograms } from './format-histograms.ts';

const contentType = 'text/plain; version=0.0.4; charset=utf-8';
const allBounds = [...new Set([...vitalBounds.seconds, ...vitalBounds.score])].sort(
  (one, other) => one - other,
);

/**
 * `GET /api/metrics/prometheus` -> a histogram for each vital, by route and device, and the mail
 * queue, for Prometheus.
 */
export async function getPrometheus(c: AppContext): Promise<Response> {
  const db = c.get('metricsDb');
  const [totals, mails] = await Promise.all([findTotals({ db }, allBounds), countMails({ db })]);
  const text = formatHistograms(totals, allBounds) + formatMailGauges(mails, new Date());
  return c.body(text, 200, { 'Content-Type': contentType });
}

/** Formats the mail queue in Prometheus's text format. */
function formatMailGauges({ waiting, waiting_since, failed }: MailCounts, now: Date): string {
  const waitedMs = waiting_since === null ? 0 : now.getTime() - Date.parse(waiting_since);
  const gauges = [
    ['mainstreet_mails_waiting', 'Emails waiting to be sent.', waiting],
    ['mainstreet_mails_oldest_wait_seconds', 'Age of the oldest waiting email.', waitedMs / 1000],
    ['mainstreet_mails_failed', 'Undeliverable emails.', failed],
  ] as const;
  return gauges
    .map(
      ([name, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`,
    )
    .join('');
}
