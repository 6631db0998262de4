import { findHoliday } from '../holiday/holiday.ts';
import type { ComingTime, Hours } from './business.ts';
import { findDateOf, findLocalDate } from './open-state.ts';

/** What a listing's hours of a day are worth: nulls where the day is no holiday. */
export type HolidayConfirmation = {
  /** 'Christmas Day' */
  holiday: string | null;
  /** Whether it has said its hours of that day; otherwise only those of the week are known. */
  is_holiday_confirmed: boolean | null;
};

/**
 * Returns whether the day of a time is a holiday, and whether a listing has said its hours of it.
 * @param at absent or 'now': today on the listing's clock
 */
export function confirmHoliday(
  { special_hours, time_zone }: Pick<Hours, 'special_hours' | 'time_zone'>,
  at: 'now' | ComingTime | null,
  now: Date,
): HolidayConfirmation {
  const date =
    at === null || at === 'now' ? findLocalDate(time_zone, now) : findDateOf(at, time_zone, now);
  const holiday = date === null ? null : findHoliday(date);
  if (holiday === null) return { holiday: null, is_holiday_confirmed: null };
  return {
    holiday: holiday.name,
    is_holiday_confirmed: special_hours.some((hours) => hours.date === date),
  };
}
