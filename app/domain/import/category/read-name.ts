import type { CategoryLabels, ImportCategory, Labels } from './category-labels.ts';
import { toKey } from './word-key.ts';

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
export function readSign(name: string, labels: CategoryLabels): ImportCategory | undefined {
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
export function readProducts(name: string, labels: CategoryLabels): ImportCategory | undefined {
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
export function findWithin(labels: Labels, key: string): ImportCategory | undefined {
  const words = key.split(' ');
  for (let length = Math.min(maxWords, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const category = labels.get(words.slice(start, start + length).join(' '));
      if (category) return category;
    }
  }
  return undefined;
}
