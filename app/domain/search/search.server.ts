import { formatBounds } from '#app/domain/map/map.ts';
import { readPublic } from '#app/domain/read-public.server.ts';
import type { FieldErrors } from '#app/errors/app-error.ts';
import * as t from '#app/messages/domain/search.ts';
import type { Services } from '#app/services/services.ts';
import { readChoices, writeChoices } from './facet-choices.ts';
import { findCategoryName } from './named-category.ts';
import { type QueryOptions, queryDirectory, type FindTimeZone } from './query-directory.server.ts';
import { resolveDateWord } from './read-date.ts';
import { asksFor, quoteText, writeExcluded } from './read-text.ts';
import { findOpeningTime } from './search-choices.ts';
import { formatCursor } from './search-query.ts';
import type {
  ConfirmedAnswer,
  FormerListing,
  SearchAnswer,
  SearchQuery,
  SearchRow,
} from './search.ts';
import { readVocabulary } from './vocabulary.server.ts';
import { noVocabulary, type Vocabulary } from './vocabulary.ts';

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

type SearchServices = Pick<Services, 'db' | 'cache' | 'watch'>;
type SearchOptions = Omit<QueryOptions, 'vocabulary'>;

/**
 * Searches the directory. Returns one page of at most 20 listings with facets, from the cache if
 * possible, otherwise from one call of the SQL function `search_businesses`.
 * @throws AppError invalid_parameters when the cursor belongs to another sort order;
 *   backend_unavailable when the database does not answer and nothing is cached
 */
export async function searchDirectory(
  services: SearchServices,
  query: SearchQuery,
): Promise<SearchAnswer> {
  return (await searchCached(services, query, {})).answer;
}

/**
 * The same for programs: each result says who confirmed its facts, and when, and days among the words
 * are those of the place.
 */
export async function searchWithConfirmations(
  services: SearchServices,
  query: SearchQuery,
  findTimeZone: FindTimeZone,
): Promise<ConfirmedAnswer> {
  const { answer, confirmations } = await searchCached(services, query, {
    findTimeZone,
    has_confirmations: true,
  });
  const results = answer.results.map((listing) => ({
    ...listing,
    confirmations: confirmations[listing.id] ?? {},
  }));
  return { ...answer, results };
}

type CachedSearch = Pick<SearchRow, 'confirmations'> & { answer: SearchAnswer };

function searchCached(
  { cache, ...services }: SearchServices,
  query: SearchQuery,
  options: SearchOptions,
): Promise<CachedSearch> {
  // The date of a weekday changes as time passes.
  const namespace = findOpeningTime(query) === null ? 'search' : 'openNow';
  const key = `${cacheKey(query)}${options.has_confirmations ? ' confirmed' : ''}`;
  return cache.read<CachedSearch>(namespace, key, async () => {
    const { answer, confirmations } = await searchNow(services, query, options);
    // With a time among the words, the answer gets stale before this namespace's TTL ends.
    return {
      value: { answer, confirmations },
      isCacheable:
        !answer.recognized?.open &&
        !answer.recognized?.day &&
        !answer.recognized?.date &&
        !answer.is_words_only,
    };
  });
}

async function searchNow(
  services: Pick<Services, 'db' | 'watch'>,
  requested: SearchQuery,
  options: SearchOptions,
): Promise<CachedSearch> {
  const query = await renameCategories(services, requested);
  const vocabulary = query.q === undefined ? null : await readVocabulary(services);
  const row = await queryDirectory(services.db, query, {
    vocabulary: vocabulary ?? noVocabulary,
    ...options,
  });
  const answer = toSearchAnswer(row, query, vocabulary ?? noVocabulary);
  const isWordsOnly = vocabulary === noVocabulary;
  return {
    answer: isWordsOnly ? { ...answer, is_words_only: true } : answer,
    confirmations: row.confirmations,
  };
}

/**
 * Searches for a page that redirects to the interpreted query; the whole page is cached, not the
 * search. Interprets the request first: when its words contain a place or a time, or its category
 * or metro is unknown, returns no results, unless something must be left out that the redirect's
 * URL would repeat. For an unknown metro, `facets.metro` lists the existing ones.
 * @throws AppError invalid_parameters, backend_unavailable
 */
export async function searchOrRead(
  services: Pick<Services, 'db' | 'watch'>,
  query: SearchQuery,
  options: Pick<QueryOptions, 'defaultNear'> & { findTimeZone: FindTimeZone },
): Promise<SearchAnswer> {
  return (await searchNow(services, query, { may_redirect: true, ...options })).answer;
}

/** Returns a cache key that ignores parameter order, case and repeated white space. */
function cacheKey(query: SearchQuery): string {
  const fold = (value: string | undefined) => value?.toLowerCase().replaceAll(/\s+/g, ' ');
  const normalized = {
    ...query,
    q: fold(query.q),
    near: fold(query.near),
    city: fold(query.city),
    features: query.features?.join(',').toLowerCase(),
    bounds: query.bounds && formatBounds(query.bounds),
  };
  return JSON.stringify(normalized, Object.keys(normalized).toSorted());
}

function toSearchAnswer(
  { next, words, corrected, other_words, confirmations: _, ...row }: SearchRow,
  { q }: SearchQuery,
  vocabulary: Vocabulary,
): SearchAnswer {
  const excluded = writeExcluded(row.excluded);
  const isWidened = row.left_out.length > 0 || row.is_elsewhere; // all of the words have no results
  const mayBeMeant = q !== undefined && corrected && !isWidened && !row.recognized && row.total > 0;
  const withExcluded = (text: string) => (text === '' ? '' : `${text}${excluded}`);
  const isOther = corrected && !asksFor(vocabulary, row.recognized?.q ?? q ?? '', words ?? '');
  return {
    ...row,
    recognized: row.recognized && { ...row.recognized, q: withExcluded(row.recognized.q) },
    next_cursor: next && formatCursor(next),
    corrected_query: (isOther || isWidened) && words !== null ? withExcluded(words) : null,
    did_you_mean: other_words && withExcluded(other_words),
    as_typed: mayBeMeant ? quoteText(vocabulary, q) : null,
  };
}

type RawQuery = Record<string, unknown>;
/**
 * Replaces a word for a date in the parameters of a search, such as 'today', by that date where the
 * search looks.
 * @param defaultNear the place of a search that names none
 */
export async function resolveDate(
  raw: RawQuery,
  findTimeZone: FindTimeZone,
  defaultNear?: string,
): Promise<RawQuery> {
  const word = typeof raw.date === 'string' ? raw.date.trim() : '';
  if (resolveDateWord(word, new Date()) === null) return raw;
  const { metro, near = defaultNear, lat, lng } = raw;
  const timeZone = await findTimeZone({
    ...(typeof metro === 'string' && { metro }),
    ...(typeof near === 'string' && { near }),
    ...(isNumber(lat) && isNumber(lng) && { lat: Number(lat), lng: Number(lng) }),
  });
  return { ...raw, date: resolveDateWord(word, new Date(), timeZone) };
}

function isNumber(value: unknown): boolean {
  return value !== undefined && value !== '' && Number.isFinite(Number(value));
}

type Found = { query: SearchQuery; answer: SearchAnswer };

/** Returns a search with the present names of categories that were renamed or merged; itself if none was. */
export async function renameCategories(
  services: Pick<Services, 'watch'>,
  query: SearchQuery,
): Promise<SearchQuery> {
  if (query.category === undefined) return query;
  const former = new Map((await readVocabulary(services)).former_categories);
  const { any, none } = readChoices(query.category);
  if (![...any, ...none].some((slug) => former.has(slug))) return query;
  const rename = (slugs: string[]) => [...new Set(slugs.map((slug) => former.get(slug) ?? slug))];
  return { ...query, category: writeChoices({ any: rename(any), none: rename(none) }) };
}

/** Returns messages for a requested category or metro that does not exist; null if both exist. */
export async function findUnknownNames(
  services: Pick<Services, 'watch'>,
  { query, answer }: Found,
): Promise<FieldErrors | null> {
  const unknown: FieldErrors = {};
  const { any, none } = readChoices((await renameCategories(services, query)).category);
  const others = [...any, ...none].filter((slug) => slug !== answer.category?.slug);
  const vocabulary = others.length > 0 ? await readVocabulary(services) : noVocabulary;
  const isKnown = (slug: string) =>
    vocabulary === noVocabulary || findCategoryName(vocabulary, slug) !== null;
  const category = others.find((slug) => !isKnown(slug));
  if (category !== undefined) unknown.category = [t.noCategory({ slug: category })];
  if (query.metro !== undefined && !answer.metro) {
    unknown.metro = [t.noCity({ slug: query.metro })];
  }
  return Object.keys(unknown).length > 0 ? unknown : null;
}
