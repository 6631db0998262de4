import { formatTime, weekdays } from '#app/domain/business/format-hours.ts';
import { days } from '#app/domain/search/search-choices.ts';
import type { SearchQuery } from '#app/domain/search/search.ts';
import { formatCount, formatShortDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/home/common.ts';
import type { ShownAnswer } from './view-data.ts';

/** Returns "10,000+ listings", "1 listing". */
export function resultCount({ total, total_capped }: ShownAnswer): string {
  const number = `${formatCount(total)}${total_capped ? '+' : ''}`;
  return total === 0 ? t.noListings : t.listings({ count: number, isOne: total === 1 });
}

/** Returns "Friday at 9 PM", "Thu, Dec 24" or "Thu, Dec 24 at 9 PM"; null without a day. */
export function describeDay({ day, time, date }: Pick<SearchQuery, 'day' | 'time' | 'date'>) {
  if (day === undefined && date === undefined) return null;
  const when =
    date === undefined ? (weekdays[days.indexOf(day ?? 'mon')] ?? '') : formatShortDate(date);
  return time === undefined ? when : t.dayAtTime({ day: when, time: formatTime(time) });
}

type List = {
  name: string;
  answer: Pick<ShownAnswer, 'total' | 'total_capped'> & {
    results: Pick<ShownAnswer['results'][number], 'slug' | 'name'>[];
  };
  origin: string;
};

/**
 * Describes the listings of a page as a schema.org ItemList, each by the URL of its page; with the
 * number on all pages if known.
 */
export function describeList({ name, answer, origin }: List): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    ...(!answer.total_capped && { numberOfItems: answer.total }),
    itemListElement: answer.results.map((listing, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: listing.name,
      url: `${origin}/business/${listing.slug}`,
    })),
  };
}
