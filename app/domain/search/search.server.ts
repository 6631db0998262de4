import * as t from '#app/messages/parameters.ts';
import { nameListings, readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import type {
  ConfirmedAnswer,
  FormerListing,
  SearchAnswer,
  SearchQuery,
  SearchRow,
  Suggestions,
} from './search.ts';
import { formatBounds } from '#app/domain/map/map.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { isOfClass } from '#app/services/supabase/require-data.ts';
import { formatCursor, parseCursor } from './cursor.ts';
import { listReadings } from './list-readings.ts';
import { listRelaxations } from './list-relaxations.ts';
import { findCategoryName } from './named-category.ts';
import { findBegunCategories } from './read-meanings.ts';
import { quoteText, readText, writeExcluded } from './read-text.ts';
import type { FindTimeZone } from './resolve-date.ts';
import { readUnfinished } from './read-words.ts';
import { type ChoiceParameter, type Choices, readChoices } from './facet-choices.ts';
import { findOpeningTime } from './search-choices.ts';

/**
 * Returns up to three closed or moved businesses whose name begins with these words.
 * @throws AppError backend_unavailable
 */
export function findFormerListings(
  { db }: Pick<Services, 'db'>,
  q: string,
): Promise<FormerListing[]> {
  return readPublic({ db }, 'find_former_listings', { q }, ['directory']);
}

/** `near`: the visitor's place by its known name, so that invented ones make no copies. */
type SuggestQuery = { q: string; near?: string | undefined };

/**
 * Returns completions for a partly typed text: up to 5 businesses, 4 categories, 6 places, 3
 * streets and 3 whole searches, of businesses and streets those near the place first.
 * @throws AppError backend_unavailable
 */
export function findSuggestions(
  { db, cache }: Pick<Services, 'db' | 'cache'>,
  { q, near }: SuggestQuery,
): Promise<Suggestions> {
  const typed = q.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const key = near === undefined ? typed : `${typed}\n${near}`;
  return cache.read('suggest', key, async () => {
    const words = readUnfinished(typed);
    const args = { q: typed, words, ...(near !== undefined && { near }) };
    const suggested = await readPublic({ db }, 'suggest', args, ['directory']);
    const meant = addMeantCategories(suggested, typed);
    return { value: addBrandSearches(meant, near), isCacheable: true };
  });
}

const popularShown = 6;

/**
 * Returns the largest categories of a metro, or else of the country, to choose from before anything
 * is typed.
 * @throws AppError backend_unavailable
 */
export async function findPopular(
  services: Pick<Services, 'db' | 'cache'>,
  metro?: string,
): Promise<Suggestions> {
  const query = { ...(metro !== undefined && { metro }), sort: 'rating' as const };
  const { facets } = await searchDirectory(services, query);
  const categories = facets.category
    .slice(0, popularShown)
    .map(({ slug, name }) => ({ slug, name }));
  return { businesses: [], categories, places: [], searches: [], streets: [] };
}

const maxCategories = 4;

/** Adds the categories that a text means, by a name in Spanish, a need or a symbol. */
function addMeantCategories(suggested: Suggestions, typed: string): Suggestions {
  const own = new Set(suggested.categories.map(({ slug }) => slug));
  const meant = findBegunCategories(typed)
    .filter((slug) => !own.has(slug))
    .map((slug) => ({ slug, name: findCategoryName(slug) ?? slug }));
  return { ...suggested, categories: [...suggested.categories, ...meant].slice(0, maxCategories) };
}

const maxSearches = 3;

/** Adds a search for all branches of each brand, of which only one is among the businesses. */
function addBrandSearches(suggested: Suggestions, near = ''): Suggestions {
  const brands = suggested.businesses.filter(({ is_brand }) => is_brand);
  const ofBrands = brands.map(({ name }) => ({ what: name, category: null, near }));
  return { ...suggested, searches: [...ofBrands, ...suggested.searches].slice(0, maxSearches) };
}

/** PostgreSQL's error class for data exceptions (invalid values). */
const dataException = '22';

/**
 * Searches the directory. Returns one page of at most 20 listings with facets, from the cache if
 * possible, otherwise from one call of the SQL function `search_businesses`.
 * @throws AppError invalid_parameters when the cursor belongs to another sort order;
 *   backend_unavailable when the database does not answer and nothing is cached
 */
export async function searchDirectory(
  services: Pick<Services, 'db' | 'cache'>,
  query: SearchQuery,
): Promise<SearchAnswer> {
  return (await searchCached(services, query)).answer;
}

/**
 * The same for programs: each result says who confirmed its facts, and when, and days among the words
 * are those of the place.
 */
export async function searchWithConfirmations(
  services: Pick<Services, 'db' | 'cache'>,
  query: SearchQuery,
  findTimeZone: FindTimeZone,
): Promise<ConfirmedAnswer> {
  const { answer, confirmations } = await searchCached(services, query, findTimeZone);
  const results = answer.results.map((listing) => ({
    ...listing,
    confirmations: confirmations[listing.id] ?? {},
  }));
  return { ...answer, results };
}

type CachedSearch = Pick<SearchRow, 'confirmations'> & { answer: SearchAnswer };

function searchCached(
  { db, cache }: Pick<Services, 'db' | 'cache'>,
  query: SearchQuery,
  findTimeZone?: FindTimeZone,
): Promise<CachedSearch> {
  // The date of a weekday changes as time passes.
  const namespace = findOpeningTime(query) === null ? 'search' : 'openNow';
  return cache.read<CachedSearch>(namespace, cacheKey(query), async () => {
    const row = await askDatabase(db, query, { findTimeZone });
    // With a time among the words, the answer gets stale before this namespace's TTL ends.
    return {
      value: { answer: toSearchAnswer(row, query), confirmations: row.confirmations },
      isCacheable: !row.asked?.open && !row.asked?.day && !row.asked?.date,
    };
  });
}

/**
 * Searches for a page that redirects to the interpreted query; the whole page is cached, not the
 * search. Interprets the request first: when its words contain a place or a time, or its category
 * or metro is unknown, returns no results, unless something must be left out that the redirect's
 * URL would repeat. For an unknown metro, `facets.metro` lists the existing ones.
 * @throws AppError invalid_parameters, backend_unavailable
 */
export async function searchOrRead(
  { db }: Pick<Services, 'db'>,
  query: SearchQuery,
  options: ReadOptions,
): Promise<SearchAnswer> {
  const row = await askDatabase(db, query, { may_redirect: true, ...options });
  return toSearchAnswer(row, query);
}

type ReadOptions = {
  /** The place in `asked` for words that name none. */
  defaultNear?: string | undefined;
  /** Of days among the words ("tomorrow"). */
  findTimeZone: FindTimeZone;
};
/** Without `findTimeZone`, days among the words are those of Central Time. */
type AskOptions = Omit<ReadOptions, 'findTimeZone'> & {
  findTimeZone?: FindTimeZone | undefined;
  may_redirect?: boolean;
};

/**
 * Asks again where the day among the words is another one in the place that is searched: the place
 * may itself be among the words, so it is known only from the answer.
 */
async function askDatabase(
  db: Db,
  query: SearchQuery,
  { findTimeZone, may_redirect = false, defaultNear }: AskOptions,
): Promise<SearchRow> {
  const now = new Date();
  const reading = toReading(query, { now, defaultNear });
  const row = await askByReading(db, query, { reading, may_redirect });
  const { asked, missing_time } = row;
  const isDated = asked?.day !== undefined || asked?.date !== undefined || missing_time;
  if (!isDated || !findTimeZone) return row;
  const timeZone = await findTimeZone(findSearchedPlace(query, row));
  const readingThere = toReading(query, { now, timeZone, defaultNear });
  return readingThere === reading
    ? row
    : askByReading(db, query, { reading: readingThere, may_redirect });
}

function findSearchedPlace({ metro, lat, lng, bounds }: SearchQuery, { place, asked }: SearchRow) {
  if (place) return { lat: place.lat, lng: place.lng };
  if (bounds) {
    const { south, west, north, east } = bounds;
    return { lat: (south + north) / 2, lng: (west + east) / 2 };
  }
  return { metro, lat, lng, near: asked?.near ?? undefined };
}

type ByReading = { reading: string; may_redirect: boolean };

function askByReading(db: Db, query: SearchQuery, { reading, may_redirect }: ByReading) {
  const cursor = query.cursor === undefined ? null : parseCursor(query.cursor);
  const args = {
    q: query.q,
    near: query.near,
    lat: query.lat,
    lng: query.lng,
    radius_miles: query.radius_miles,
    ...query.bounds,
    metro: query.metro,
    city: query.city,
    ...toFacets(query),
    open_now: query.open === 'now',
    open_minute: openMinute(query),
    open_date: query.date,
    min_rating: query.min_rating,
    sort: query.sort,
    after_key: cursor?.key,
    after_id: cursor?.id,
    may_redirect,
    reading,
  };
  // A list narrowed to a metro or a category contains only its listings; how many other categories
  // have may be older.
  return readPublic({ db }, 'search_businesses', args, (answer) => {
    const { metro, category, results } = answer;
    // A confirmation changes its listing alone.
    const confirmed = may_redirect ? [] : nameListings(results);
    if (query.metro && metro) return [`metro:${metro.slug}`, ...confirmed];
    const list = query.category && category ? `category:${category.slug}` : 'directory';
    return [list, ...confirmed];
  }).catch((error: unknown) => {
    // All other arguments are validated; only a cursor can still belong to another sort order.
    if (!cursor || !isOfClass(error, dataException)) throw error;
    throw new AppError('invalid_parameters', { fields: { cursor: [t.foreignCursor] } });
  });
}

type FacetQuery = Pick<SearchQuery, ChoiceParameter>;

/** Returns the chosen facets as `search_businesses` takes them: one category and features by name. */
export function toFacets({ features, ...query }: FacetQuery) {
  const category = readChoices(query.category);
  const named = readChoices(features?.join());
  const [only, ...others] = category.any;
  const tagsOf = (values: keyof Choices) =>
    tagParameters
      .filter((name) => name !== 'category' || values === 'none' || others.length > 0)
      .flatMap((name) => readChoices(query[name])[values].map((value) => `${name}:${value}`));
  const withTags = tagsOf('any');
  const withoutTags = [...tagsOf('none'), ...named.none.map((name) => `feature:${name}`)];
  return {
    category: others.length === 0 ? only : undefined,
    features: named.any.length > 0 ? named.any : undefined,
    with_tags: withTags.length > 0 ? withTags : undefined,
    without_tags: withoutTags.length > 0 ? withoutTags : undefined,
  };
}

const tagParameters = ['category', 'neighborhood', 'specialty', 'price'] as const;

type ReadQuery = Pick<
  SearchQuery,
  'q' | 'open' | 'day' | 'time' | 'date' | 'category' | 'near' | 'lat' | 'radius_miles' | 'bounds'
>;

type ToReading = {
  now: Date;
  /** Where the search looks; by default Central Time. */
  timeZone?: string;
  /** The place for words that name none. */
  defaultNear?: string | undefined;
};

/** Returns how a query may be read and relaxed, as `search_businesses` in SQL takes it, in JSON. */
export function toReading(query: ReadQuery, { now, timeZone, defaultNear }: ToReading): string {
  const { q, category, near, lat, bounds } = query;
  if (q === undefined) return JSON.stringify({ relaxations: listRelaxations(query) });
  const readsTime = findOpeningTime(query) === null;
  const text = readText(q, { now, timeZone, readsTime });
  const { isExact, time, isNearest, radiusMiles, excluded } = text;
  const openTime =
    time === null || 'open' in time
      ? { open_now: time === null ? null : true }
      : { open_minute: openMinute(time), open_date: time.date ?? null };
  return JSON.stringify({
    q: text.q,
    excluded,
    ...openTime,
    is_nearest: isNearest,
    radius_miles: radiusMiles,
    relaxations: listRelaxations({ ...query, isExact }),
    asked: time ?? (isNearest ? {} : undefined),
    default_near: defaultNear,
    ...listReadings(text.q, {
      excluded,
      isExact,
      takesCategory: category === undefined,
      takesPlace: near === undefined && lat === undefined && bounds === undefined,
    }),
  });
}

/** Returns a cache key that ignores parameter order, case and repeated white space. */
function cacheKey(query: SearchQuery): string {
  const fold = (value: string | undefined) => value?.toLowerCase().replaceAll(/\s+/g, ' ');
  const folded = {
    ...query,
    q: fold(query.q),
    near: fold(query.near),
    city: fold(query.city),
    features: query.features?.join(',').toLowerCase(),
    bounds: query.bounds && formatBounds(query.bounds),
  };
  return JSON.stringify(folded, Object.keys(folded).toSorted());
}

/**
 * Returns minutes since Monday 00:00, the unit in which the database stores opening hours; undefined
 * for a date without a time.
 */
function openMinute(query: Pick<SearchQuery, 'day' | 'time' | 'date'>): number | undefined {
  const at = findOpeningTime(query);
  if (at === null || at === 'now' || at.time === null) return undefined;
  const [hours = 0, minutes = 0] = at.time.split(':').map(Number);
  return (at.weekday - 1) * 1440 + hours * 60 + minutes;
}

function toSearchAnswer(
  { next, words, corrected, other_words, confirmations: _, ...row }: SearchRow,
  { q }: SearchQuery,
): SearchAnswer {
  const excluded = writeExcluded(row.excluded);
  const isWidened = row.left_out.length > 0 || row.is_elsewhere; // all of the words have no results
  const mayBeMeant = q !== undefined && corrected && !isWidened && !row.asked && row.total > 0;
  const withExcluded = (text: string) => `${text}${excluded}`.trim();
  return {
    ...row,
    asked: row.asked && { ...row.asked, q: withExcluded(row.asked.q) },
    next_cursor: next && formatCursor(next),
    corrected_query: (corrected || isWidened) && words !== null ? withExcluded(words) : null,
    did_you_mean: other_words && withExcluded(other_words),
    as_typed: mayBeMeant ? quoteText(q) : null,
  };
}
