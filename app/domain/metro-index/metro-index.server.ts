import { site } from '#app/config/site.ts';
import { type Coordinates, milesBetween } from '#app/domain/metro/metro.ts';
import { readPublic } from '#app/domain/read-public.server.ts';
import { normalizeWords } from '#app/domain/search/search.ts';
import { isSlug } from '#app/domain/text/text.ts';
import { runEach } from '#app/errors/promises.ts';
import type { Services } from '#app/services/services.ts';
import { isAnywhere } from '../place/place.ts';
import { findDifference, makeMetroIndex } from './make-metro-index.ts';
import type { MetroIndex, MetroIndexDifference, Metros } from './metro-index.ts';

type IndexQuery = { metro?: string; near?: string; lat?: number; lng?: number };

/** Without a place, searches this many metros: those with the most listings. */
const maxRead = 40;
/** Maximum distance from a metro's center at which its index is searched, in miles. */
const farthestMiles = 75;

/**
 * Returns the cached indexes for a query: that of its metro, those around its point or with its
 * name, otherwise those of the largest metros. Empty when none is cached.
 */
export async function chooseIndexes(
  { serviceDb, lookupCache: cache }: Pick<Services, 'serviceDb' | 'lookupCache'>,
  requested: IndexQuery,
): Promise<MetroIndex[]> {
  const services = { serviceDb, cache };
  const metros = requested.metro === undefined ? await findMetros(services).catch(() => []) : [];
  const slugs = requested.metro === undefined ? chooseSlugs(metros, requested) : [requested.metro];
  const indexes = await Promise.all(
    slugs.map((slug) => readMetroIndex(services, slug).catch(() => null)),
  );
  return indexes.filter((index) => index !== null);
}

function chooseSlugs(metros: Metros, { near, lat, lng }: IndexQuery): string[] {
  const chosen =
    lat !== undefined && lng !== undefined
      ? findAround(metros, { lat, lng })
      : findNamed(metros, near ?? '');
  return (chosen.length > 0 ? chosen : metros.slice(0, maxRead)).map(({ slug }) => slug);
}

function findAround(metros: Metros, point: Coordinates): Metros {
  return metros.filter((metro) => milesBetween(metro, point) <= farthestMiles);
}

/** 'austin' matches 'Austin, TX', and 'portland' matches two metros. */
function findNamed(metros: Metros, near: string): Metros {
  const requested = normalizeWords(near);
  if (requested === '') return [];
  return metros.filter(({ name }) => {
    const normalized = normalizeWords(name);
    return normalized === requested || normalized.slice(0, -3) === requested;
  });
}

/**
 * Returns the metros that have listings, those with the most first; from the cache if possible.
 * @throws AppError backend_unavailable when the database does not answer and nothing is cached
 */
export function findMetros({
  serviceDb,
  cache,
}: Pick<Services, 'serviceDb' | 'cache'>): Promise<Metros> {
  return cache.read('metroIndex', '', async () => {
    return {
      value: await readPublic({ db: serviceDb }, 'find_metros', {}, ['directory']),
      isCacheable: true,
    };
  });
}

/**
 * Returns the index of a metro from the cache, which serves it for a month while the database is
 * unavailable; null for an unknown metro. Rebuilt when one of its listings changes, and when it is old.
 * @throws AppError backend_unavailable when the database does not answer and nothing is cached
 */
export async function readMetroIndex(
  { serviceDb, cache }: Pick<Services, 'serviceDb' | 'cache'>,
  slug: string,
): Promise<MetroIndex | null> {
  if (!isSlug(slug)) return null;
  return cache.read<MetroIndex | null>('metroIndex', slug, async () => {
    const listings = await readPublic({ db: serviceDb }, 'list_metro_index', { metro: slug }, [
      `metro:${slug}`,
    ]);
    if (listings === null) return { value: null, isCacheable: false };
    return { value: await makeMetroIndex(listings, new Date()), isCacheable: true };
  });
}

/**
 * Returns the difference from version `since` of an index, or the whole index if that version is no
 * longer cached. Caches the current version for later differences.
 */
export async function findIndexSince(
  { formerVersions }: Pick<Services, 'formerVersions'>,
  index: MetroIndex,
  since: string | undefined,
): Promise<MetroIndex | MetroIndexDifference> {
  const name = (version: string) => `${index.metro.slug} ${version}`;
  formerVersions.save(name(index.version), index);
  if (since === undefined) return index;
  if (since === index.version) return findDifference(index, index);
  const before = versions.test(since) ? await formerVersions.find<MetroIndex>(name(since)) : null;
  return before === null ? index : findDifference(before, index);
}

/** The version format of `makeMetroIndex`. */
const versions = /^[0-9a-f]{16}$/;

/** Metros beyond these, which have the fewest listings, are kept when somebody asks for their index. */
const maxStored = 200;

/**
 * Reads the index of each metro through the cache, so that it is kept when the database goes away;
 * one that nothing has touched costs one look at KV. One after the other: nobody waits.
 * @param makeServices new ones for each metro, since all questions of one have 3 s together
 * One that cannot be made does not keep the others from it.
 * @throws AppError backend_unavailable when the metros are not known; AggregateError of those that could not be made
 */
export async function refreshMetroIndexes(
  makeServices: () => Pick<Services, 'serviceDb' | 'cache'>,
): Promise<void> {
  const metros = await findMetros(makeServices());
  await runEach(metros.slice(0, maxStored), ({ slug }) => readMetroIndex(makeServices(), slug));
}

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
  if (!hasPlace(place)) return site.time_zone;
  try {
    const metros = await findMetros(services);
    return (await findMetro(services, metros, place))?.time_zone ?? site.time_zone;
  } catch {
    return site.time_zone;
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
