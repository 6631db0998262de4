// Writes supabase/reference/name-signs.csv: what phrases in business names tell of their category, as
// counted in lists that say both. Lists whose license forbids passing them on (Yelp, Foursquare) are
// read as well: no row or count of theirs is written, only how far a phrase is to be believed.
//
//     node supabase/commands/make-name-signs.ts rows.json
//
// Each row: {"source": "…", "name": "…", "categories": ["…"], "weight": 1}. Lists of restaurants alone
// weigh less, as do licenses, whose owners state their kind themselves.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { categoryKinds } from '#app/domain/import/category/category-kinds.ts';
import { indexLabels } from '#app/domain/import/category/category-labels.ts';
import { toKey } from '#app/domain/import/category/find-specialty.ts';
import { cleanSign } from '#app/domain/import/category/name-signs.ts';
import { readTable } from '../reference/read-table.ts';

type Row = { source: string; name: string; categories: string[]; weight: number };
type Place = 'at_end' | 'anywhere';
/** Key: the place and the phrase. */
type Judged = { category: string; share: number };

/** From which share of rows a phrase has its certainty. */
const levels = { sure: 0.9, likely: 0.8, weak: 0.65 };
const certainties = ['sure', 'likely', 'weak'] as const;
const minRows = 5;
const minSources = 3;
/** A term of category-kinds.csv counts as so many rows of this share. */
const known = { rows: 3, share: 0.9 };
/** One that was not, as these: rare phrases need more than chance. */
const unknown = { rows: 2.5, share: 0.3 };
/** Kinds that the lists hardly hold: governments, hospitals for people, wholesalers. */
const ours: [string, keyof typeof levels, Place, string][] = [
  ['schools', 'likely', 'at_end', 'school'],
  ['hospitals', 'likely', 'at_end', 'hospital'],
  ['government', 'sure', 'anywhere', 'city of'],
  ['places-of-worship', 'likely', 'at_end', 'ministry'],
  ['places-of-worship', 'likely', 'anywhere', 'iglesia'],
  ['colleges', 'likely', 'anywhere', 'university of'],
  ['auto-dealers', 'sure', 'at_end', 'auto sale'],
  ['auto-dealers', 'likely', 'at_end', 'motor'],
  ['pet-services', 'sure', 'at_end', 'kennel'],
  ['grocery-stores', 'weak', 'anywhere', 'grocery'],
  ['chiropractors', 'sure', 'anywhere', 'acupuncture'],
  ['chiropractors', 'sure', 'at_end', 'acupuncture herb'],
  ['general-stores', 'sure', 'at_end', 'supercenter'],
  ['hardware-stores', 'sure', 'at_end', 'home center'],
  ['liquor-stores', 'sure', 'anywhere', 'package store'],
  ['building-supplies', 'sure', 'at_end', 'lumber supply'],
  ['event-venues', 'likely', 'at_end', 'banquet hall'],
  ['wineries', 'likely', 'at_end', 'distillery'],
  ['convenience-stores', 'likely', 'at_end', 'deli grocery'],
  ['manufacturers', 'sure', 'at_end', 'wholesale'],
  ['manufacturers', 'likely', 'at_end', 'manufacturing'],
  ['trucking', 'likely', 'at_end', 'trucking'],
];

const rows = JSON.parse(readFileSync(process.argv[2] ?? 'rows.json', 'utf8')) as Row[];
const broader = new Map(categoryKinds.map((kind) => [kind.slug, kind.broader]));
const before = findKnown();
const metros = new Set(readTable('metros').map(({ name = '' }) => toKey(name)));
const byPhrase = new Map<string, Row[]>();
for (const row of rows) {
  for (const key of listPhrases(row.name)) {
    byPhrase.set(key, [...(byPhrase.get(key) ?? []), row]);
  }
}
const judged = new Map<string, Judged>();
for (const [key, found] of byPhrase) {
  const one = judge(found, before.get(key.replace(/^\w+ /, '')));
  if (one && one.share >= levels.weak) judged.set(key, one);
}
for (const [key, category] of before) {
  const atEnd = `at_end ${key}`;
  if (!byPhrase.has(atEnd)) judged.set(atEnd, { category, share: known.share });
}
write();

/** Phrases that end a name have up to four words, those anywhere up to two. */
function listPhrases(name: string): Set<string> {
  const words = toKey(cleanSign(name)).split(' ');
  const phrases = new Set<string>();
  for (const start of words.keys()) {
    for (let length = 1; start + length <= words.length && length <= 4; length += 1) {
      const phrase = words.slice(start, start + length).join(' ');
      if (start + length === words.length) phrases.add(`at_end ${phrase}`);
      // "El" and "Of" are in names of all kinds, and so is "Chicago".
      if (length <= 2 && phrase.length > 2 && !metros.has(phrase))
        phrases.add(`anywhere ${phrase}`);
    }
  }
  return phrases;
}

function findKnown(): Map<string, string> {
  const categories = readTable('categories').map(({ slug = '', name = '', synonyms = '' }, id) => ({
    id,
    slug,
    name,
    synonyms: synonyms.split(';'),
  }));
  const { signs } = indexLabels(categories);
  return new Map([...signs].map(([key, { slug }]) => [key, slug]));
}

/** Returns how right a category is: as one of a row's, or a kind of one; half as what one is a kind of. */
function rate(category: string, { categories }: Row): number {
  const isOne = [category, ...(broader.get(category) ?? [])].some((slug) =>
    categories.includes(slug),
  );
  if (isOne) return 1;
  return categories.some((slug) => broader.get(slug)?.includes(category)) ? 0.5 : 0;
}

/** Returns the category that most rows have, and the share of those that have it. */
function judge(found: Row[], usual: string | undefined): Judged | undefined {
  const isCounted = new Set(found.map(({ source }) => source)).size >= minSources;
  if (usual === undefined && (found.length < minRows || !isCounted)) return undefined;
  const all = found.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Map<string, number>();
  for (const { categories, weight } of found) {
    for (const slug of categories) weights.set(slug, (weights.get(slug) ?? 0) + weight);
  }
  const most = Math.max(...weights.values());
  const common = [...weights.keys()].filter(
    (slug) => isCounted && (weights.get(slug) ?? 0) >= 0.85 * most,
  );
  return [usual, ...common]
    .filter((category) => category !== undefined)
    .map((category): Judged => {
      const { rows: count, share } = category === usual ? known : unknown;
      const right = found.reduce((sum, row) => sum + row.weight * rate(category, row), 0);
      return { category, share: (right + count * share) / (all + count) };
    })
    .reduce<Judged | undefined>(
      (best, one) => (best && one.share < best.share + 0.02 ? best : one),
      undefined,
    );
}

function write(): void {
  const lines = new Map<string, Record<Place, string[]>>();
  const add = (category: string, certainty: string, place: Place, phrase: string) => {
    const line = lines.get(`${category},${certainty}`) ?? { at_end: [], anywhere: [] };
    line[place].push(phrase);
    lines.set(`${category},${certainty}`, line);
  };
  for (const [key, { category, share }] of judged) {
    const [place, ...words] = key.split(' ') as [Place, ...string[]];
    const isOurs = ours.some((one) => one[2] === place && one[3] === words.join(' '));
    const level = certainties.find((name) => share >= levels[name]);
    // What is anywhere says the same at the end; a weak sign only tells the kind of a broader category.
    const anywhere = place === 'at_end' ? judged.get(`anywhere ${words.join(' ')}`) : undefined;
    const isTold = anywhere?.category === category && level && anywhere.share >= levels[level];
    const isUseless =
      level === 'weak' && broader.get(category)?.length === 0 && !before.has(words.join(' '));
    if (level && !isOurs && !isTold && !isUseless) add(category, level, place, words.join(' '));
  }
  for (const one of ours) add(...one);
  const text = [...lines]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { at_end, anywhere }]) =>
      [key, at_end.toSorted().join(';'), anywhere.toSorted().join(';')].join(','),
    );
  const path = join(import.meta.dirname, '../reference/name-signs.csv');
  writeFileSync(path, `category,certainty,at_end,anywhere\n${text.join('\n')}\n`);
}
