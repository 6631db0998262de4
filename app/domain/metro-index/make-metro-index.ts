import { sha256 } from '#app/services/hex-digest.ts';
import type { IndexRow, MetroIndex, MetroListings } from './metro-index.ts';

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
