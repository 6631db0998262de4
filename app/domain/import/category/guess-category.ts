import { toBrandKey } from '../name/brand-key.ts';
import { type Brand, findBrandAtStart, findBrandOfHost, isBesideBrand } from '../name/brands.ts';
import { categoryKinds } from './category-kinds.ts';
import {
  type CategoryLabels,
  type ImportCategory,
  indexLabels,
  type Labels,
  type Sign,
} from './category-labels.ts';
import { findSpecialty, toKey } from './find-specialty.ts';
import { findByIndustryCode } from './industry-codes.ts';
import { cleanSign, findSure, institutions, readSign } from './name-signs.ts';
import { findByOsmKind, isNothingToVisit } from './osm-kinds.ts';

export type GuessInput = {
  /**
   * Words, codes of NAICS or SIC, or tags of OpenStreetMap ("shop/convenience") for the kind of
   * business, most specific first; "" is empty.
   */
  cells: readonly string[];
  /** The slug of its brand's category; null if it has none. */
  brandCategory: string | null;
  businessName: string;
  /** Its website, which may be its brand's; null if it has none. */
  website: string | null;
  /** Its city, which may end its name ("Palm Diner Waipahu"). */
  city: string;
  /** The header of its names, and the file's name: either may tell the category of all rows ("Restaurant Name", "breweries.csv"). */
  titles: readonly string[];
};

export type Guess = {
  category: ImportCategory;
  /** The strength of what tells its category; null if nothing does, and it is "other". */
  certainty: number | null;
  /** Whether it is no business that one visits: a cash machine, a bus stop. */
  isNoBusiness: boolean;
};

/** Categories of what says nothing further: "Consultant", "Tourist attraction". */
const catchAlls: ReadonlySet<string | undefined> = new Set(['business-services', 'landmarks']);

/** For each category, those that a name may refine to it. */
const broader = new Map(categoryKinds.map((kind) => [kind.slug, kind.broader]));

/** How far a hint is to be believed; the strongest decides, of equal ones the first. */
export const categoryStrength = {
  brand: 6,
  /** A tag, or a cell that is exactly what a category or license is called. */
  exactKind: 5,
  /** Words in a name that tell its category nine times out of ten: "Animal Hospital". */
  sureSign: 4.5,
  /** A code of NAICS or SIC, which owners choose: a law office has a grocer's. */
  code: 4.2,
  /** A brand of several words at the start of a name. */
  maybeBrand: 4,
  /** A cell in which such words occur: "Retail food store, large". */
  kind: 3,
  /** A brand of one word that is all of a name, and any other word, too: "Gulf", "Loft". */
  oneWordBrand: 2.5,
  /** One word that does, or some that do eight times out of ten. */
  sign: 2,
  /** A word that is common on signs but is not the name of a kind, in a column: "Ministry". */
  signInColumn: 1.5,
  /** A permit to sell, an office of any kind, a second column. */
  weakKind: 1,
  file: 0,
} as const;

type Hint = { category: ImportCategory | undefined; strength: number };

/** Returns a function that weighs what a row tells of its category, from its brand to its file's name. */
export function createCategoryGuesser(
  categories: readonly ImportCategory[],
): (input: GuessInput) => Guess {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const labels = indexLabels(categories);
  const other = bySlug.get('other');
  if (other === undefined) throw new Error('There is no category "other"');

  function readKind(cell: string, index: number): Hint {
    const coded = bySlug.get(findByIndustryCode(cell) ?? '');
    if (coded && index === 0) return { category: coded, strength: categoryStrength.code };
    const exact = coded ?? bySlug.get(findByOsmKind(cell) ?? '') ?? findExact(labels.types, cell);
    const ofSigns = exact ? undefined : findExact(labels.signs, cell);
    const isPermit = isPermission(labels, cell);
    // "Beer Permit" says what is sold, "Liquor - Tavern" a kind, too.
    const inside = isPermit ? labels.typesBesideGoods : labels.types;
    const within =
      exact ?? ofSigns ?? findKindWithin(inside, toLeaf(cell)) ?? findKindWithin(inside, cell);
    const category =
      within ?? (isPermit || suppliesTrade.test(cell) ? undefined : findSure(cell, labels));
    // Golf courses and churches have a permit for "Food Service", too, and liquor stores are "Food & Drink".
    const isAnyFood =
      category?.slug === 'restaurants' && /\bfood (service|establishment|and|&)/i.test(cell);
    const isWeak = index > 0 || isAnyFood || isPermit || catchAlls.has(category?.slug);
    if (isWeak) return { category, strength: categoryStrength.weakKind };
    if (!within || ofSigns || (!exact && findUnion(labels.types, cell))) {
      return { category, strength: categoryStrength.signInColumn };
    }
    return { category, strength: exact ? categoryStrength.exactKind : categoryStrength.kind };
  }

  /** Of several kinds in a cell ("restaurant; grocery"), the name's is the main one. */
  function isListed(sign: Sign, cells: readonly string[]): boolean {
    return cells.some((cell) => {
      const items = cell.split(/[,;|]|\s(?:and|&)\s/);
      return items.length > 1 && items.some((item) => readKind(item, 0).category === sign.category);
    });
  }

  /** A chain's name may be a word that means something else: "Target Plumbing". */
  function readBrand(name: string, website: string | null): Hint {
    const found = findBrandAtStart(toBrandKey(cleanSign(name)));
    const category = bySlug.get(found?.brand.category ?? '');
    if (found === undefined) return { category, strength: categoryStrength.file };
    const isWhole = found.rest.every(isBesideBrand);
    // Initials are anybody's, too: "C and A Recovery".
    const isLong = found.words > 1 && /\w{2}/.test(toBrandKey(found.brand.name));
    // "Starbucks #123" counts branches; "Max" may be anybody's.
    const isSure =
      isLong || found.rest.some((word) => /\d/.test(word)) || isOnPageOf(website, found.brand);
    if (isWhole && isSure) return { category, strength: categoryStrength.brand };
    if (isLong) return { category, strength: categoryStrength.maybeBrand };
    return { category: isWhole ? category : undefined, strength: categoryStrength.oneWordBrand };
  }

  return function guess({ cells, brandCategory, businessName, website, city, titles }) {
    const brand = readBrand(businessName, website);
    const sign = readSign(withoutCity(businessName, city), labels);
    const hints: Hint[] = [
      { category: bySlug.get(brandCategory ?? ''), strength: categoryStrength.brand },
      brand,
      ...cells
        .filter((cell) => cell !== '')
        .map(readKind)
        .map((hint) =>
          isBeside(hint, sign) || isMistaken(hint, sign)
            ? { ...hint, strength: categoryStrength.weakKind }
            : hint,
        ),
      ...(sign && isListed(sign, cells)
        ? [{ category: sign.category, strength: categoryStrength.brand }]
        : weighSign(sign)),
      ...titles.map((title) => ({
        category: readTitle(title, labels),
        strength: categoryStrength.file,
      })),
    ];
    const told = hints.filter((hint) => hint.category !== undefined);
    const [best] = told.toSorted((a, b) => b.strength - a.strength);
    const category = best?.category ?? other;
    // A cuisine in the cells is more specific than "Cafe" in a name.
    const isTold = findSpecialty({ category: category.slug, businessName: '', cells }) !== null;
    const named = sign?.category ?? brand.category;
    const isBrand = best?.strength === categoryStrength.brand;
    const isFiner =
      !isTold && !isBrand && named && broader.get(named.slug)?.includes(category.slug);
    return {
      category: isFiner ? named : category,
      certainty: best?.strength ?? null,
      isNoBusiness: cells.some(isNoBusiness),
    };
  };
}

/** Returns what a sign tells by itself: a weak one nothing. */
function weighSign(sign: Sign | undefined): Hint[] {
  if (sign === undefined || sign.certainty === 'weak') return [];
  const { weakKind, sureSign, sign: likely } = categoryStrength;
  const strength = sign.certainty === 'sure' && sign.isLong ? sureSign : likely;
  const { category } = sign;
  return [{ category, strength: catchAlls.has(category.slug) ? weakKind : strength }];
}

/** Returns whether a license is for what a church or a school has besides. */
function isBeside({ category }: Hint, sign: Sign | undefined): boolean {
  const isForGuests = category?.slug === 'restaurants' || category?.slug === 'parking';
  return isForGuests && sign !== undefined && institutions.has(sign.category.slug);
}

/** What people let under their own names, which may be words of another trade: "Thai", "Herb". */
const isLet = new Set(['apartments', 'real-estate']);

/** Returns whether a sure word of a name contradicts a code: owners choose the next best in a long list. */
function isMistaken({ category, strength }: Hint, sign: Sign | undefined): boolean {
  if (strength !== categoryStrength.code || sign?.certainty !== 'sure' || !category) return false;
  const [one, other] = [category.slug, sign.category.slug];
  const isRelated = broader.get(one)?.includes(other) || broader.get(other)?.includes(one);
  return one !== other && !isRelated && !isLet.has(one);
}

/** Removes a city at the end of a name, unless nothing else is left. */
function withoutCity(name: string, city: string): string {
  const isAtEnd = city !== '' && name.toLowerCase().endsWith(` ${city.toLowerCase()}`);
  return isAtEnd ? name.slice(0, -city.length).replace(/[\s,–—-]+$/, '') : name;
}

/** Words around the noun of a title: "us_breweries_2024.csv", "Restaurant Name". */
const aroundNoun = /^(name|list|data|dataset|all|us|usa|location|export|final|clean|new|csv|\d+)$/;

/** Returns the category that a title states as a whole, or by its last noun if that is a plural: not "phone_list". */
function readTitle(title: string, { own }: CategoryLabels): ImportCategory | undefined {
  const typed = title
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
    .split(/[^a-z0-9]+/);
  while (aroundNoun.test(toKey(typed.at(-1) ?? ''))) typed.pop();
  const words = toKey(typed.join(' ')).split(' ');
  const isPlural = typed.at(-1)?.endsWith('s');
  const ends = isPlural ? words.map((_, start) => words.slice(start).join(' ')) : [words.join(' ')];
  return ends.map((end) => own.get(end)).find((found) => found !== undefined);
}

const machines =
  /^(atm|bus stop|(ev |electric vehicle )?charging station|(private )?(airstrip|airfield|heliport)|parcel locker|vending machine)s?$/i;

/** Returns whether a cell says that there is nothing to visit. */
function isNoBusiness(cell: string): boolean {
  return isNothingToVisit(cell) || machines.test(cell.trim());
}

/** Returns whether a website is a brand's: "https://local.safeway.com/…" is Safeway's. */
function isOnPageOf(website: string | null, brand: Brand): boolean {
  const label = website === null ? undefined : new URL(website).hostname.split('.').at(-2);
  return label !== undefined && findBrandOfHost(label) === brand;
}

/** Returns whether a cell is a sales permit: bars, grocers and hotels all have a "Beer Permit". */
function isPermission({ own }: CategoryLabels, cell: string): boolean {
  const isAboutGoods =
    /\b(permit|liquors?|beer|wine|alcohol\w*|tobacco|cigarettes?|mixed drinks?|retail)\b/i;
  return isAboutGoods.test(toLeaf(cell)) && !own.has(toKey(cell));
}

/** Looks up a cell: the last item of a path ("Food > Pizza"), the first of a list ("Bars; Restaurants", "Clothing / Bags / Shoes"). */
function findExact(labels: Labels, cell: string): ImportCategory | undefined {
  const whole = labels.get(toKey(cell));
  if (whole) return whole;
  for (const item of cell.split(/[,;|]/)) {
    const leaf = item.split(/[>:]|\s-\s/).at(-1) ?? '';
    const parts = leaf.split('/');
    const kinds = parts.flatMap((part) => labels.get(toKey(part)) ?? []);
    const found = parts.length > 2 ? labels.get(toKey(parts[0] ?? '')) : chooseKind(kinds);
    if (found) return found;
  }
  return undefined;
}

/** Of kinds beside each other, returns the finer of two ("Restaurant/Pizza"), else the first: "Florist/Nursery". */
function chooseKind(kinds: readonly ImportCategory[]): ImportCategory | undefined {
  const [first, ...others] = kinds;
  const isFiner = ({ slug }: ImportCategory) => broader.get(slug)?.includes(first?.slug ?? '');
  return others.find(isFiner) ?? first;
}

/** Returns the last step of a path: "Retail > Bookstore". */
function toLeaf(cell: string): string {
  return cell.split('>').at(-1) ?? '';
}

/** Finds the first of several kinds that a cell joins, of which a row is any: "Restaurants and Bars". */
function findUnion(labels: Labels, cell: string): ImportCategory | undefined {
  const found = /\s(and|&|\/)\s|\w\/\w/i.test(cell) ? findLongest(labels, toKey(cell)) : [];
  return new Set(found).size > 1 ? found[0] : undefined;
}

/** Finds the longest label within a cell; of equally long ones the last is its noun: "Farm brewer". */
function findKindWithin(labels: Labels, cell: string): ImportCategory | undefined {
  const found =
    findUnion(labels, cell) ?? chooseKind(findLongest(labels, toKey(cell)).toReversed());
  return found && suppliesTrade.test(cell) && !isOfGoods.test(found.slug) ? undefined : found;
}

/** Who sells to a trade is none of it: "Restaurant equipment", "Beauty salon supplies". */
const suppliesTrade = /\b(suppl(y|ies|iers?)|equipment|machinery|distribut\w+|wholesalers?)\b/i;
const isOfGoods = /(stores|shops|goods|supply|supplies|parts|rental|dealers|manufacturers)$/;

const maxWords = 4;

/** Finds the labels within a text, as whole words, that have the most words. */
function findLongest(labels: Labels, key: string): ImportCategory[] {
  const words = key.split(' ');
  for (let length = Math.min(maxWords, words.length); length > 0; length -= 1) {
    const starts = words.slice(length - 1).keys();
    const found = [...starts].flatMap(
      (start) => labels.get(words.slice(start, start + length).join(' ')) ?? [],
    );
    if (found.length > 0) return found;
  }
  return [];
}
