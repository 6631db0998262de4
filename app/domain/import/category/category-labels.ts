import { nameSigns } from '../vocabulary.ts';
import { categoryKinds } from './category-kinds.ts';
import { toKey } from './find-specialty.ts';

/** A category as stored in the database. */
export type ImportCategory = { id: number; slug: string; name: string; synonyms: string[] };

export type Labels = ReadonlyMap<string, ImportCategory>;

export type CategoryLabels = {
  /** The category's own names and synonyms. */
  own: Labels;
  /** Those, plus terms used on licenses. */
  types: Labels;
  /** Those without the ones that name only what is sold: "retail liquor". */
  typesBesideGoods: Labels;
  /** Those of its own, plus terms on signs. */
  signs: Labels;
  /** Phrases that end business names. */
  atEnd: ReadonlyMap<string, Sign>;
  /** Phrases that say the same wherever they are in a name. */
  anywhere: ReadonlyMap<string, Sign>;
};

/** What a phrase in a name tells, as it was counted in public lists (supabase/commands/make-name-signs.ts). */
export type Sign = { category: ImportCategory; certainty: Certainty; isLong: boolean };

/** A weak sign tells only which kind of what a column says: a "restaurant" that sells pizza. */
export type Certainty = 'sure' | 'likely' | 'weak';

const shortestLabel = 3;

/** Labels of nothing but what shops of any kind have a permit to sell. */
const goods =
  /^((permit|license|retail(er)?|dealer|sale|package|trade|liquor|beer|wine|spirit|alcohol(ic)?|beverage|drink|tobacco|cigarette|food|establishment)( |$))+$/;

/** Indexes every label of a category by its key; skips labels of categories that do not exist. */
export function indexLabels(categories: readonly ImportCategory[]): CategoryLabels {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));

  function index(list: 'licenses' | 'signs'): Map<string, ImportCategory> {
    const labels = new Map<string, ImportCategory>();
    for (const { slug, [list]: words } of categoryKinds) {
      const category = bySlug.get(slug);
      for (const word of category ? words : []) {
        if (category && !labels.has(toKey(word))) labels.set(toKey(word), category);
      }
    }
    return labels;
  }
  const own = indexOwn(categories);
  const merge = (...maps: Labels[]) => new Map(maps.toReversed().flatMap((map) => [...map]));
  const types = merge(own, index('licenses'));
  return {
    own,
    types,
    typesBesideGoods: new Map([...types].filter(([label]) => !goods.test(label))),
    // On a sign, this table is more precise than the search synonyms.
    signs: merge(index('signs'), own),
    ...indexNameSigns(bySlug),
  };
}

/** Reads what phrases in names tell (supabase/reference/name-signs.csv). */
function indexNameSigns(bySlug: ReadonlyMap<string, ImportCategory>) {
  const atEnd = new Map<string, Sign>();
  const anywhere = new Map<string, Sign>();
  for (const row of nameSigns.trim().split('\n')) {
    const [slug = '', certainty = '', ...lists] = row.split('|');
    const category = bySlug.get(slug);
    if (category === undefined) continue;
    for (const [index, signs] of [atEnd, anywhere].entries()) {
      for (const phrase of (lists[index] ?? '').split(';').filter(Boolean)) {
        const isLong = phrase.includes(' ');
        signs.set(phrase, { category, certainty: certainty as Certainty, isLong });
      }
    }
  }
  return { atEnd, anywhere };
}

function indexOwn(categories: readonly ImportCategory[]): Map<string, ImportCategory> {
  const labels = new Map<string, ImportCategory>();
  const add = (category: ImportCategory, names: readonly string[]) => {
    for (const key of names.map(toKey)) {
      if (key.length >= shortestLabel && !labels.has(key)) labels.set(key, category);
    }
  };
  for (const category of categories) {
    const { slug, name } = category;
    add(category, [slug, name, ...name.split('&')]);
  }
  // "tailor" is also a synonym of dry cleaners: the narrower category has it first.
  const narrower = new Set(
    categoryKinds.flatMap(({ slug, broader }) => (broader[0] ? [slug] : [])),
  );
  const ordered = categories.toSorted(
    (a, b) => Number(narrower.has(b.slug)) - Number(narrower.has(a.slug)),
  );
  for (const category of ordered) add(category, category.synonyms);
  return labels;
}

const kindKeys = new Set(
  categoryKinds.flatMap(({ slug, licenses, signs }) => [slug, ...licenses, ...signs].map(toKey)),
);

/** Returns whether a cell lists a kind of business: "lodging; establishment", "RESTAURANT (0-30) SEATS". */
export function isKind(cell: string): boolean {
  return cell.split(/[,;|(]/).some((item) => kindKeys.has(toKey(item)));
}
