import { findGuides } from '#app/domain/article/article.server.ts';
import type { MetroSection } from '#app/domain/metro/metro-sections.ts';
import { findPlace } from '#app/domain/place/place.server.ts';
import { type Place, isAnywhere } from '#app/domain/place/place.ts';
import { searchDirectory } from '#app/domain/search/search.server.ts';
import type { SearchQuery } from '#app/domain/search/search.ts';
import type { Services } from '#app/services/services.ts';
import { type CityData, loadCity } from './city/load-city.server.ts';
import { toTile } from './packed-view.ts';

const bestRatedShown = 6;
const newestShown = 6;
const guidesShown = 3;

/**
 * Loads the home screen without a search: of the city around the visitor's place, of the place itself
 * where no city is near, or of the whole country.
 * @param near the visitor's place or `anywhere`; without one the screen asks for it
 */
export async function loadDirectory(services: Services, near?: string) {
  const place = near === undefined || isAnywhere(near) ? null : await findPlace(services, near);
  const [everywhere, around] = await Promise.all([
    searchDirectory(services, { sort: 'rating' }),
    place?.metro ? loadShortCity(services, place.metro.slug) : loadLists(services, { near, place }),
  ]);
  return {
    kind: 'directory' as const,
    place,
    metros: everywhere.facets.metro,
    ...around,
    categories: around.categories ?? everywhere.facets.category,
    outage: null,
  };
}

/** Home shows the best of so many categories. */
const kindsWithBest = 3;
const shownSections = new Set<MetroSection>(['open', 'featured', 'best', 'news']);

/** Loads what home shows of a city: some sections of its page. */
async function loadShortCity(services: Services, slug: string) {
  const whole = await loadCity(services, slug);
  if (Array.isArray(whole)) throw new Error(`There is no city ${slug}`);
  const city: CityData = {
    ...whole,
    sections: whole.sections.filter((name) => shownSections.has(name)),
    kinds: whole.kinds.map((kind, index) => (index < kindsWithBest ? kind : { ...kind, best: [] })),
    categories: [],
    neighborhoods: [],
    towns: [],
    unmet: [],
    clusters: null,
    map: null,
  };
  const categories = whole.total > 0 ? whole.categories : null;
  return { city, categories, needsPlace: false, bestRated: [], newest: [], guides: [] };
}

type LoadLists = { near: string | undefined; place: Place | null };

/** Loads the best and the newest listings near a place without a city, or of the whole country. */
async function loadLists(services: Services, { near, place }: LoadLists) {
  const needsPlace = place === null && (near === undefined || !isAnywhere(near));
  const around: Partial<SearchQuery> = place === null ? {} : { near: place.name };
  const [best, newest, guides] = await Promise.all([
    searchDirectory(services, { ...around, sort: 'rating' }),
    searchDirectory(services, { ...around, sort: 'newest' }),
    findGuides(services, { limit: guidesShown }),
  ]);
  return {
    city: null,
    needsPlace,
    categories: best.total > 0 ? best.facets.category : null,
    bestRated: needsPlace ? [] : best.results.slice(0, bestRatedShown).map(toTile),
    newest: needsPlace ? [] : newest.results.slice(0, newestShown).map(toTile),
    guides,
  };
}
