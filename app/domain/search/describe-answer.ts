import { limits } from '#app/config/limits.ts';
import * as t from '#app/messages/domain/search.ts';
import { formatList } from '#app/messages/sentences.ts';
import { savedLimits } from '../saved/saved.ts';
import { formatCount, lowerFirst } from '../text/text.ts';
import { type ChoiceParameter, priceRanges, readChoices } from './facet-choices.ts';
import { isWidened, type SearchAnswer, type SearchQuery } from './search.ts';

type Search = {
  query: SearchQuery;
  answer: Omit<SearchAnswer, 'results'> & {
    results?: readonly Pick<SearchAnswer['results'][number], 'distance_miles'>[];
  };
};

/**
 * Returns what one must know to understand the results, in sentences: words and features left out,
 * a place that was assumed, a wider radius. The screen, the API and assistants give the same ones.
 */
export function describeNotices(search: Search): string[] {
  return [
    describeOtherWords(search),
    describeMissingFeatures(search),
    describeMissingTime(search),
    describeWidened(search),
    describeEverywhere(search),
    describeGuessedPlace(search) ?? describeUnknownPlace(search),
    describeUnknownCity(search),
    search.answer.is_words_only ? t.wordsOnly : null,
  ].filter((notice) => notice !== null);
}

/** Returns the notices for programs: with other places and words, to which the screen has links. */
export function describeAllNotices(search: Search): string[] {
  const { did_you_mean, as_typed } = search.answer;
  const choices = [
    describeOtherPlaces(search),
    did_you_mean && t.didYouMean({ words: did_you_mean }),
    as_typed && t.howAsTyped({ quoted: as_typed }),
  ];
  return [...describeNotices(search), ...choices.filter((notice) => notice !== null)];
}

/** Returns what was searched instead of the typed words; null if these were searched. */
function describeOtherWords({ query, answer }: Search): string | null {
  if (answer.corrected_query === null || answer.total === 0) return null;
  const corrected = answer.corrected_query;
  const shown = corrected === '' ? describeSearch({ query, answer }) : `“${corrected}”`;
  const unanswered = describeUnanswered({ query, answer });
  if (unanswered === null) {
    return t.nothingCalled({ shown, typed: query.q ?? '' });
  }
  const showing = answer.is_elsewhere && answer.place ? t.showingAroundInstead : t.showingInstead;
  return showing({ unanswered, shown });
}

/** Returns that the words asked for what is near an unnamed place; null if they did not. */
function describeEverywhere({ query, answer }: Search): string | null {
  if (answer.recognized?.near !== null || answer.total === 0) return null;
  if (describePlace({ query, answer }) !== '') return null;
  return t.fromEverywhere;
}

/** Returns the heading of a search: "“golden cafe” near Austin, TX". */
export function describeSearch({ query, answer }: Search): string {
  // A correction without results is not what was searched for.
  const corrected = answer.total > 0 ? answer.corrected_query : null;
  const words = corrected ?? answer.recognized?.q ?? query.q;
  const category = categoryName({ query, answer });
  const everything = query.open === 'now' ? t.openNow : t.allListings;
  const quoted = words?.startsWith('"') ? words : `“${words}”`;
  const what = words ? quoted : (category ?? everything);
  const within = words && category ? t.inCategory({ category }) : '';
  const { none } = readChoices(query.category);
  const narrowed = [
    ...none.map((slug) => t.not({ name: nameCategory(slug, answer) })),
    ...(['specialty', 'price', 'neighborhood'] as const).map((parameter) =>
      describeChoices(parameter, query[parameter]),
    ),
  ].filter(Boolean);
  const choices =
    narrowed.map((text) => `, ${text}`).join('') + describeFeatures({ query, answer });
  const place = describePlace({ query, answer });
  return `${what}${within}${choices}${choices && place ? ',' : ''}${place}`;
}

/** Returns what a saved search is called: the heading with all its filters, without the time that alerts leave out. */
export function nameSavedSearch({ query, answer }: Search): string {
  const { open, day, date, time: _, ...lasting } = query;
  const { min_rating: rating, radius_miles: miles } = lasting;
  const filters = [
    rating === undefined ? '' : t.ratedAndUp({ rating }),
    miles === undefined ? '' : t.withinMiles({ miles }),
    (open ?? day ?? date) ? t.atAnyTime : '',
  ];
  const heading = describeSearch({ query: lasting, answer: { ...answer, missing_features: [] } });
  const name = [heading, ...filters].filter(Boolean).join(', ');
  return Array.from(name).slice(0, savedLimits.searchNameLength).join('');
}

/** Returns ', kid friendly, Vietnamese spoken'. */
function describeFeatures({ query, answer }: Search): string {
  const had = (query.features ?? []).filter((name) => !answer.missing_features.includes(name));
  const nameOf = (name: string) =>
    /^[A-Z][a-z]/.test(name) && !name.endsWith(' spoken') ? lowerFirst(name) : name;
  const { any, none } = readChoices(had.join());
  const named = [...any.map(nameOf), ...none.map((name) => t.not({ name: nameOf(name) }))];
  return named.map((name) => `, ${name}`).join('');
}

/** Returns which features were left out because no result has them; null if none were. */
function describeMissingFeatures({ query, answer }: Search): string | null {
  const missing = answer.missing_features;
  if (answer.total === 0 || missing.length === 0) return null;
  const quoted = missing.map((name) => `“${name}”`);
  const names = formatList(quoted);
  if (readChoices(query.features?.join()).any.length <= 1) return t.featureMissing({ names });
  return t.featuresMissing({ names });
}

/** Returns that the time in the words was left out; null if it was not. */
function describeMissingTime({ answer }: Search): string | null {
  if (answer.total === 0 || !answer.missing_time) return null;
  return t.timeMissing;
}

/** Returns " near Austin, TX" or " in this area"; '' for a search of everywhere. */
export function describePlace({ query, answer }: Search): string {
  if (query.bounds) return t.inThisArea;
  if (query.city) return t.inPlace({ place: query.city });
  // Not 'in Austin, TX', which is the heading of the city's own list.
  const metro = metroName({ query, answer });
  if (metro) return t.inAreaOf({ place: metro });
  if (answer.place?.kind === 'point' && query.lat !== undefined) {
    return answer.place.name === null ? t.nearYou : t.nearYouIn({ place: answer.place.name });
  }
  if (answer.place?.kind === 'state') return t.inPlace({ place: answer.place.name ?? '' });
  const isWithin =
    query.radius_miles === undefined && !answer.is_elsewhere && !isWidened(answer.place);
  if (answer.place?.kind === 'neighborhood' && isWithin)
    return t.inPlace({ place: answer.place.name ?? '' });
  if (answer.place) return t.nearPlace({ place: answer.place.name ?? query.near ?? '' });
  return '';
}

/** Returns how far the search was widened; null if it was not, or if that was requested. */
function describeWidened({ query, answer: { place, total, results } }: Search): string | null {
  const { default: usualMiles, max } = limits.radiusMiles;
  if (!place || total === 0 || query.radius_miles !== undefined) return null;
  if (place.radius_miles <= usualMiles) return null;
  if (place.radius_miles > max) {
    const miles = results?.[0]?.distance_miles;
    const first = miles == null ? '' : t.firstIsAway({ miles: formatCount(Math.round(miles)) });
    return t.nearest({ miles: max }) + first;
  }
  return t.widened({ miles: usualMiles, shown: place.radius_miles });
}

/** Returns which place was assumed for an unknown one; null if none was. */
function describeGuessedPlace({ query, answer }: Search): string | null {
  const { near } = query;
  if (near === undefined || !answer.place?.is_guess) return null;
  return t.placeGuessed({ near, place: answer.place.name ?? '' });
}

/**
 * Returns what had no results, if something less was searched: "“mexican rooftop” near Austin, TX";
 * otherwise null.
 */
function describeUnanswered({ query, answer }: Search): string | null {
  if (answer.left_out.length === 0 && !answer.is_elsewhere) return null;
  // All of the words were recognized as a need and its place.
  if (answer.corrected_query === '') return `“${query.q}”`;
  if (answer.is_elsewhere && answer.place)
    return `“${query.q}”${t.inPlace({ place: answer.place.name ?? '' })}`;
  const where =
    answer.is_elsewhere && query.near
      ? t.nearPlace({ place: query.near })
      : describePlace({ query, answer });
  return `“${query.q}”${where}`;
}

/** Returns what was done about an unknown place; null if there was none. */
function describeUnknownPlace({ query, answer }: Search): string | null {
  const { near } = query;
  if (near === undefined || answer.place !== null || answer.is_elsewhere) return null;
  if (query.bounds || query.city || query.metro) return t.placeLeftOut({ near });
  return answer.total > 0 ? t.placeUnknown({ near }) : t.placeUnknownNothing({ near });
}

/** Returns how to write a city that has no results; null for one with its state. */
function describeUnknownCity({ query: { city }, answer }: Search): string | null {
  if (city === undefined || answer.total > 0 || /, *[a-z]{2}$/i.test(city)) return null;
  return t.nothingInCity({ city });
}

/** Returns which other places have the name that was searched; null without any. */
function describeOtherPlaces({ query, answer }: Search): string | null {
  const others = answer.place?.others ?? [];
  if (query.near === undefined || others.length === 0) return null;
  const names = formatList(others, 'or');
  return t.otherPlaces({ names });
}

/** Returns the names of the chosen categories; for an unknown one the requested slug. */
export function categoryName({ query, answer }: Search): string | null {
  if (answer.category || query.category === undefined) return answer.category?.name ?? null;
  const { any } = readChoices(query.category);
  return (
    formatList(
      any.map((slug) => nameCategory(slug, answer)),
      'or',
    ) || null
  );
}

/** Returns the name of a category; for an unknown one the slug. */
function nameCategory(slug: string, { category, facets }: CategoryNames): string {
  const known = [...facets.category, ...(category ? [category] : [])];
  return known.find((one) => one.slug === slug)?.name ?? slug;
}

type CategoryNames = Pick<SearchAnswer, 'category' | 'facets'>;

/** Returns a chosen value of a facet as screens show it. */
export function nameChoice(
  parameter: ChoiceParameter,
  value: string,
  answer: CategoryNames,
): string {
  return parameter === 'category' ? nameCategory(value, answer) : nameValue(parameter, value);
}

function nameValue(parameter: ChoiceParameter, value: string): string {
  return parameter === 'price' ? (priceRanges.get(value) ?? value) : value;
}

/** Returns 'Ramen or Sushi', 'not Bars'; '' without any. */
export function describeChoices(
  parameter: ChoiceParameter,
  input: string | readonly string[] = '',
  nameOf = (value: string) => nameValue(parameter, value),
): string {
  const { any, none } = readChoices([input].flat().join());
  const last = parameter === 'features' ? 'and' : 'or';
  const excluded = formatList(none.map(nameOf), 'or');
  return [formatList(any.map(nameOf), last), excluded && t.not({ name: excluded })]
    .filter(Boolean)
    .join(', ');
}

export function metroName({ query, answer }: Search): string | null {
  return answer.metro?.name ?? query.metro ?? null;
}
