import { chooseIndexes } from '#app/domain/metro-index/metro-index.server.ts';
import type { Services } from '#app/services/services.ts';
import { loadFromIndexes } from './load-from-indexes.server.ts';

const bestRatedShown = 6;

/**
 * Loads the home screen from the cached metro indexes during a database outage; null when none is
 * cached.
 */
export async function loadHomeFromIndexes(services: Services) {
  const [indexes, best] = await Promise.all([
    chooseIndexes(services, {}),
    loadFromIndexes(services, { query: { sort: 'rating' }, fields: null, tiles: null }),
  ]);
  if (best === null) return null;
  return {
    kind: 'directory' as const,
    categories: best.answer.facets.category,
    metros: indexes.map(({ metro, total }) => ({
      slug: metro.slug,
      name: metro.name,
      count: total,
    })),
    bestRated: best.answer.results.slice(0, bestRatedShown),
    newest: [],
    guides: [],
    outage: best.outage,
  };
}
