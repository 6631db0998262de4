import type { Holiday } from '../holiday/holiday.ts';
import { type Content, isSameValue } from '../submission/submission.ts';
import { isoWeekday } from '../text/text.ts';
import type { ListingChange } from './editing-calls.ts';
import type { EditableListing, FieldName } from './editing-schema.ts';

/** Returns the change of each listing that gets another value; special days are added to its own. */
export function planChanges(
  listings: readonly EditableListing[],
  given: Partial<Content>,
): ListingChange[] {
  return listings.flatMap(({ id, values }) => {
    const { special_hours: days } = given;
    const dates = new Set(days?.map(({ date }) => date));
    const others = values.special_hours.filter(({ date }) => !dates.has(date));
    const wanted = { ...given, ...(days && { special_hours: [...others, ...days] }) };
    const names = (Object.keys(wanted) as FieldName[]).filter(
      (name) => !isSameValue(values[name], wanted[name]),
    );
    const pick = (from: Partial<Content>) =>
      Object.fromEntries(names.map((name) => [name, from[name]]));
    return names.length === 0 ? [] : [{ id, old_values: pick(values), new_values: pick(wanted) }];
  });
}

/** Returns the change that takes others back. */
export function reverse(changes: readonly ListingChange[]): ListingChange[] {
  return changes.map(({ id, old_values, new_values }) => ({
    id,
    old_values: new_values,
    new_values: old_values,
  }));
}

/** Returns the changes that close listings on a holiday, or keep each open at its usual hours. */
export function planHoliday(
  listings: readonly EditableListing[],
  { name: note, date }: Holiday,
  isClosed: boolean,
): ListingChange[] {
  const weekday = isoWeekday(date);
  return listings.flatMap((listing) => {
    const usual = listing.values.opening_hours.filter((span) => span.day_of_week === weekday);
    const spans = isClosed ? [] : usual.map(({ opens, closes }) => ({ date, opens, closes, note }));
    const special_hours = spans.length > 0 ? spans : [{ date, opens: null, closes: null, note }];
    return planChanges([listing], { special_hours });
  });
}
