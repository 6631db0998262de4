import { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import { visitKinds } from '#app/config/visits.ts';
import { storableText } from '#app/domain/storable-text/storable-text.ts';
import * as t from '#app/messages/errors.ts';

/** A visitor's action on a profile, as their browser reports it. */
const visitSchema = z.strictObject({
  /** Normalized to lower case, the form used as a key. */
  business_id: z.guid().transform((id) => id.toLowerCase()),
  /** The listing's time zone; a visit with another one than the database has is not counted. */
  time_zone: z
    .string()
    .max(40)
    .refine((name) => findDay(name, 0) !== null, t.timeZone),
  kind: z.enum(visitKinds),
  /** The words of the search that led to the profile. */
  words: storableText
    .trim()
    .max(limits.countedWordsLength)
    .refine((words) => !/\p{Cc}/u.test(words), t.controlCharacters)
    .transform((words) => words.toLowerCase().replaceAll(/\s+/g, ' '))
    .optional(),
});

export const visitBeaconSchema = z.array(visitSchema).min(1).max(limits.visitsPerBeacon);

export type Visit = z.infer<typeof visitSchema>;

type Counted = Pick<Visit, 'business_id' | 'time_zone'> & { day: string };

/** A queue message: the part of a beacon that counts. The id makes redelivery idempotent. */
export type QueuedVisits = {
  id: string;
  visits: (Counted & Pick<Visit, 'kind'>)[];
  /** Words that enough people have used that day; `people` is their number so far. */
  words: (Counted & { words: string; people: number })[];
};

/** A local day and the seconds until it ends; off by an hour on days when the clocks change. */
export type VisitDay = { timeZone: string; day: string; secondsLeft: number };

/**
 * Returns the current day in an IANA time zone; null for an unknown zone. Caches nothing, because
 * callers can send made-up names.
 */
export function findDay(timeZone: string, nowMs: number): VisitDay | null {
  if (!/^[A-Z]/.test(timeZone)) return null; // Offsets like '+05:00' are zones to Intl.
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
    for (const { type, value } of format.formatToParts(nowMs)) part[type] = value;
    const [hours, minutes, seconds] = [part.hour, part.minute, part.second].map(Number);
    return {
      timeZone,
      day: `${part.year}-${part.month}-${part.day}`,
      secondsLeft: 86_400 - ((hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (seconds ?? 0)),
    };
  } catch {
    return null;
  }
}
