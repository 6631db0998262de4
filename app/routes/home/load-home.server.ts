import { findGuides } from '#app/domain/guide/guide.server.ts';
import { searchDirectory } from '#app/domain/search/search.server.ts';
import type { ListingCard } from '#app/domain/business/business.ts';
import type { Services } from '#app/services/services.ts';
import { toShownListing } from './packed-view.ts';

const bestRatedShown = 6;
const newestShown = 6;
const guidesShown = 3;

/** Loads the home screen without a search. */
export async function loadDirectory(services: Services) {
  const [best, newest, guides] = await Promise.all([
    searchDirectory(services, { sort: 'rating' }),
    searchDirectory(services, { sort: 'newest' }),
    findGuides(services, { limit: guidesShown }),
  ]);
  return {
    kind: 'directory' as const,
    categories: best.facets.category,
    metros: best.facets.metro,
    bestRated: best.results.slice(0, bestRatedShown).map(toTile),
    newest: newest.results.slice(0, newestShown).map(toTile),
    guides,
    outage: null,
  };
}

/** A tile of the home screen shows neither. */
function toTile(listing: ListingCard) {
  return toShownListing({ ...listing, description: null, attributes: [] });
}
