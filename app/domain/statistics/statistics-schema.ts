import { z } from 'zod';
import { visitKinds } from '#app/config/visits.ts';

const day = z.iso.date();

/** A listing's sums by day, the oldest first; omits days and kinds without visits. */
export const statisticsSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  time_zone: z.string(),
  /** The current day in that time zone. */
  today: day,
  /** The first day with stored data. */
  since: day.nullable(),
  days: z.array(
    z.strictObject({ day, counts: z.partialRecord(z.enum(visitKinds), z.int().positive()) }),
  ),
  /** Words of searches that led here; only those used by three or more people in one day. */
  words: z.array(z.strictObject({ words: z.string(), people: z.int().min(3) })).max(50),
});

/** The sums over all listings of an owner; the days are those before each listing's own current day. */
export const ownStatisticsSchema = z.strictObject({
  listings: z.int().positive(),
  ...statisticsSchema.pick({ today: true, since: true, days: true }).shape,
  /** Up to twenty, those with the most views first: the last 28 days and those before. */
  each: z.array(
    z.strictObject({
      id: z.guid(),
      name: z.string(),
      city: z.string(),
      state: z.string(),
      counts: z.partialRecord(z.enum(visitKinds), z.int()),
      before: z.partialRecord(z.enum(visitKinds), z.int()),
    }),
  ),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  find_own_statistics: ownStatisticsSchema.nullable(),
  find_managed: z.array(z.guid()).max(20),
  get_business_statistics: statisticsSchema.nullable(),
};
