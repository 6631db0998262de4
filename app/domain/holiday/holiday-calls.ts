import type { Db } from '#app/services/supabase/client.ts';
import { defineRead } from '../call-function.ts';
import { addDays } from '../text/text.ts';
import { findHolidays, findToday, type Holiday } from './holiday.ts';

const findListingsWithoutHours = defineRead('find_listings_without_hours', (on_date: string) => ({
  on_date,
}));

/** How many days before a holiday its hours are asked for. */
const askedDays = 28;

export type HolidayToSay = { holiday: Holiday; ids: string[] };

/** Returns the next holiday whose hours some of the caller's listings have not said, and those; null if all have. */
export async function findHolidayToSay(
  { db }: { db: Db },
  now: Date,
): Promise<HolidayToSay | null> {
  const today = findToday(now);
  const lastDay = addDays(today, askedDays);
  const coming = findHolidays(today).filter(({ date }) => date <= lastDay);
  const found = await Promise.all(
    coming.map(async (holiday) => ({
      holiday,
      ids: await findListingsWithoutHours({ db }, holiday.date),
    })),
  );
  return found.find(({ ids }) => ids.length > 0) ?? null;
}
