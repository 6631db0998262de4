import { brands } from '../vocabulary.ts';
import { toBrandKey } from './brand-key.ts';

/** A chain of shops, and the slug of the category that its name means. */
export type Brand = { name: string; category: string };

/** Brands by their own names, by those of several words, and by all. */
const byName = new Map<string, Brand>();
const bySign = new Map<string, Brand>();
const byKey = new Map<string, Brand>();
for (const row of brands.trim().split('\n')) {
  const [name = '', category = '', also = ''] = row.split('|');
  const brand = { name, category };
  const key = toBrandKey(name);
  byName.set(key.replaceAll(' ', ''), brand);
  for (const one of [key, ...also.split(';')]) {
    if (one === '') continue;
    byKey.set(one, brand);
    // One word is short for a chain in its own files; on a sign it is anybody's: "Bob", "Macs".
    if (one === key || one.includes(' ')) bySign.set(one, brand);
  }
}

/** Finds the brand that a cell for brands means, in any spelling that is known: "7-11", "CVS". */
export function findBrand(cell: string): Brand | undefined {
  return byKey.get(toBrandKey(cell));
}

/** Finds the brand whose name is the main label of a host: "chick-fil-a", "kungfutea". */
export function findBrandOfHost(label: string): Brand | undefined {
  return byName.get(label.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

const maxWords = 6;

/** A brand in a text, and the words of the text's key beside it. */
export type FoundBrand = { brand: Brand; words: number; rest: string[] };

/** Finds the longest brand that the words on a sign start with. */
export function findBrandAtStart(key: string): FoundBrand | undefined {
  const words = key.split(' ');
  for (let count = Math.min(maxWords, words.length); count > 0; count -= 1) {
    const brand = bySign.get(words.slice(0, count).join(' '));
    if (!brand) continue;
    const all = words[count] === 'by' && families.has(words[count + 1] ?? '') ? count + 2 : count;
    return { brand, words: all, rest: words.slice(all) };
  }
  return undefined;
}

/** Whose hotels say so: "Courtyard by Marriott". */
const families = new Set('hilton hyatt ihg marriott radisson sheraton westin wyndham'.split(' '));

/** Finds the longest brand, in any spelling, that the words of a file's name end with. */
export function findBrandAtEnd(key: string): FoundBrand | undefined {
  const words = key.split(' ');
  for (let start = Math.max(0, words.length - maxWords); start < words.length; start += 1) {
    const brand = byKey.get(words.slice(start).join(' '));
    if (brand) return { brand, words: words.length - start, rest: words.slice(0, start) };
  }
  return undefined;
}

const besideBrand = new Set(
  (
    'store stores str shop no number unit location the of at in inc llc corp corporation company co ltd restaurant ' +
    'restaurants branch site national association na'
  ).split(' '),
);

/** Returns whether a word of a key after a brand only counts or places a branch: "STORE #54999". */
export function isBesideBrand(word: string): boolean {
  return /\d/.test(word) || besideBrand.has(word);
}
