import type { ComingTime, Hours } from './business.ts';
import { confirmHoliday } from './confirm-holiday.ts';
import { findHoursAt, getOpenState } from './open-state.ts';

type HoursFilter = {
  isOpen?: (hours: Hours) => boolean;
  /** Of a holiday, whether the listing has said its hours; others come after these. */
  isConfirmed?: (hours: Hours) => boolean;
};

/** Returns the condition that a listing is open at a time, and whether that is confirmed, for a search of a metro index. */
export function filterByHours(at: 'now' | ComingTime | null, now: Date): HoursFilter {
  if (at === null) return {};
  const isConfirmed = (hours: Hours) =>
    confirmHoliday(hours, at, now).is_holiday_confirmed !== false;
  if (at === 'now') {
    const isOpenNow = (hours: Hours) => getOpenState(hours, now).kind.startsWith('open');
    return { isOpen: isOpenNow, isConfirmed };
  }
  const isOpen = (hours: Hours) =>
    !hours.temporarily_closed && findHoursAt(hours, at, now) !== null;
  return { isOpen, isConfirmed };
}
