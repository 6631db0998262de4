import { site } from '#app/config/site.ts';
import { findGuides } from '#app/domain/article/article.server.ts';
import type { MetroSection } from '#app/domain/metro/metro-sections.ts';
import { findPlace } from '#app/domain/place/place.server.ts';
import { type Place, isAnywhere } from '#app/domain/place/place.ts';
import { searchDirectory } from '#app/domain/search/search.server.ts';
import type { SearchAnswer, SearchQuery } from '#app/domain/search/search.ts';
import type { Services } from '#app/services/services.ts';
import { type CityData, loadCity } from './city/load-city.server.ts';
import { type ShownListing, toTile } from './packed-view.ts';

/** Those beside the question, and those below it. */
const bestRatedShown = 9;
const newestShown = 6;
const citiesShown = 3;
const shownOfCity = 4;
const guidesShown = 3;

/**
 * Loads the home screen without a search: of the city around the visitor's place, of the place itself
 * where no city is near, or of the whole country.
 * @param near the visitor's place or `anywhere`; without one the screen asks for it
 */
export async function loadDirectory(services: Services, near?: string) {
  const place = near === undefined || isAnywhere(near) ? null : await findPlace(services, near);
  const top = searchDirectory(services, { sort: 'rating' });
  const [everywhere, around] = await Promise.all([
    top,
    place?.metro
      ? loadShortCity(services, place.metro.slug)
      : loadLists(services, { near, place, top }),
  ]);
  return {
    kind: 'directory' as const,
    place,
    metros: site.area.town === null ? everywhere.facets.metro : [],
    cities: [],
    ...around,
    categories: around.categories ?? everywhere.facets.category,
    outage: null,
  };
}

/** Home shows the best of so many categories. */
const kindsWithBest = 3;
const shownBeside = 3;
const shownSections = new Set<MetroSection>(['open', 'featured', 'best', 'news']);

/** Loads what home shows of a city: some sections of its page. */
async function loadShortCity(services: Services, slug: string) {
  const whole = await loadCity(services, slug);
  if (Array.isArray(whole)) throw new Error(`There is no city ${slug}`);
  // Beside the question: of other categories than those below it.
  const featured = whole.kinds.slice(kindsWithBest).flatMap(({ best }) => best.slice(0, 1));
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
  const beside = featured.slice(0, shownBeside).map(({ listing }) => listing);
  const none = { needsPlace: false, bestRated: [], newest: [], guides: [] };
  return { city, categories, beside, ...none };
}

type LoadLists = {
  near: string | undefined;
  place: Place | null;
  /** The top rated of everywhere. */
  top: Promise<SearchAnswer>;
};

/**
 * Loads the best and the newest listings near a place without a city, or of the whole country; for
 * visitors whose place is unknown those of the largest cities, or all of a small directory.
 */
async function loadLists(services: Services, { near, place, top }: LoadLists) {
  const needsPlace = place === null && (near === undefined || !isAnywhere(near));
  const around: Partial<SearchQuery> = place === null ? {} : { near: place.name };
  const [best, newest, guides, cities] = await Promise.all([
    place === null ? top : searchDirectory(services, { ...around, sort: 'rating' }),
    searchDirectory(services, { ...around, sort: 'newest' }),
    findGuides(services, { limit: guidesShown }),
    needsPlace ? top.then((answer) => loadLargestCities(services, answer)) : [],
  ]);
  const isWhole = needsPlace && best.total <= bestRatedShown;
  const listed = best.results.slice(0, bestRatedShown).map(toTile);
  return {
    city: null,
    cities,
    needsPlace,
    categories: best.total > 0 ? best.facets.category : null,
    beside:
      cities.length > 0 ? cities.flatMap(({ first }) => first ?? []) : listed.slice(0, shownBeside),
    bestRated: cities.length > 0 ? [] : listed.slice(shownBeside),
    newest: isWhole ? [] : newest.results.slice(0, newestShown).map(toTile),
    guides,
  };
}

/** Loads the top rated of those open in each of the largest cities; of all where none is open. */
async function loadLargestCities(services: Services, { total, facets }: SearchAnswer) {
  if (total <= bestRatedShown) return [];
  const largest = facets.metro
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
    .slice(0, citiesShown);
  return Promise.all(
    largest.map(async ({ slug, name }) => {
      const open = await searchDirectory(services, { metro: slug, open: 'now', sort: 'rating' });
      const { results } =
        open.total > 0 ? open : await searchDirectory(services, { metro: slug, sort: 'rating' });
      const [first, ...listings] = pickOneOfEach(results.map(toTile)).slice(0, shownOfCity);
      return { slug, name, open: open.total, first, listings };
    }),
  );
}

/** The first listing of each category. */
function pickOneOfEach(listings: ShownListing[]): ShownListing[] {
  return [...Map.groupBy(listings, ({ category }) => category.slug).values()].flatMap(
    ([first]) => first ?? [],
  );
}
