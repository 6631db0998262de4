import {
  type NamedCategory,
  normalizeWords,
  rankWeights as formula,
  readChoices,
} from '#app/domain/search/search.ts';
import { type IndexedListing, listCategories, rateListing } from './metro-index.ts';
import { hasTerm, isIn, type NormalizedListing, type Term } from './normalize-metro-index.ts';
import type { Selection } from './order-listings.ts';
import { filterListings, milesFrom } from './select-listings.ts';

type Most = {
  /** What the listing that has most has of it. */
  words: Term[];
  features: string[];
  category: string | undefined;
  /** What it lacks: words as typed, and features. */
  leftOut: string[];
  missingFeatures: string[];
};

/** Returns what the listing has that has most of what is asked for, among those that pass the filters; null without one. */
export function rankPartly(
  listings: readonly NormalizedListing[],
  asked: Omit<Asked, 'chosen'>,
  filter: Omit<Selection, 'words'>,
): Most | null {
  const [first, ...others] = readChoices(filter.category).any;
  const chosen = others.length === 0 ? first : undefined;
  const terms = listRankTerms({ ...asked, chosen });
  if (terms.length === 0) return null;
  const best = findBest(filterListings(listings, filter), terms, (listing) =>
    milesFrom(filter.near, listing),
  );
  if (best === null) return null;
  const own = new Set(listCategories(best.listing).map(({ slug }) => slug));
  const isMeant = ({ kind = '', words }: RankTerm) =>
    own.has(kind) && (words.length === 0 || !words.every((word) => hasTerm(best, word)));
  const found = asked.words
    .map((word) => (hasTerm(best, word) ? word : { ...word, isAddress: true }))
    .filter((word) => hasTerm(best, word));
  const has = (feature: string) => hasFeature(best.listing, feature);
  return {
    words: found,
    features: asked.features.filter(has),
    category: terms.findLast(isMeant)?.kind ?? chosen,
    leftOut: asked.words
      .map(({ typed }) => typed)
      .filter((word) => !found.some(({ typed }) => typed === word)),
    missingFeatures: asked.features.filter((feature) => !has(feature)),
  };
}

/** What a search asks for: a word, a kind of business with the words that say it, or a feature. */
type RankTerm = {
  words: Term[];
  /** Slug of the category that they say. */
  kind?: string;
  /** How much they count in a name; less where they are what a kind's customers ask for. */
  inName?: number;
  feature?: string;
  /** By default by how rare they are. */
  weight?: number;
  /** Enough for a result. */
  isStrong: boolean;
};

type Asked = {
  words: Term[];
  features: readonly string[];
  /** Slugs of the categories that are meant, asked for as a topic, and named. */
  category?: string | undefined;
  topic?: string | undefined;
  topicWords?: readonly string[] | undefined;
  isWholeTopic?: boolean | undefined;
  named?: string | undefined;
  /** Of a chosen category. */
  chosen?: string | undefined;
  /** Returns the category that words name. */
  nameCategory: (words: readonly string[]) => Pick<NamedCategory, 'slug'> | null;
};

/** Returns what is asked for, as `rank_terms` in SQL. A kind stands for the words that say it, so that these count once. */
function listRankTerms({ words, features, chosen, nameCategory, ...asked }: Asked): RankTerm[] {
  const { category, topic, topicWords = [], isWholeTopic = false, named } = asked;
  const kind = category ?? topic ?? named;
  const isTopic = category === undefined && topic !== undefined;
  const isKindTold = isTopic && nameCategory(topicWords)?.slug === topic; // 'a cafe for a first date'
  const saysTopic = ({ typed }: Term) => isWholeTopic || topicWords.includes(typed);
  const saysKind = (word: Term) =>
    category === undefined && (isTopic ? saysTopic(word) : named !== undefined);
  const said = words.filter(saysKind);
  const terms: RankTerm[] = [];
  if (kind !== undefined && !(isTopic && said.length === 0)) {
    const inTopic = isWholeTopic ? formula.topic_in_name : formula.topic_word_in_name;
    const isBeside = isTopic && !isWholeTopic && !isKindTold;
    terms.push({
      words: said,
      kind,
      ...(isTopic && { inName: inTopic }),
      weight: isBeside ? Math.min(formula.kind, formula.topic_word * said.length) : formula.kind,
      isStrong: true,
    });
  }
  for (const word of words) {
    if (said.includes(word)) continue;
    const own = isKindTold ? null : (nameCategory([normalizeWords(word.typed)])?.slug ?? null);
    const isGeneric = formula.generic_words.some((generic) => generic === word.typed);
    const isWeak = isGeneric || word.typed.length < 3;
    terms.push({
      words: [{ ...word, isAddress: true }],
      ...(own !== null && {
        kind: own,
        inName: formula.kind_word_in_name,
        weight: formula.kind_word,
      }),
      ...(own === null && isWeak && { weight: formula.generic_word }),
      isStrong: own !== null || !isWeak,
    });
  }
  if (chosen !== undefined && !terms.some(({ isStrong }) => isStrong)) {
    terms.push({ words: [], kind: chosen, weight: formula.kind, isStrong: true });
  }
  for (const [position, feature] of features.entries()) {
    const weight = formula.feature - (position + 1) * formula.further_feature;
    const isStrong = terms[0] === undefined || terms[0].feature !== undefined;
    terms.push({ words: [], feature, weight, isStrong });
  }
  return terms;
}

/**
 * Returns the listing that has most of what is asked for, as `rank_circle` in SQL, of those in one circle; null where none
 * has enough.
 */
function findBest(
  listings: readonly NormalizedListing[],
  terms: readonly RankTerm[],
  milesTo: (listing: IndexedListing) => number | null,
): NormalizedListing | null {
  const hasTopic = terms.some(({ kind, inName }) => kind !== undefined && inName !== undefined);
  const found = listings.map((normalized) => ({
    normalized,
    fields: terms.map((term) => matchTerm(normalized, term)),
  }));
  const weigh = terms.map((term, number) => {
    const sorted = found.map(({ fields }) => fields[number] ?? 0).toSorted((a, b) => b - a);
    return (field: number) =>
      term.weight ?? weighRarity(sorted.findLastIndex((one) => one >= field) + 1);
  });
  const exact = terms.flatMap(({ words }) => words.map(({ typed }) => normalizeWords(typed)));
  const ranked = found
    .filter(({ fields }) =>
      fields.some((field, number) => {
        const { isStrong, kind } = terms[number] ?? {};
        return isStrong && field > (hasTopic || kind !== undefined ? formula.in_text : 0);
      }),
    )
    .map(({ normalized, fields }) => {
      const sum = fields
        .map((field, number) => (field === 0 ? 0 : field * (weigh[number]?.(field) ?? 0)))
        .reduce((one, other) => one + other, 0);
      const [first] = terms;
      const isOther =
        first?.kind !== undefined &&
        (first.weight ?? 0) > formula.kind_word &&
        (fields[0] ?? 0) <= formula.in_text;
      const lost = isOther ? formula.without_kind : 0;
      const score = sum + (isJust(normalized.name, exact) ? formula.exact_name : -lost);
      const miles = milesTo(normalized.listing);
      const near = miles === null ? 0 : formula.best_near / (1 + miles / formula.half_at_miles);
      const said = terms.map((term) => rateSaid(normalized, term)).reduce((a, b) => a + b, 0);
      const bonus = formula.best_rating * rateListing(normalized.listing) + said + near;
      return { normalized, fields, score, bonus };
    })
    .filter(
      ({ fields, score }) =>
        score > 0 ||
        fields.every((field) => field > 0) ||
        fields.some((field, at) => terms[at]?.kind !== undefined && field > formula.related),
    );
  return ranked.toSorted((a, b) => b.score - a.score || b.bonus - a.bonus)[0]?.normalized ?? null;
}

/** Returns how well a listing matches a term: 1 in full. */
function matchTerm(
  normalized: NormalizedListing,
  { words, kind, inName = 1, feature }: RankTerm,
): number {
  const { listing, fields } = normalized;
  if (feature !== undefined) return hasFeature(listing, feature) ? 1 : 0;
  const areIn = (stems: ReadonlySet<string>) => words.every((word) => isIn(stems, word));
  const place = listCategories(listing).findIndex(({ slug }) => slug === kind);
  const ofKind = place < 0 ? 0 : place === 0 ? 1 : formula.other_kind;
  if (words.length === 0) return ofKind;
  const ofAddress = words.every((word) => word.isAddress && isIn(fields.address, word))
    ? formula.in_address
    : 0;
  const ofWords = areIn(fields.name)
    ? inName
    : areIn(fields.kind)
      ? formula.in_kind
      : areIn(fields.offers)
        ? formula.in_offers
        : words.every((word) => hasTerm(normalized, { ...word, isAddress: false }))
          ? formula.in_text
          : 0;
  return Math.max(ofKind, ofWords, ofAddress);
}

/** Returns what a word weighs that so many listings of the circle have in so telling a field. */
function weighRarity(listings: number): number {
  const { rare_word, common_word, common_from } = formula;
  const share = Math.log(1 + Math.min(listings, common_from)) / Math.log(1 + common_from);
  return rare_word - (rare_word - common_word) * share;
}

function rateSaid(normalized: NormalizedListing, { words, kind }: RankTerm): number {
  if (kind === undefined || words.length === 0) return 0;
  const { name, offers } = normalized.fields;
  if (words.every((word) => isIn(name, word))) return formula.said;
  if (words.every((word) => isIn(offers, word))) return formula.said * formula.said_in_offers;
  const isInPart = words.some((word) => hasTerm(normalized, word));
  return isInPart ? formula.said * formula.said_in_part : 0;
}

const legalForms = new Set(['the', 'and', 'n', 'co', 'company', 'inc', 'llc', 'ltd']);

/** Whether a name has just these words, in any order. */
function isJust(name: string, words: readonly string[]): boolean {
  const own = name.split(' ');
  return (
    words.length > 0 &&
    words.every((word) => own.includes(word)) &&
    own.every((word) => legalForms.has(word) || words.includes(word))
  );
}

function hasFeature({ attributes }: IndexedListing, feature: string): boolean {
  return attributes.some((name) => normalizeWords(name) === normalizeWords(feature));
}
