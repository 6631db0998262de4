import { readTextForIndex } from '#app/components/search/read-text-for-index.ts';
import { searchAddress } from '#app/components/search/search-address.ts';
import { site } from '#app/config/site.ts';
import { filterByHours } from '#app/domain/business/filter-by-hours.ts';
import { findMap } from '#app/domain/map/find-map.server.ts';
import { formatBounds } from '#app/domain/map/map.ts';
import { answerFromIndexes } from '#app/domain/metro-index/answer-from-indexes.ts';
import { chooseIndexes } from '#app/domain/metro-index/metro-index.server.ts';
import { findRescues } from '#app/domain/search/find-rescues.server.ts';
import { findOpeningTime } from '#app/domain/search/search-choices.ts';
import type { SearchQuery } from '#app/domain/search/search.ts';
import { readVocabulary } from '#app/domain/search/vocabulary.server.ts';
import type { FieldErrors } from '#app/errors/app-error.ts';
import type { Services } from '#app/services/services.ts';
import { toShownListing } from './packed-view.ts';
import { findNextOpening } from './results/find-next-opening.ts';
import { findDays } from './results/load-results.server.ts';

type LoadFromIndexes = {
  query: SearchQuery;
  fields: FieldErrors | null;
};

/**
 * Loads the results of a search from the cached metro indexes during a database outage; null when
 * none is cached.
 */
export async function loadFromIndexes(services: Services, { query, fields }: LoadFromIndexes) {
  const indexes = await chooseIndexes(services, query);
  const madeAt = indexes.map(({ made_at }) => made_at).toSorted()[0];
  if (madeAt === undefined) return null;
  const now = new Date();
  const timeZone = indexes[0]?.metro.time_zone ?? site.time_zone;
  const vocabulary = await readVocabulary(services);
  const find = (asked: SearchQuery) => {
    const { q = '', category, near, lat, bounds } = asked;
    const time = findOpeningTime(asked);
    return answerFromIndexes(indexes, {
      query: asked,
      text: readTextForIndex(q, {
        vocabulary,
        now,
        timeZone,
        readsTime: time === null,
        takesCategory: category === undefined,
        takesPlace: near === undefined && lat === undefined && bounds === undefined,
      }),
      ...filterByHours(time, now),
    });
  };
  const answer = find(query);
  const rescues = answer.total === 0 ? await findRescues({ query, answer }, find) : [];
  const points = answer.results.flatMap(({ map_place }) => map_place ?? []);
  const { cursor: _, bounds, features, ...rest } = query;
  return {
    kind: 'results' as const,
    query,
    fields,
    answer: { ...answer, results: answer.results.map(toShownListing) },
    map: await findMap(services, { area: bounds ?? null, points }),
    rescues: rescues.map(({ results: waiting = [], ...rescue }) => ({
      ...rescue,
      opening: findNextOpening(waiting, now),
    })),
    former: [],
    ...findDays(query, timeZone),
    canonical: searchAddress({
      ...rest,
      bounds: bounds ? formatBounds(bounds) : null,
      features: features?.join(',') ?? null,
    }),
    outage: { madeAt, shown: answer.results.length },
  };
}

const besideShown = 3;
const bestRatedShown = 9;

/**
 * Loads the home screen from the cached metro indexes during a database outage; null when none is
 * cached.
 */
export async function loadHomeFromIndexes(services: Services) {
  const [indexes, best] = await Promise.all([
    chooseIndexes(services, {}),
    loadFromIndexes(services, { query: { sort: 'rating' }, fields: null }),
  ]);
  if (best === null) return null;
  return {
    kind: 'directory' as const,
    place: null,
    city: null,
    needsPlace: false,
    cities: [],
    categories: best.answer.facets.category,
    metros: indexes.map(({ metro, total }) => ({
      slug: metro.slug,
      name: metro.name,
      count: total,
    })),
    beside: best.answer.results.slice(0, besideShown),
    bestRated: best.answer.results.slice(besideShown, bestRatedShown),
    newest: [],
    guides: [],
    outage: best.outage,
  };
}
