import { findComingHolidays, findToday } from '#app/domain/holiday/holiday.ts';
import { findMap } from '#app/domain/map/find-map.server.ts';
import { metroSections } from '#app/domain/metro/metro-sections.ts';
import { findMetroFront } from '#app/domain/metro/metro.server.ts';
import type { MetroFront, MetroNamesake } from '#app/domain/metro/metro.ts';
import type { Services } from '#app/services/services.ts';
import { toTile } from '../packed-view.ts';
import { describeHighlight } from './describe-highlight.ts';

/** What the front page of a city shows; home shows parts of it. */
export type CityData = Exclude<Awaited<ReturnType<typeof loadCity>>, MetroNamesake[]>;

/** A large category of a city. */
export type CityKind = CityData['kinds'][number];

/**
 * Loads the front page of a city; for an unknown metro returns those whose slugs begin like it.
 * @throws AppError backend_unavailable when the database does not answer and nothing is cached
 */
export async function loadCity(services: Services, slug: string) {
  const front = await findMetroFront(services, slug);
  if (Array.isArray(front)) return front;
  const { metro, total, is_capped, open, categories, gone, guides } = front;
  const listings = new Map(front.listings?.map((listing) => [listing.id, listing]));
  const find = (id: string) => listings.get(id) ?? [];
  return {
    metro,
    total,
    isCapped: is_capped,
    open,
    categories,
    sections: front.sections ?? metroSections,
    featured: front.featured.flatMap(find).map(toTile),
    kinds: front.kinds.flatMap(({ category: slugOfKind, open: openOfKind, opens_at, best }) =>
      categories
        .filter((category) => category.slug === slugOfKind)
        .map((category) => ({
          category,
          open: openOfKind,
          opensAt: opens_at,
          best: best.flatMap(find).map((listing) => ({
            listing: toTile(listing),
            why: describeHighlight(listing, front.quotes[listing.id]?.text),
          })),
        })),
    ),
    newest: front.newest.flatMap(({ id, since }) =>
      [find(id)].flat().map((listing) => ({ listing: toTile(listing), since })),
    ),
    gone,
    unmet: front.unmet,
    guides,
    ...listAreas(front),
    holidays: findComingHolidays(findToday(new Date(), metro.time_zone)),
    clusters: front.clusters,
    map: await findMap(services, {
      size: { width: 1120, height: 448 },
      area: null,
      points: (front.clusters ?? []).map(([lat, lng]) => ({ lat, lng })),
      searched: { name: metro.name, at: { lat: metro.lat, lng: metro.lng } },
    }),
  };
}

/** Returns the neighborhoods, and the towns around the city. */
function listAreas({ metro, neighborhoods, cities }: MetroFront) {
  return { neighborhoods, towns: cities.filter(({ name }) => name !== metro.name) };
}
