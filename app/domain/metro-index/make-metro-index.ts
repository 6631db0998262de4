import { sha256 } from '#app/services/hex-digest.ts';
import type { IndexRow, MetroIndex, MetroIndexDifference, MetroListings } from './metro-index.ts';

/** Five decimal places are about a meter. */
const precision = 1e5;

/**
 * Encodes the listings of a metro as rows, and their shared values as lists.
 * @param listings the metro's listings, sorted by slug
 */
export async function makeMetroIndex(
  { metro, total, categories, listings }: MetroListings,
  madeAt: Date,
): Promise<MetroIndex> {
  const numbers = {
    attributes: numberAll<string>(),
    neighborhoods: numberAll<string>(),
    cities: numberAll<string>(),
    time_zones: numberAll<string>(),
    weeks: numberAll<MetroListings['listings'][number]['hours']>(),
    special_days: numberAll<MetroListings['listings'][number]['special']>(),
  };
  const categoryNumbers = new Map(categories.map(({ slug }, number) => [slug, number]));
  const rows = listings.map((listing): IndexRow => [
    listing.slug,
    listing.name,
    categoryNumbers.get(listing.category) ?? 0,
    listing.specialty,
    listing.street,
    numbers.cities.of(`${listing.city}, ${listing.state}`),
    listing.zip_code,
    round(listing.lat),
    round(listing.lng),
    listing.rating,
    listing.review_count,
    numbers.time_zones.of(listing.time_zone),
    numbers.weeks.of(listing.hours),
    listing.special.length === 0 ? null : numbers.special_days.of(listing.special),
    listing.attributes.map((name) => numbers.attributes.of(name)),
    listing.phone,
    listing.is_paused ? 1 : 0,
    listing.price,
    listing.neighborhoods.map((name) => numbers.neighborhoods.of(name)),
    listing.more_categories.map((slug) => categoryNumbers.get(slug) ?? 0),
  ]);
  const content = {
    metro,
    total,
    categories,
    attributes: numbers.attributes.all,
    neighborhoods: numbers.neighborhoods.all,
    cities: numbers.cities.all,
    time_zones: numbers.time_zones.all,
    weeks: numbers.weeks.all,
    special_days: numbers.special_days.all,
    listings: rows,
  };
  const version = (await sha256(JSON.stringify(content))).slice(0, 16);
  return { made_at: madeAt.toISOString(), version, ...content };
}

/** Numbers distinct values from 0 in order of first use. */
function numberAll<Value>() {
  const all: Value[] = [];
  const numbers = new Map<string, number>();
  return {
    all,
    of(value: Value): number {
      const key = JSON.stringify(value);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, all.length);
      return all.push(value) - 1;
    },
  };
}

function round(degrees: number | null): number | null {
  return degrees === null ? null : Math.round(degrees * precision) / precision;
}

/** Computes the difference from which `applyDifference` builds `after` out of `before`. */
export function findDifference(before: MetroIndex, after: MetroIndex): MetroIndexDifference {
  const translate = translateRows(before, after);
  const known = new Map(before.listings.map((row) => [row[0], JSON.stringify(translate(row))]));
  const present = new Set(after.listings.map(([slug]) => slug));
  const { listings, ...lists } = after;
  const changedLists = Object.entries(lists).filter(
    ([name, value]) => JSON.stringify(before[name as keyof MetroIndex]) !== JSON.stringify(value),
  );
  return {
    since: before.version,
    lists: Object.fromEntries(changedLists) as MetroIndexDifference['lists'],
    changed: listings.filter((row) => known.get(row[0]) !== JSON.stringify(row)),
    removed: [...known.keys()].filter((slug) => !present.has(slug)),
    count: listings.length,
  };
}

/** Applies a difference made by `findDifference`; returns null if it does not fit `before`. */
export function applyDifference(
  before: MetroIndex,
  { since, lists: changedLists, changed, removed, count }: MetroIndexDifference,
): MetroIndex | null {
  if (since !== before.version) return null;
  const { listings, ...lists } = { ...before, ...changedLists };
  const replaced = new Set([...removed, ...changed.map(([slug]) => slug)]);
  const staying = listings.filter(([slug]) => !replaced.has(slug));
  const rows = [...staying.map(translateRows(before, lists)), ...changed];
  if (rows.length !== count) return null;
  return { ...lists, listings: rows.toSorted(([a], [b]) => (a < b ? -1 : 1)) };
}

type Lists = Omit<MetroIndex, 'listings'>;
/** Maps a row's list number to the number of the same value in the other list. */
type Translation = (number: number) => number;

/** The number of a value that the other list lacks. */
const unknownNumber = -1;

/**
 * Returns a function that converts rows of one index for another: rows refer to lists of shared
 * values, whose numbers differ between versions.
 */
function translateRows(from: Lists, to: Lists): (row: IndexRow) => IndexRow {
  const category = translate(
    from.categories.map(({ slug }) => slug),
    to.categories.map(({ slug }) => slug),
  );
  const city = translate(from.cities, to.cities);
  const timeZone = translate(from.time_zones, to.time_zones);
  const week = translate(from.weeks, to.weeks);
  const special = translate(from.special_days, to.special_days);
  const attribute = translate(from.attributes, to.attributes);
  const neighborhood = translate(from.neighborhoods, to.neighborhoods);
  return (row) => {
    const translated: IndexRow = [...row];
    translated[2] = category(row[2]);
    translated[5] = city(row[5]);
    translated[11] = timeZone(row[11]);
    translated[12] = week(row[12]);
    translated[13] = row[13] === null ? null : special(row[13]);
    translated[14] = row[14].map(attribute);
    translated[18] = row[18].map(neighborhood);
    translated[19] = row[19].map(category);
    return translated;
  };
}

function translate(from: readonly unknown[], to: readonly unknown[]): Translation {
  const numbers = new Map(to.map((value, number) => [JSON.stringify(value), number]));
  const translated = from.map((value) => numbers.get(JSON.stringify(value)) ?? unknownNumber);
  return (number) => translated[number] ?? unknownNumber;
}
