import { nameListings, readPublic } from '#app/domain/read-public.server.ts';
import { AppError } from '#app/errors/app-error.ts';
import * as t from '#app/messages/errors.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { isOfClass } from '#app/services/supabase/require-data.ts';
import { type ChoiceParameter, type Choices, readChoices } from './facet-choices.ts';
import { parseCursor } from './search-query.ts';
import type { SearchQuery, SearchRow } from './search.ts';
import { openMinute, toReading } from './to-reading.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Returns the time zone of where a search looks. */
export type FindTimeZone = (place: {
  metro?: string | undefined;
  near?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
}) => Promise<string>;

/** PostgreSQL's error class for data exceptions (invalid values). */
const dataException = '22';

export type QueryOptions = {
  /** What the words of `q` mean. */
  vocabulary: Vocabulary;
  /** The place in `recognized` for words that name none. */
  defaultNear?: string | undefined;
  /** Of days among the words ("tomorrow"); without it they are those of Central Time. */
  findTimeZone?: FindTimeZone | undefined;
  /** Without results where an address says what was read. */
  may_redirect?: boolean;
  /** With who confirmed the facts of each result. */
  has_confirmations?: boolean;
};

/**
 * Asks `search_businesses`, and again where the day among the words is another one in the place that is searched: the place
 * may itself be among the words, so it is known only from the answer.
 */
export async function queryDirectory(
  db: Db,
  query: SearchQuery,
  { vocabulary, defaultNear, findTimeZone, ...form }: QueryOptions,
): Promise<SearchRow> {
  const now = new Date();
  const reading = toReading(query, { vocabulary, now, defaultNear });
  const row = await queryByReading(db, query, { reading, ...form });
  const { recognized, missing_time } = row;
  const isDated = recognized?.day !== undefined || recognized?.date !== undefined || missing_time;
  if (!isDated || !findTimeZone) return row;
  const timeZone = await findTimeZone(findSearchedPlace(query, row));
  const readingThere = toReading(query, { vocabulary, now, timeZone, defaultNear });
  return readingThere === reading
    ? row
    : queryByReading(db, query, { reading: readingThere, ...form });
}

function findSearchedPlace(
  { metro, lat, lng, bounds }: SearchQuery,
  { place, recognized }: SearchRow,
) {
  if (place) return { lat: place.lat, lng: place.lng };
  if (bounds) {
    const { south, west, north, east } = bounds;
    return { lat: (south + north) / 2, lng: (west + east) / 2 };
  }
  return { metro, lat, lng, near: recognized?.near ?? undefined };
}

type ByReading = Pick<QueryOptions, 'may_redirect' | 'has_confirmations'> & { reading: string };

function queryByReading(db: Db, query: SearchQuery, byReading: ByReading) {
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
    ...byReading,
  };
  // A list narrowed to a metro or a category contains only its listings; how many other categories
  // have may be older.
  return readPublic({ db }, 'search_businesses', args, (answer) => {
    const { metro, category, results } = answer;
    // A confirmation changes its listing alone.
    const confirmed = byReading.has_confirmations ? nameListings(results) : [];
    if (query.metro && metro) return [`metro:${metro.slug}`, ...confirmed];
    const list = query.category && category ? `category:${category.slug}` : 'directory';
    return [list, ...confirmed];
  }).catch((error: unknown) => {
    // All other arguments are validated; only a cursor can still belong to another sort order.
    if (!cursor || !isOfClass(error, dataException)) throw error;
    throw new AppError('invalid_parameters', { fields: { cursor: [t.foreignCursor] } });
  });
}

const tagParameters = ['category', 'neighborhood', 'specialty', 'price'] as const;

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
