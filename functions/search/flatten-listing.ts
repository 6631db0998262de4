import * as t from '#app/messages/functions.ts';
import { describeNearHoliday, formatOpenAt } from '#app/domain/business/format-hours.ts';
import { findHoliday } from '#app/domain/holiday/holiday.ts';
import { findOpeningTime } from '#app/domain/search/search-choices.ts';
import { formatShortDate } from '#app/domain/text/text.ts';
import type { ConfirmedAnswer } from '#app/domain/search/search.ts';
import { type ListingCard, cardTexts } from '#app/domain/business/business.ts';

/**
 * Returns the facts of a listing for flat formats, without id and coordinates.
 * @param date 'YYYY-MM-DD': the date of the search, if it has one
 */
export function flattenListing(listing: ListingCard, origin: string, date?: string) {
  const { name, ...texts } = Object.fromEntries(
    cardTexts.map((field) => [field.name, listing[field.name]]),
  ) as Pick<ListingCard, (typeof cardTexts)[number]['name']>;
  return {
    name,
    category: listing.category.name,
    ...texts,
    rating: listing.rating,
    review_count: listing.review_count,
    distance_miles: listing.distance_miles,
    ...(date !== undefined && { hours_on_date: describeHoursOn(listing, date) }),
    url: `${origin}/business/${listing.slug}`,
  };
}

/** A listing with who confirmed its facts. */
export type ConfirmedListing = ConfirmedAnswer['results'][number];

/** Returns 'Confirmed: hours by the owner on 2026-11-20, …' for texts; null if no fact is confirmed. */
export function describeConfirmations(
  confirmations: ConfirmedListing['confirmations'],
): string | null {
  const facts = Object.entries(confirmations).map(([fact, { at, source }]) =>
    t.confirmedFact({ fact, source, date: at.slice(0, 10) }),
  );
  return facts.length === 0 ? null : t.confirmed({ facts: facts.join(', ') });
}

/**
 * Returns what a card says of a date: 'Thu, Dec 24: 9 AM – 2 PM', and on a holiday for which the
 * listing has no special hours that these may differ. Null if it is closed then.
 */
export function describeHoursOn(listing: ListingCard, date: string): string | null {
  const at = findOpeningTime({ date });
  const open = at === null || at === 'now' ? null : formatOpenAt(listing, at, new Date());
  if (open === null) return null;
  const holiday = findHoliday(date);
  const note = describeNearHoliday(listing, {
    holidays: holiday ? [holiday] : [],
    date,
    now: new Date(),
  });
  return [`${formatShortDate(date)}: ${open.hours}`, ...(note ? [note.text] : [])].join('. ');
}
