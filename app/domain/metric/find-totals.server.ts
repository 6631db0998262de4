import { z } from 'zod';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { VitalName } from '#app/config/vitals.ts';

const totalsSchema = z.array(
  z.object({
    metric: z.string().transform((metric) => metric as VitalName),
    path: z.string(),
    device: z.string(),
    count: z.number(),
    sum: z.number(),
    buckets: z.array(z.number()),
  }),
);

/** One histogram since the first beacon; `buckets` are cumulative, in the order of the bounds asked for. */
export type VitalTotals = z.infer<typeof totalsSchema>[number];

/**
 * All there is, per vital, route and device.
 * @param bounds upper bounds in milliseconds, or without unit for CLS
 * @throws AppError when the database refuses or does not answer
 */
export async function findTotals(
  { db }: { db: Db },
  bounds: readonly number[],
): Promise<VitalTotals[]> {
  const sorted = [...bounds].sort((one, other) => one - other);
  return totalsSchema.parse(requireData(await db.rpc('count_vitals', { bounds: sorted })));
}
