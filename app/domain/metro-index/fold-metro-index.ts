import { type IndexedListing, type MetroIndex, readIndexRow } from './metro-index.ts';

/** A listing with its normalized words, by descending weight. */
export type FoldedListing = {
  listing: IndexedListing;
  fields: { weight: number; words: string[] }[];
};

const weights = { name: 4, kind: 3, attribute: 1.5, place: 1 };

/** Folding a thousand listings takes some milliseconds, and each keystroke searches again. */
const folded = new WeakMap<MetroIndex, FoldedListing[]>();

/** Returns the listings of an index with their normalized words; computed once per index. */
export function foldMetroIndex(index: MetroIndex): FoldedListing[] {
  const known = folded.get(index);
  if (known) return known;
  const kinds = index.categories.map(({ name, synonyms }) =>
    foldWords([name, ...synonyms].join(' ')),
  );
  const listings = index.listings.map((row): FoldedListing => {
    const listing = readIndexRow(index, row);
    const place = `${listing.city} ${listing.zip_code.slice(0, 5)} ${listing.street ?? ''}`;
    return {
      listing,
      fields: [
        { weight: weights.name, words: foldWords(listing.name) },
        {
          weight: weights.kind,
          words: [...(kinds[row[2]] ?? []), ...foldWords(listing.specialty ?? '')],
        },
        { weight: weights.attribute, words: foldWords(listing.attributes.join(' ')) },
        { weight: weights.place, words: foldWords(place) },
      ],
    };
  });
  folded.set(index, listings);
  return listings;
}

/** Normalizes words: no case, accents, apostrophes, and no plural s from 4 letters up. */
export function foldWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word));
}
