import { type ListingCard, cardTexts } from '#app/domain/business/business.ts';
import { confirmHoliday } from '#app/domain/business/confirm-holiday.ts';
import { describeNearHoliday, formatOpenAt } from '#app/domain/business/format-hours.ts';
import { findHoliday } from '#app/domain/holiday/holiday.ts';
import { describeAllNotices } from '#app/domain/search/describe-answer.ts';
import { findOpeningTime } from '#app/domain/search/search-choices.ts';
import type { ConfirmedAnswer, SearchQuery } from '#app/domain/search/search.ts';
import { formatShortDate } from '#app/domain/text/text.ts';
import { hoursMayDiffer } from '#app/messages/domain/business.ts';
import * as t from '#app/messages/functions.ts';

/**
 * Returns the facts of a listing for flat formats, without id and coordinates.
 */
export function flattenListing(listing: ListingCard, origin: string, search: Search) {
  const { name, ...texts } = Object.fromEntries(
    cardTexts.map((field) => [field.name, listing[field.name]]),
  ) as Pick<ListingCard, (typeof cardTexts)[number]['name']>;
  return {
    name,
    category: listing.category.name,
    more_categories: listing.more_categories.map((category) => category.name).join('; '),
    ...texts,
    rating: listing.rating,
    review_count: listing.review_count,
    distance_miles: listing.distance_miles,
    ...describeDay(listing, search),
    url: `${origin}/business/${listing.slug}`,
  };
}

type Search = { query: SearchQuery; answer: Pick<ConfirmedAnswer, 'recognized'> };

/** Returns what a search says of a listing's day: today, or that of the search. */
export function describeDay(listing: ListingCard, { query, answer }: Search) {
  const { date } = query;
  return {
    ...(date !== undefined && { hours_on_date: describeHoursOn(listing, date) }),
    ...confirmHoliday(listing, findOpeningTime({ ...query, ...answer.recognized }), new Date()),
  };
}

/** Returns the notices of a search for programs: of a holiday, too, which people read on cards. */
export function describeNotices(search: Search & { answer: ConfirmedAnswer }): string[] {
  const unconfirmed = search.answer.results
    .map((listing) => describeDay(listing, search))
    .filter(({ is_holiday_confirmed }) => is_holiday_confirmed === false)
    .map(({ holiday }) => hoursMayDiffer({ holiday: holiday ?? '' }));
  return [...describeAllNotices(search), ...new Set(unconfirmed)];
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
