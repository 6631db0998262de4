import { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import { visitKinds } from '#app/config/visits.ts';
import { storableText } from '#app/domain/storable-text/storable-text.ts';
import { findDay } from './visit-day.ts';

/** Something that a visitor did with a profile, as their browser tells it. */
const visitSchema = z.strictObject({
  /** In one spelling, by which it is remembered. */
  business_id: z.guid().transform((id) => id.toLowerCase()),
  /** The listing's own; what has another than the database knows counts nowhere. */
  time_zone: z
    .string()
    .max(40)
    .refine((name) => findDay(name, 0) !== null, 'There is no such time zone.'),
  kind: z.enum(visitKinds),
  /** Of the search that led here. */
  words: storableText
    .trim()
    .max(limits.countedWordsLength)
    .refine((words) => !/\p{Cc}/u.test(words), 'Please leave out control characters.')
    .transform((words) => words.toLowerCase().replaceAll(/\s+/g, ' '))
    .optional(),
});

export const visitBeaconSchema = z.array(visitSchema).min(1).max(limits.visitsPerBeacon);

export type Visit = z.infer<typeof visitSchema>;

type Counted = Pick<Visit, 'business_id' | 'time_zone'> & { day: string };

/** A message of the queue: what of a beacon counts. The id makes a second delivery harmless. */
export type QueuedVisits = {
  id: string;
  visits: (Counted & Pick<Visit, 'kind'>)[];
  /** Words that enough people have used on that day; `people` is how many by now. */
  words: (Counted & { words: string; people: number })[];
};
