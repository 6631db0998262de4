import { site } from '#app/config/site.ts';
import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import { type Coordinates, milesBetween } from '../metro/metro.ts';
import { isAnywhere } from '../place/place.ts';
import { findMetros } from './metro-index.server.ts';
import type { Metros } from './metro-index.ts';

/** Where a search looks: a metro by its slug, a place by its name, or a point. */
type SearchedPlace = {
  metro?: string | undefined;
  near?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
};

/**
 * Returns the time zone of a place: that of the nearest metro with listings, which is right but for
 * places beside a border of time zones. Central Time where no place is given or known, and while the
 * database is unavailable: a page must have the same date for all its readers.
 */
export async function findTimeZone(
  services: Pick<Services, 'db' | 'serviceDb' | 'cache'>,
  place: SearchedPlace,
): Promise<string> {
  if (!hasPlace(place)) return site.timeZone;
  try {
    const metros = await findMetros(services);
    return (await findMetro(services, metros, place))?.time_zone ?? site.timeZone;
  } catch {
    return site.timeZone;
  }
}

function hasPlace({ metro, near, lat }: SearchedPlace): boolean {
  return metro !== undefined || lat !== undefined || (near !== undefined && !isAnywhere(near));
}

async function findMetro(
  { db }: Pick<Services, 'db'>,
  metros: Metros,
  { metro, near, lat, lng }: SearchedPlace,
) {
  if (metro !== undefined) return metros.find(({ slug }) => slug === metro);
  if (lat !== undefined && lng !== undefined) return findNearest(metros, { lat, lng });
  if (near === undefined) return undefined;
  const found = await readPublic({ db }, 'find_place', { near }, []);
  return found ? findNearest(metros, found) : undefined;
}

function findNearest(metros: Metros, point: Coordinates) {
  const miles = (metro: Coordinates) => milesBetween(metro, point);
  return metros.toSorted((a, b) => miles(a) - miles(b))[0];
}
