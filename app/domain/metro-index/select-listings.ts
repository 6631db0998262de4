import { milesBetween } from '#app/domain/metro/metro.ts';
import { normalizeWords, readChoices } from '#app/domain/search/search.ts';
import { type IndexedListing, listCategories, rateListing } from './metro-index.ts';
import {
  hasTerm,
  isIn,
  type NormalizedListing,
  type Term,
  toStems,
} from './normalize-metro-index.ts';
import { chooseKey, compareKeys, type IndexFilter, type Selection } from './order-listings.ts';

export type IndexedResult = IndexedListing & {
  /** Distance from the requested point; null without one, or for a listing without location. */
  distance_miles: number | null;
};

/** Returns the listings that pass all filters, whatever the words. */
export function filterListings(
  listings: readonly NormalizedListing[],
  selection: Omit<Selection, 'words'>,
): NormalizedListing[] {
  const { near, excluded } = selection;
  return listings.filter(
    (normalized) =>
      passes(normalized.listing, selection) &&
      !isExcluded(normalized, excluded) &&
      (near?.miles === undefined ||
        (milesFrom(near, normalized.listing) ?? Infinity) <= near.miles),
  );
}

/** Returns the listings that match, the best first, as `sort_key` in SQL orders them. */
export function selectListings(
  listings: readonly NormalizedListing[],
  selection: Selection,
): IndexedResult[] {
  const { words, near, isConfirmed = () => true } = selection;
  const key = chooseKey(selection);
  return filterListings(listings, selection)
    .filter((normalized) => words.every((term) => hasTerm(normalized, term)))
    .map((normalized) => {
      const candidate = { normalized, miles: milesFrom(near, normalized.listing) };
      return { ...candidate, key: key(candidate) };
    })
    .toSorted(
      (a, b) =>
        Number(isConfirmed(b.normalized.listing)) - Number(isConfirmed(a.normalized.listing)) ||
        compareKeys(a.key, b.key) ||
        rateListing(b.normalized.listing) - rateListing(a.normalized.listing),
    )
    .map(({ normalized: { listing }, miles }) => ({
      ...listing,
      distance_miles: miles === null ? null : Math.round(miles * 100) / 100,
    }));
}

type Asked = { kind: string; words: readonly Term[]; isWholeTopic?: boolean | undefined };

/**
 * Whether listings with these words are what a kind is asked for, as SQL's `is_found`: one is of it or called so; of a topic,
 * one that offers it will do, or is called just so. A clinic that mentions a hotel is none.
 */
export function isFound(
  found: readonly NormalizedListing[],
  { kind, words, isWholeTopic = false }: Asked,
): boolean {
  const typed = normalizeWords(words.map((word) => word.typed).join(' '));
  return found.some(({ listing, name, fields }) => {
    const areIn = (stems: ReadonlySet<string>) => words.every((word) => isIn(stems, word));
    if (listCategories(listing).some(({ slug }) => slug === kind)) return true;
    if (!isWholeTopic) return areIn(fields.name);
    return name === typed || areIn(new Set([...fields.kind, ...fields.offers]));
  });
}

function passes(listing: IndexedListing, query: IndexFilter): boolean {
  const { city, minRating, isOpen } = query;
  const { specialty, price, neighborhoods } = listing;
  if (
    !isChosen(
      query.category,
      listCategories(listing).map(({ slug }) => slug),
    )
  )
    return false;
  if (!isChosen(query.specialty, specialty === null ? [] : [specialty])) return false;
  if (!isChosen(query.price, price === null ? [] : [price])) return false;
  if (!isChosen(query.neighborhood, neighborhoods)) return false;
  const names = [listing.city, `${listing.city}, ${listing.state}`].map((name) =>
    name.toLowerCase(),
  );
  if (city !== undefined && !names.includes(city.toLowerCase())) return false;
  if (minRating !== undefined && (listing.rating ?? 0) < minRating) return false;
  const features = readChoices(query.features?.join());
  const has = new Set(listing.attributes.map(normalizeWords));
  if (features.any.some((name) => !has.has(normalizeWords(name)))) return false;
  if (features.none.some((name) => has.has(normalizeWords(name)))) return false;
  return isOpen === undefined || isOpen(listing);
}

/** Returns whether a listing with these values of a facet is among the chosen ones. */
function isChosen(choices: string | undefined, values: readonly string[]): boolean {
  if (choices === undefined) return true;
  const own = new Set(values.map(normalizeWords));
  const { any, none } = readChoices(choices);
  const isOwn = (value: string) => own.has(normalizeWords(value));
  return (any.length === 0 || any.some(isOwn)) && !none.some(isOwn);
}

function isExcluded({ listing, fields }: NormalizedListing, excluded: readonly string[]): boolean {
  const kinds = new Set(listCategories(listing).map(({ name }) => toStems(name).join(' ')));
  const specialty = new Set(toStems(listing.specialty ?? ''));
  return excluded.some((typed) => {
    const stems = toStems(typed);
    const term = { typed, phrases: [stems] };
    if (stems.length === 0) return false;
    const own = [fields.name, fields.offers, specialty];
    return kinds.has(stems.join(' ')) || own.some((field) => isIn(field, term));
  });
}

/** Returns null without a point or a location. */
export function milesFrom(near: IndexFilter['near'], { lat, lng }: IndexedListing): number | null {
  return near === undefined || lat === null || lng === null
    ? null
    : milesBetween(near, { lat, lng });
}
