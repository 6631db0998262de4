import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import { findCategoryName } from './named-category.ts';
import { findBegunCategories } from './read-meanings.ts';
import { readUnfinished } from './read-words.ts';
import { searchDirectory } from './search.server.ts';
import type { Suggestions } from './search.ts';
import { readVocabulary } from './vocabulary.server.ts';
import type { Vocabulary } from './vocabulary.ts';

/** `near`: the visitor's place by its known name, so that invented ones make no copies. */
type SuggestQuery = { q: string; near?: string | undefined };

/**
 * Returns completions for a partly typed text: up to 5 businesses, 4 categories, 6 places, 3
 * streets and 3 whole searches, of businesses and streets those near the place first.
 * @throws AppError backend_unavailable
 */
export function findSuggestions(
  { db, cache, watch }: Pick<Services, 'db' | 'cache' | 'watch'>,
  { q, near }: SuggestQuery,
): Promise<Suggestions> {
  const typed = q.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const key = near === undefined ? typed : `${typed}\n${near}`;
  return cache.read('suggest', key, async () => {
    const vocabulary = await readVocabulary({ watch });
    const words = readUnfinished(vocabulary, typed);
    const args = { q: typed, words, ...(near !== undefined && { near }) };
    const suggested = await readPublic({ db }, 'suggest', args, ['directory']);
    const meant = addMeantCategories(vocabulary, suggested, typed);
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
  services: Pick<Services, 'db' | 'cache' | 'watch'>,
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
function addMeantCategories(
  vocabulary: Vocabulary,
  suggested: Suggestions,
  typed: string,
): Suggestions {
  const own = new Set(suggested.categories.map(({ slug }) => slug));
  const meant = findBegunCategories(vocabulary, typed)
    .filter((slug) => !own.has(slug))
    .map((slug) => ({ slug, name: findCategoryName(vocabulary, slug) ?? slug }));
  return { ...suggested, categories: [...suggested.categories, ...meant].slice(0, maxCategories) };
}

const maxSearches = 3;

/** Adds a search for all branches of each brand, of which only one is among the businesses. */
function addBrandSearches(suggested: Suggestions, near = ''): Suggestions {
  const brands = suggested.businesses.filter(({ is_brand }) => is_brand);
  const ofBrands = brands.map(({ name }) => ({ what: name, category: null, near }));
  return { ...suggested, searches: [...ofBrands, ...suggested.searches].slice(0, maxSearches) };
}
