import type { CategoryLabels, ImportCategory, Sign } from './category-labels.ts';
import { toKey } from './find-specialty.ts';

/** What has a kitchen and a parking lot, and a license for each. */
export const institutions = new Set([
  'places-of-worship',
  'schools',
  'colleges',
  'hospitals',
  'libraries',
  'child-care',
]);

/** Legal forms at the end of a company name. */
const legalForm =
  /[\s,]+(l\.?l\.?c|inc|incorporated|corp|corporation|co|company|ltd|limited|l\.?l?\.?p|p\.?l\.?l\.?c|p\.?c|p\.?a|lllp|apc|psc|chartered|s\.?c)\.?$/i;

const certainties = ['weak', 'likely', 'sure'];

function isSurer(a: Sign, b: Sign): boolean {
  return certainties.indexOf(a.certainty) > certainties.indexOf(b.certainty);
}

const maxWords = 4;

/** Finds what a cell that no list knows tells as a name would: "Lawn maintenance", "Accounting & tax services". */
export function findSure(cell: string, labels: CategoryLabels): ImportCategory | undefined {
  const sign = findSign(toKey(cell).split(' '), labels);
  return sign?.certainty === 'weak' ? undefined : sign?.category;
}

/** Houses that shops call themselves after: "The Beer Temple", "Shoe Hospital". */
const houses = new Set(['places-of-worship', 'hospitals']);

/** Returns the sign in a name; of a house that is called after something, the sign of that. */
export function readSign(name: string, labels: CategoryLabels): Sign | undefined {
  const words = toKey(cleanSign(name)).split(' ');
  const found = findSign(words, labels);
  const isHouse = found && !found.isLong && houses.has(found.category.slug);
  if (!isHouse || found.certainty === 'sure') return found;
  const within = findSign(words.slice(0, -1), { ...labels, atEnd: new Map() });
  return within && !institutions.has(within.category.slug) ? within : found;
}

/**
 * Returns the most certain sign in words: a phrase that ends them, or that says the same wherever it is.
 * Of equally certain ones the longest counts, then the last.
 */
function findSign(words: readonly string[], { atEnd, anywhere }: CategoryLabels): Sign | undefined {
  let best: Sign | undefined;
  for (let length = Math.min(maxWords, words.length); length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const phrase = words.slice(start, start + length).join(' ');
      const ofEnd = start + length === words.length ? atEnd.get(phrase) : undefined;
      for (const found of [ofEnd, anywhere.get(phrase)]) {
        if (found && (!best || isSurer(found, best))) best = found;
      }
    }
  }
  return best;
}

/** Returns a name without what counts its branch, and its legal form. */
export function cleanSign(name: string): string {
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
