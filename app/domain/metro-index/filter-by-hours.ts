import type { ComingTime, Hours } from '#app/domain/business/business.ts';
import { findHoursAt, getOpenState } from '#app/domain/business/open-state.ts';
import type { IndexQuery } from './search-metro-index.ts';

/** Returns the condition that a listing is open at a time, as part of an IndexQuery. */
export function filterByHours(
  at: 'now' | ComingTime | null,
  now: Date,
): Pick<IndexQuery, 'isOpen'> {
  if (at === null) return {};
  if (at === 'now') {
    return { isOpen: (hours: Hours) => getOpenState(hours, now).kind.startsWith('open') };
  }
  const isOpen = (hours: Hours) =>
    !hours.temporarily_closed && findHoursAt(hours, at, now) !== null;
  return { isOpen };
}
