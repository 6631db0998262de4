import { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import { devices } from '#app/config/vitals.ts';
import { dimensions, findSummary, rateVital } from '#app/domain/metric/metric-calls.ts';
import { parseWith } from '#app/errors/parse.ts';
import type { AppContext } from '../env.ts';

/** The parameters of `GET /api/metrics/summary`. By hour, one answer can hold a week at most. */
const summaryQuerySchema = z
  .strictObject({
    days: z.coerce.number().int().min(1).max(limits.rollupDays).default(7),
    by: z.enum(dimensions).default('all'),
    path: z.string().startsWith('/').max(300).optional(),
    device: z.enum(devices).optional(),
    country: z
      .string()
      .regex(/^[A-Z][A-Z0-9]$/)
      .optional(),
  })
  .refine(({ days, by }) => by !== 'hour' || days <= 7, {
    path: ['days'],
    message: 'By hour, please ask for 7 days at most.',
  })
  .refine(({ days, by }) => by !== 'day' || days <= 190, {
    path: ['days'],
    message: 'By day, please ask for 190 days at most.',
  });

/**
 * `GET /api/metrics/summary?days=7&by=path&device=phone` -> `{ days, by, vitals }`, each
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
