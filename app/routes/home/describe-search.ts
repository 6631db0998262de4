import { limits } from '#app/config/limits.ts';
import { formatTime, weekdays } from '#app/domain/business/format-hours.ts';
import { days } from '#app/domain/search/search-choices.ts';
import { isWidened } from '#app/domain/search/is-usual-radius.ts';
import type { SearchQuery } from '#app/domain/search/search.ts';
import type { ShownAnswer } from './view-data.ts';
import { formatCount, formatShortDate } from '#app/domain/text/text.ts';

type Search = { query: SearchQuery; answer: ShownAnswer };

/** Returns the heading of a search: "“golden cafe” near Austin, TX". */
export function describeSearch({ query, answer }: Search): string {
  // A correction without results is not what was searched for.
  const corrected = answer.total > 0 ? answer.corrected_query : null;
  const words = corrected ?? answer.asked?.q ?? query.q;
  const category = categoryName({ query, answer });
  const everything = query.open === 'now' ? 'Open now' : 'All listings';
  const what = words ? `“${words}”` : (category ?? everything);
  const within = words && category ? ` in ${category}` : '';
  const features = describeFeatures({ query, answer });
  const place = describePlace({ query, answer });
  return `${what}${within}${features}${features && place ? ',' : ''}${place}`;
}

/** Returns ', kid friendly, Vietnamese spoken'. */
function describeFeatures({ query, answer }: Search): string {
  const had = (query.features ?? []).filter((name) => !answer.missing_features.includes(name));
  const named = had.map((name) =>
    /^[A-Z][a-z]/.test(name) && !name.endsWith(' spoken') ? lowerFirst(name) : name,
  );
  return named.map((name) => `, ${name}`).join('');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Returns which features were left out because no result has them; null if none were. */
export function describeMissingFeatures({ query, answer }: Search): string | null {
  const missing = answer.missing_features;
  if (answer.total === 0 || missing.length === 0) return null;
  const quoted = missing.map((name) => `“${name}”`);
  // “A”, “B” and “C”
  const names = [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter(Boolean).join(' and ');
  if ((query.features ?? []).length <= 1)
    return `No listing here says ${names}, so that was left out.`;
  return `No listing here has all of that, so ${names} ${missing.length > 1 ? 'were' : 'was'} left out.`;
}

/** Returns that the time in the words was left out; null if it was not. */
export function describeMissingTime({ answer }: Pick<Search, 'answer'>): string | null {
  if (answer.total === 0 || !answer.missing_time) return null;
  return 'None of these is known to be open at that time, so it was left out.';
}

/** Returns " near Austin, TX" or " in this area"; '' for a search of everywhere. */
export function describePlace({ query, answer }: Search): string {
  if (query.bounds) return ' in this area';
  if (query.city) return ` in ${query.city}`;
  // Not 'in Austin, TX', which is the heading of the city's own list.
  const metro = metroName({ query, answer });
  if (metro) return ` in the ${metro} area`;
  if (answer.place?.kind === 'point') return ' near you';
  if (answer.place?.kind === 'state') return ` in ${answer.place.name}`;
  const isWithin =
    query.radius_miles === undefined && !answer.is_elsewhere && !isWidened(answer.place);
  if (answer.place?.kind === 'neighborhood' && isWithin) return ` in ${answer.place.name}`;
  if (answer.place) return ` near ${answer.place.name ?? query.near}`;
  return '';
}

/** Returns how far the search was widened; null if it was not, or if that was requested. */
export function describeWidened({ query, answer: { place, total } }: Search): string | null {
  const { default: usualMiles } = limits.radiusMiles;
  if (!place || total === 0 || query.radius_miles !== undefined) return null;
  if (place.radius_miles <= usualMiles) return null;
  return `Nothing is within ${usualMiles} miles, so these are within ${place.radius_miles}.`;
}

/** Returns which place was assumed for an unknown one; null if none was. */
export function describeGuessedPlace({ query, answer }: Search): string | null {
  const { near } = query;
  if (near === undefined || !answer.place?.is_guess) return null;
  return `We know no place called “${near}”, so these results are near ${answer.place.name}.`;
}

/**
 * Returns what had no results, if something less was searched: "“mexican rooftop” near Austin, TX";
 * otherwise null.
 */
export function describeUnanswered({ query, answer }: Search): string | null {
  if (answer.left_out.length === 0 && !answer.is_elsewhere) return null;
  // All of the words were recognized as a need and its place.
  if (answer.corrected_query === '') return `“${query.q}”`;
  if (answer.is_elsewhere && answer.place) return `“${query.q}” in ${answer.place.name}`;
  const where =
    answer.is_elsewhere && query.near ? ` near ${query.near}` : describePlace({ query, answer });
  return `“${query.q}”${where}`;
}

/** Returns what was done about an unknown place; null if there was none. */
export function describeUnknownPlace({ query, answer }: Search): string | null {
  if (query.near === undefined || answer.place !== null || answer.is_elsewhere) return null;
  const unknown = `We know no place called “${query.near}”`;
  if (query.bounds || query.city || query.metro) return `${unknown}, so it was left out.`;
  return answer.total > 0
    ? `${unknown}, so these results are from everywhere.`
    : `${unknown}, so we looked everywhere.`;
}

/** Returns "10,000+ listings", "1 listing". */
export function resultCount({ total, total_capped }: ShownAnswer): string {
  const number = `${formatCount(total)}${total_capped ? '+' : ''}`;
  return total === 0 ? 'No listings' : `${number} ${total === 1 ? 'listing' : 'listings'}`;
}

/** Returns the name of the category; for an unknown one the requested slug. */
export function categoryName({ query, answer }: Search): string | null {
  return answer.category?.name ?? query.category ?? null;
}

export function metroName({ query, answer }: Search): string | null {
  return answer.metro?.name ?? query.metro ?? null;
}

/** Returns "Friday at 9 PM", "Thu, Dec 24" or "Thu, Dec 24 at 9 PM"; null without a day. */
export function describeDay({ day, time, date }: Pick<SearchQuery, 'day' | 'time' | 'date'>) {
  if (day === undefined && date === undefined) return null;
  const when = date === undefined ? weekdays[days.indexOf(day ?? 'mon')] : formatShortDate(date);
  return time === undefined ? when : `${when} at ${formatTime(time)}`;
}
