import { findSummary, rateVital } from '#app/domain/metric/summary.ts';
import { summaryQuerySchema } from '#app/domain/metric/summary-query.ts';
import type { AppContext } from '../env.ts';
import { parseWith } from '#app/errors/parse.ts';

/**
 * `GET /api/metrics/summary?days=7&by=path&device=phone` -> `{ since_days, by, vitals }`, each
 * vital with its samples, shares, percentiles and Google's rating of the 75th.
 */
export async function getSummary(c: AppContext): Promise<Response> {
  const query = parseWith(summaryQuerySchema, c.req.query());
  const lines = await findSummary({ db: c.get('metricsDb'), now: new Date() }, query);
  return c.json({
    days: query.days,
    by: query.by,
    vitals: lines.map((line) => ({ ...line, rating: rateVital(line.metric, line.p75) })),
  });
}
