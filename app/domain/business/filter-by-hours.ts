import type { ComingTime, Hours } from './business.ts';
import { findHoursAt, getOpenState } from './open-state.ts';

type HoursFilter = { isOpen?: (hours: Hours) => boolean };

/** Returns the condition that a listing is open at a time, for a search of a metro index. */
export function filterByHours(at: 'now' | ComingTime | null, now: Date): HoursFilter {
  if (at === null) return {};
  if (at === 'now') {
    return { isOpen: (hours: Hours) => getOpenState(hours, now).kind.startsWith('open') };
  }
  const isOpen = (hours: Hours) =>
    !hours.temporarily_closed && findHoursAt(hours, at, now) !== null;
  return { isOpen };
}
