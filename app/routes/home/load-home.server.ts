import { findGuides } from '#app/domain/guide/guide.server.ts';
import { findPlace } from '#app/domain/place/place.server.ts';
import { type Place, isAnywhere } from '#app/domain/place/place.ts';
import type { SearchQuery } from '#app/domain/search/search.ts';
import { searchDirectory } from '#app/domain/search/search.server.ts';
import type { ListingCard } from '#app/domain/business/business.ts';
import type { Services } from '#app/services/services.ts';
import { toShownListing } from './packed-view.ts';

const bestRatedShown = 6;
const newestShown = 6;
const guidesShown = 3;

/**
 * Loads the home screen without a search: of the city around the visitor's place, or of the whole
 * country.
 * @param near the visitor's place or `anywhere`; without one the screen asks for it
 */
export async function loadDirectory(services: Services, near?: string) {
  const place = near === undefined || isAnywhere(near) ? null : await findPlace(services, near);
  const isAsking = place === null && (near === undefined || !isAnywhere(near));
  const around: Partial<SearchQuery> = place === null ? {} : narrowTo(place);
  const [everywhere, best, newest, guides] = await Promise.all([
    searchDirectory(services, { sort: 'rating' }),
    searchDirectory(services, { ...around, sort: 'rating' }),
    searchDirectory(services, { ...around, sort: 'newest' }),
    findGuides(services, { ...(place?.metro && { metro: place.metro.slug }), limit: guidesShown }),
  ]);
  const { category: categories } = best.total > 0 ? best.facets : everywhere.facets;
  return {
    kind: 'directory' as const,
    place,
    isAsking,
    categories,
    metros: everywhere.facets.metro,
    bestRated: isAsking ? [] : best.results.slice(0, bestRatedShown).map(toTile),
    newest: isAsking ? [] : newest.results.slice(0, newestShown).map(toTile),
    guides,
    outage: null,
  };
}

/** The city's own list, where the place is in one. */
function narrowTo({ name, metro }: Place): Partial<SearchQuery> {
  return metro === null ? { near: name } : { metro: metro.slug };
}

/** A tile of the home screen shows neither. */
function toTile(listing: ListingCard) {
  return toShownListing({ ...listing, description: null, attributes: [] });
}
