import { vitalBounds } from '#app/config/vitals.ts';
import { countMails } from '#app/domain/mail/mail.server.ts';
import { findTotals } from '#app/domain/metric/metric.server.ts';
import type { AppContext } from '../env.ts';
import { formatMailGauges } from './format-gauges.ts';
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
