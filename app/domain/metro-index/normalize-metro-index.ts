import { isStopWord, normalizeWords, stemWord } from '#app/domain/search/search.ts';
import { type IndexedListing, type MetroIndex, readIndexRow } from './metro-index.ts';

type FieldName = 'name' | 'kind' | 'offers' | 'address';

/** A listing with the stems of its words. */
export type NormalizedListing = {
  listing: IndexedListing;
  /** As SQL's `name_key`. */
  name: string;
  /** A kind is said by the names of categories, the specialty and the city. */
  fields: Record<FieldName, ReadonlySet<string>>;
};

/** A word of a search. */
export type Term = {
  typed: string;
  /** What may stand for it: all stems of one of these. */
  phrases: string[][];
  /** It may not be finished: 'blu'. */
  isBegun?: boolean;
  /** It is a street's, too. */
  isAddress?: boolean;
};

/** Normalizing a thousand listings takes some milliseconds, and each keystroke searches again. */
const normalized = new WeakMap<MetroIndex, NormalizedListing[]>();

/** Returns the listings of an index with their stems, as SQL's `search_doc` has them; computed once per index. */
export function normalizeMetroIndex(index: MetroIndex): NormalizedListing[] {
  const known = normalized.get(index);
  if (known) return known;
  const kinds = index.categories.map(({ name, synonyms }) =>
    toStems([name, ...synonyms].join(' ')),
  );
  const cities = index.cities.map((city) => toStems(`${city} ${index.metro.name}`));
  // 'Parking' is read as a feature; as a word it would have the stem of a park.
  const offers = index.attributes.map((name) => (name === 'Parking' ? [] : toStems(name)));
  const listings = index.listings.map((row): NormalizedListing => {
    const listing = readIndexRow(index, row);
    const name = normalizeWords(listing.name);
    return {
      listing,
      name,
      fields: {
        name: new Set([...toStems(name), ...name.split(' ')]),
        kind: new Set([
          ...[row[2], ...row[19]].flatMap((number) => kinds[number] ?? []),
          ...toStems(listing.specialty ?? ''),
          ...(cities[row[5]] ?? []),
        ]),
        offers: new Set(row[14].flatMap((number) => offers[number] ?? [])),
        address: new Set(toStems(listing.street ?? '')),
      },
    };
  });
  normalized.set(index, listings);
  return listings;
}

/** Returns the stems of a text; a stop word is its own. */
export function toStems(text: string): string[] {
  return normalizeWords(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => stemWord(word) ?? word);
}

/** Whether all stems of one of a term's phrases are among these. */
export function isIn(stems: ReadonlySet<string>, { typed, phrases, isBegun }: Term): boolean {
  if (phrases.some((phrase) => phrase.every((stem) => stems.has(stem)))) return true;
  return isBegun === true && [...stems].some((stem) => stem.startsWith(normalizeWords(typed)));
}

/** Whether a listing has a term in any field; in its street only a term of an address. */
export function hasTerm({ fields }: NormalizedListing, term: Term): boolean {
  return (
    isIn(fields.name, term) ||
    isIn(fields.kind, term) ||
    isIn(fields.offers, term) ||
    (term.isAddress === true && isIn(fields.address, term))
  );
}

/** Returns words as terms, without stop words unless nothing else is there. */
export function toTerms(
  words: readonly string[],
  alternatives: Record<string, string[]>,
  isTyping: boolean,
): Term[] {
  const terms = words
    .map((typed): Term => ({
      typed,
      phrases: [typed, ...(alternatives[typed] ?? [])].map(toStems),
    }))
    .filter(({ phrases: [own] }) => own !== undefined && own.length > 0);
  const telling = terms.filter(({ phrases: [own] }) => own?.some((word) => !isStopWord(word)));
  const kept = telling.length > 0 ? telling : terms;
  return kept.map((term, at) =>
    isTyping && at === kept.length - 1 ? { ...term, isBegun: true } : term,
  );
}
