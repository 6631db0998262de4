import {
  type CategoryLabels,
  type ImportCategory,
  indexLabels,
  type Labels,
} from './category-labels.ts';
import { findSpecialty, toKey } from './find-specialty.ts';
import { findByIndustryCode } from './industry-codes.ts';

type GuessInput = {
  /** Words or NAICS or SIC codes for the kind of business, most specific first; "" is empty. */
  cells: readonly string[];
  /** The file's name, which often tells the category of all rows ("breweries.csv"). */
  fileName: string;
  businessName: string;
};

/** Category of offices without further information: "Consultant". */
const catchAll = 'business-services';

/** Categories that a name may refine: a "restaurant" on a license may be a pizzeria. */
const refinements: Record<string, string> = {
  restaurants: 'pizza, cafes, bakeries, bars, breweries, ice-cream, caterers, food-trucks',
  bars: 'breweries, nightclubs, wineries',
  'grocery-stores':
    'convenience-stores, specialty-foods, liquor-stores, pharmacies, farms, bakeries, general-stores',
  'gas-stations': 'convenience-stores',
  doctors:
    'dentists, opticians, chiropractors, physical-therapy, mental-health, hospitals, veterinarians, senior-care, pharmacies',
  contractors:
    'plumbers, electricians, hvac, roofers, painters, landscapers, house-cleaning, pest-control, locksmiths',
  'beauty-salons': 'hair-salons, barbers, nail-salons, spas, tattoo-studios',
  'hair-salons': 'barbers, nail-salons, spas, beauty-salons',
  'business-services':
    'lawyers, accountants, real-estate, insurance, photographers, printing, house-cleaning',
  'sports-centers': 'gyms, yoga-studios, dance-and-martial-arts, amusements',
  schools: 'child-care, tutors, dance-and-martial-arts',
};

/** Returns a function that guesses a row's category; falls back to "other". */
export function createCategoryGuesser(
  categories: readonly ImportCategory[],
): (input: GuessInput) => ImportCategory {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const labels = indexLabels(categories);
  const other = bySlug.get('other');
  if (other === undefined) throw new Error('There is no category "other"');

  return function guess({ cells, fileName, businessName }) {
    const kinds = cells.map((cell, index) => ({
      category: bySlug.get(findByIndustryCode(cell) ?? '') ?? findType(labels, cell),
      isWeak: index > 0 || isPermission(labels, cell),
    }));
    const stated =
      kinds.find(({ category, isWeak }) => category && !isWeak && category.slug !== catchAll)
        ?.category ?? findWithin(labels.own, toKey(fileName.replace(/\.[^.]*$/, '')));
    const sign = readSign(businessName, labels);
    const products = sign ? undefined : readProducts(businessName, labels);
    if (stated === undefined) {
      return sign ?? kinds.find(({ category }) => category)?.category ?? products ?? other;
    }
    // A cuisine in the cells is more specific than "Cafe" in a name.
    const isTold = findSpecialty({ category: stated.slug, businessName: '', cells }) !== null;
    const named = sign ?? products;
    const isFiner = !isTold && named && refinements[stated.slug]?.split(', ').includes(named.slug);
    return isFiner ? named : stated;
  };
}

/** Returns whether a cell is a sales permit: bars, grocers and hotels all have a "Beer Permit". */
function isPermission({ own }: CategoryLabels, cell: string): boolean {
  const isAboutGoods =
    /\b(permit|liquors?|beer|wine|alcohol\w*|tobacco|cigarettes?|mixed drinks?|retail)\b/i;
  return isAboutGoods.test(cell) && !own.has(toKey(cell));
}

/**
 * Looks up the last item of a path ("Food > Pizza") or the first of a list ("Bars; Restaurants"),
 * else any label within.
 */
function findType({ types, heads }: CategoryLabels, cell: string): ImportCategory | undefined {
  return findExact(types, cell) ?? findExact(heads, cell) ?? findWithin(types, toKey(cell));
}

function findExact(labels: Labels, cell: string): ImportCategory | undefined {
  const whole = labels.get(toKey(cell));
  if (whole) return whole;
  for (const item of cell.split(/[,;|]/)) {
    const found = labels.get(toKey(item.split(/[>/:]|\s-\s/).at(-1) ?? ''));
    if (found) return found;
  }
  return undefined;
}

/** Legal forms at the end of a company name. */
const legalForm =
  /[\s,]+(l\.?l\.?c|inc|incorporated|corp|corporation|co|company|ltd|limited|l\.?l?\.?p|p\.?l\.?l\.?c|p\.?c|p\.?a|lllp|apc|psc|chartered|s\.?c)\.?$/i;

/** Words before an owner or a place: "Hair by Susan", "Museum of Art", "Pizza at the Corner". */
const complement =
  /\s+(?:of|by|for|at|on|in|near|from|with|w\/|de la|de los|de|del|d\/b\/a|dba|@)\s+/i;

/** Words that may follow the significant word: "Oak Dental Group", "Elm Pizza #4". */
const neutral = new Set(
  `group associate shop store service center centre office solution studio house place spot professional specialist
  team partner international usa america american north south east west northeast northwest southeast southwest downtown
  uptown express plus more enterprise etc unlimited etal company inc llc the a an of no number unit suite ste store location
  worldwide consultant operation national dr holding management practice department dept work too ii iii iv
  llp pllc pa pc corp 1 2 3 son bro brother daughter family associated clinic corner depot world city town county
  point square village crossing heights hill valley lake park market plaza mall station outlet warehouse room mart hall club co op cooperative`
    .split(/\s+/)
    .map(toKey),
);

const maxWords = 5;

/**
 * Returns the category that a name states: the chain's, else that of the name's head word, never of
 * a word in passing. The head is the last word ("Oak Key Dental"), the first of two joined by "&"
 * ("Plumbing & Heating"), the part before "of" or "by", or the first word in Spanish, French and
 * Italian ("Taqueria El Sol").
 */
function readSign(name: string, labels: CategoryLabels): ImportCategory | undefined {
  const text = clean(name);
  const key = toKey(text);
  const chain = findAtStart(labels.chains, key, maxWords);
  // "Sears Appliance Repair"
  const exact = chain && findAtEnd(labels.heads, key.split(' '));
  if (chain) return exact && exact.length > 1 ? exact.category : chain;
  const parts = text.split(/\s+[-–—|:]\s+|\s*[,;/(]\s*/).filter((part) => toKey(part) !== '');
  for (const part of parts.length > 1 ? [text.replace(/[(].*$/, ''), ...parts] : parts) {
    const found = readPart(part, labels);
    if (found) return found;
  }
  return undefined;
}

/** Returns the category of the products in a name that states no category itself ("Thai Basil"). */
function readProducts(name: string, labels: CategoryLabels): ImportCategory | undefined {
  return findWithin(labels.products, toKey(clean(name)));
}

function clean(name: string): string {
  let text = name
    .replace(/#\s*\d+.*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(legalForm, '').replace(/[\s,.]+$/, '');
  }
  return text;
}

function readPart(part: string, labels: CategoryLabels): ImportCategory | undefined {
  const [head = '', ...rest] = part.split(complement);
  const whole = rest.length > 0 ? findAtEnd(labels.heads, toKey(part).split(' ')) : undefined;
  // "School of Dance" is itself a label.
  if (whole && whole.length > toKey(rest.at(-1) ?? '').split(' ').length) return whole.category;
  return (
    findHead(labels.heads, head) ??
    findAtStart(labels.firsts, toKey(part), 2) ??
    rest.map((text) => findHead(labels.heads, text)).find((found) => found !== undefined)
  );
}

/**
 * Finds the longest label at the end of a text, ignoring neutral words after it. A neutral word
 * that is itself a label ("Elm Warehouse") counts only if no other label precedes it ("Mattress
 * Warehouse").
 */
function findHead(labels: Labels, text: string): ImportCategory | undefined {
  const first = findCoordinated(labels, text);
  const words = toKey(text).split(' ');
  let weak: ImportCategory | undefined;
  while (words.length > 0) {
    const last = words.at(-1) ?? '';
    const isNeutral = neutral.has(last) || /^\d*$/.test(last);
    const found = findAtEnd(labels, words);
    if (found && found.length > 1) return found.category;
    if (found && !isNeutral) return first ?? found.category;
    if (!isNeutral) return first ?? weak;
    weak ??= found?.category;
    words.pop();
  }
  return weak;
}

/** For "Plumbing & Heating", returns the category of the first part if it is a label. */
function findCoordinated(labels: Labels, text: string): ImportCategory | undefined {
  const [before = '', after] = text.split(/ (?:&|and|n|y|\+) /i);
  return after === undefined ? undefined : findAtEnd(labels, toKey(before).split(' '))?.category;
}

function findAtEnd(labels: Labels, words: readonly string[]) {
  for (let length = Math.min(maxWords, words.length); length > 0; length -= 1) {
    const category = labels.get(words.slice(-length).join(' '));
    if (category) return { category, length };
  }
  return undefined;
}

function findAtStart(labels: Labels, key: string, longest: number): ImportCategory | undefined {
  const words = key.split(' ');
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    const category = labels.get(words.slice(0, length).join(' '));
    if (category) return category;
  }
  return undefined;
}

/** Finds the longest label within a text, as whole words; of equally long ones, the first. */
function findWithin(labels: Labels, key: string): ImportCategory | undefined {
  const words = key.split(' ');
  for (let length = Math.min(maxWords, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const category = labels.get(words.slice(start, start + length).join(' '));
      if (category) return category;
    }
  }
  return undefined;
}
