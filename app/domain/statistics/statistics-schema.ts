import { z } from 'zod';
import { visitKinds } from '#app/config/visits.ts';

const day = z.iso.date();

/** The sums of a listing by day, the oldest first; days and kinds without any are left out. */
export const statisticsSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  time_zone: z.string(),
  /** Now, in that time zone. */
  today: day,
  /** The first day of which anything is kept. */
  since: day.nullable(),
  days: z.array(
    z.strictObject({ day, counts: z.partialRecord(z.enum(visitKinds), z.int().positive()) }),
  ),
  /** Of searches that led here; only those that three people or more used on one day. */
  words: z.array(z.strictObject({ words: z.string(), people: z.int().min(3) })).max(50),
});
