import { z } from 'zod';
import { limits } from '#app/config/limits.ts';

const isWellFormed = (value: string) => value.isWellFormed() && !value.includes('\u0000');

/** One measurement of a browser (specification, section 3). Milliseconds; CLS has no unit. */
const metricSchema = z.strictObject({
  metric: z.enum(['LCP', 'CLS', 'FID', 'TTFB', 'INP']),
  value: z.number().min(0).max(600_000),
  path: z.string().startsWith('/').max(300).refine(isWellFormed, 'Please send well-formed text.'),
  details: z
    .record(
      z.string().max(40).refine(isWellFormed, 'Please send well-formed text.'),
      z.union([
        z.string().max(200).refine(isWellFormed, 'Please send well-formed text.'),
        z.number(),
        z.boolean(),
      ]),
    )
    .refine((details) => Object.keys(details).length <= 10, 'Please send at most 10 details.')
    .default({}),
});

export const beaconSchema = z.array(metricSchema).min(1).max(limits.metricsPerBeacon);

export type Metric = z.infer<typeof metricSchema>;

/** A metric on its way through the queue; the id makes a second delivery harmless. */
export type QueuedMetric = Metric & { id: string; created_at: string };
