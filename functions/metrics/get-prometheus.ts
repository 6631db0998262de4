import { vitalBounds } from '#app/config/vitals.ts';
import { findTotals } from '#app/domain/metric/find-totals.server.ts';
import type { AppContext } from '../env.ts';
import { formatHistograms } from './format-histograms.ts';

const contentType = 'text/plain; version=0.0.4; charset=utf-8';
const allBounds = [...new Set([...vitalBounds.seconds, ...vitalBounds.score])].sort(
  (one, other) => one - other,
);

/** `GET /api/metrics/prometheus` -> a histogram per vital, by route and device, as Prometheus scrapes it. */
export async function getPrometheus(c: AppContext): Promise<Response> {
  const totals = await findTotals({ db: c.get('metricsDb') }, allBounds);
  return c.body(formatHistograms(totals, allBounds), 200, { 'Content-Type': contentType });
}
