import { type IndexedListing, type MetroIndex, readIndexRow } from './metro-index.ts';

/** A listing with its normalized words, by descending weight. */
export type NormalizedListing = {
  listing: IndexedListing;
  fields: { weight: number; words: string[] }[];
};

const weights = { name: 4, kind: 3, otherKind: 2, attribute: 1.5, place: 1 };

/** Folding a thousand listings takes some milliseconds, and each keystroke searches again. */
const normalized = new WeakMap<MetroIndex, NormalizedListing[]>();

/** Returns the listings of an index with their normalized words; computed once per index. */
export function normalizeMetroIndex(index: MetroIndex): NormalizedListing[] {
  const known = normalized.get(index);
  if (known) return known;
  const kinds = index.categories.map(({ name, synonyms }) =>
    normalizeTerms([name, ...synonyms].join(' ')),
  );
  const listings = index.listings.map((row): NormalizedListing => {
    const listing = readIndexRow(index, row);
    // 'Parking' is read as a feature; as a word it would begin like a park.
    const attributes = listing.attributes.filter((name) => name !== 'Parking');
    const place = `${listing.city} ${listing.zip_code.slice(0, 5)} ${listing.street ?? ''}`;
    return {
      listing,
      fields: [
        { weight: weights.name, words: normalizeTerms(listing.name) },
        {
          weight: weights.kind,
          words: [...(kinds[row[2]] ?? []), ...normalizeTerms(listing.specialty ?? '')],
        },
        { weight: weights.otherKind, words: row[19].flatMap((number) => kinds[number] ?? []) },
        { weight: weights.attribute, words: normalizeTerms(attributes.join(' ')) },
        { weight: weights.place, words: normalizeTerms(place) },
      ],
    };
  });
  normalized.set(index, listings);
  return listings;
}

/** Normalizes words: no case, accents, apostrophes, and no plural s from 4 letters up. */
export function normalizeTerms(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word));
}
