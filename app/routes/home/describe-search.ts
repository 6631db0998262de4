import { formatTime, weekdays } from '#app/domain/business/format-hours.ts';
import { type Day, days } from '#app/domain/search/search-choices.ts';
import type { SearchAnswer, SearchQuery } from '#app/domain/search/search.ts';
import { formatCount } from '#app/domain/text/text.ts';

type Search = { query: SearchQuery; answer: SearchAnswer };

/** "“golden cafe” near Austin, TX": what was searched for, as a heading. */
export function describeSearch({ query, answer }: Search): string {
  // A correction that finds nothing either is not what anybody searched for.
  const corrected = answer.total > 0 ? answer.correctedQuery : null;
  const words = corrected ?? answer.asked?.q ?? query.q;
  const category = categoryName({ query, answer });
  const everything = query.open === 'now' ? 'Open now' : 'All listings';
  const what = words ? `“${words}”` : (category ?? everything);
  const within = words && category ? ` in ${category}` : '';
  return `${what}${within}${describePlace({ query, answer })}`;
}

/** " near Austin, TX", " in this area"; '' for a search of everywhere. */
export function describePlace({ query, answer }: Search): string {
  if (query.bounds) return ' in this area';
  if (query.city) return ` in ${query.city}`;
  // Not 'in Austin, TX', which is what the list of the city alone is called.
  const metro = metroName({ query, answer });
  if (metro) return ` in the ${metro} area`;
  if (answer.place?.kind === 'point') return ' near you';
  if (answer.place?.kind === 'state') return ` in ${answer.place.name}`;
  const isWithin = query.radius_miles === undefined && !answer.isElsewhere;
  if (answer.place?.kind === 'neighborhood' && isWithin) {
    return ` in ${answer.place.name}`;
  }
  if (answer.place) return ` near ${answer.place.name ?? query.near}`;
  return '';
}

/** Which place was taken for one that we do not know, or null when none was. */
export function describeGuessedPlace({ query, answer }: Search): string | null {
  const { near } = query;
  if (near === undefined || !answer.place?.is_guess) return null;
  return `We know no place called “${near}”, so these results are near ${answer.place.name}.`;
}

/** "“mexican rooftop” near Austin, TX": what found nothing, where something less was searched; else null. */
export function describeUnanswered({ query, answer }: Search): string | null {
  if (answer.leftOut.length === 0 && !answer.isElsewhere) return null;
  if (answer.isElsewhere && answer.place) return `“${query.q}” in ${answer.place.name}`;
  const where =
    answer.isElsewhere && query.near ? ` near ${query.near}` : describePlace({ query, answer });
  return `“${query.q}”${where}`;
}

/** What became of a place that we do not know, or null when there was none. */
export function describeUnknownPlace({ query, answer }: Search): string | null {
  if (query.near === undefined || answer.place !== null || answer.isElsewhere) return null;
  const unknown = `We know no place called “${query.near}”`;
  if (query.bounds || query.city || query.metro) return `${unknown}, so it was left out.`;
  return answer.total > 0
    ? `${unknown}, so these results are from everywhere.`
    : `${unknown}, so we looked everywhere.`;
}

/** "1,000+ listings", "1 listing". */
export function resultCount({ total, totalCapped }: SearchAnswer): string {
  const number = `${formatCount(total)}${totalCapped ? '+' : ''}`;
  return total === 0 ? 'No listings' : `${number} ${total === 1 ? 'listing' : 'listings'}`;
}

/** The name of the category searched in; for an unknown one what was asked for. */
export function categoryName({ query, answer }: Search): string | null {
  return answer.category?.name ?? query.category ?? null;
}

export function metroName({ query, answer }: Search): string | null {
  return answer.metro?.name ?? query.metro ?? null;
}

/** "Open Friday at 9 PM" */
export function describeOpenAt(day: Day, time: string): string {
  return `Open ${weekdays[days.indexOf(day)]} at ${formatTime(time)}`;
}
