import { z } from 'zod';
import { type VitalName, vitals } from '#app/config/vitals.ts';

const vitalSchema = z.enum(Object.keys(vitals) as [VitalName, ...VitalName[]]);

/** One vital for one value of the dimension. Percentiles in milliseconds; CLS has no unit. */
export const vitalSummarySchema = z.strictObject({
  key: z.string(),
  metric: vitalSchema,
  samples: z.int(),
  /** Samples within Google's "good" and "poor" ranges. */
  good: z.int(),
  poor: z.int(),
  p50: z.number(),
  p75: z.number(),
  p95: z.number(),
});

/** A histogram since the first beacon; `buckets` are cumulative, ordered as requested bounds. */
export const vitalTotalsSchema = z.strictObject({
  metric: vitalSchema,
  path: z.string(),
  device: z.string(),
  count: z.int(),
  sum: z.number(),
  buckets: z.array(z.int()),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  count_vitals: z.array(vitalTotalsSchema),
  summarize_metrics: z.array(vitalSummarySchema),
};
