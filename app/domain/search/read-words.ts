import { findNamedCategory } from './named-category.ts';
import { stemWord } from './normalize-words.ts';
import { type Token, tokenize, wordsOf } from './tokenize.ts';
import { perVocabulary, type Vocabulary } from './vocabulary.ts';

const fillers = [
  'best top rated reviewed good great nice decent amazing awesome cheap cheapest affordable local nearest closest',
  'find finding look looking search show want need get please recommend recommended anything something somewhere someone somebody',
  'barato barata baratos baratas economico economica economicos economicas mejor mejores buen bueno buena buenos buenas',
  'bonito bonita bonitos bonitas delicioso deliciosa deliciosos deliciosas',
]
  .join(' ')
  .split(' ');
/** Not beside a number: '400 w 5th st', '12 sutton place'. */
const idleInNoAddress = new Set(['place', 'places', 'spot', 'spots', 'w']);
const legalForms = ['co', 'company', 'inc', 'llc', 'ltd', 'corp'];
const idle = new Set([...fillers, ...legalForms]);

/** Whether a normalized word says how good or near something is, and not what. */
export function isPraise(word: string): boolean {
  return fillers.includes(word);
}

/** Whether normalized words say only how good or near something is: 'the cheapest'. */
export function isOnlyPraise(words: readonly string[]): boolean {
  const telling = words.filter((word) => stemWord(word) !== null);
  return telling.length > 0 && telling.every(isPraise);
}

/**
 * Returns which normalized words are searched: 'best pizza' is pizza. Words that name a category
 * and those of which nothing else would remain are all searched.
 */
export function leaveIdleWords(vocabulary: Vocabulary, words: readonly string[]): string[] {
  const hasNumber = words.some((word) => /^\d/.test(word));
  const rest = words.filter((word) => !idle.has(word) && (hasNumber || !idleInNoAddress.has(word)));
  if (rest.length === 0 || findNamedCategory(vocabulary, words) !== null) return [...words];
  const saysSomething = rest.some((word) => stemWord(word) !== null);
  return saysSomething || words.some((word) => legalForms.includes(word)) ? rest : [...words];
}

/** Returns the words of a partly typed text that are completed: 'best pizz' is 'pizz'. */
export function readUnfinished(vocabulary: Vocabulary, typed: string): string {
  return leaveIdleWords(vocabulary, wordsOf(tokenize(typed))).join(' ');
}

const alternativesOf = perVocabulary(({ brands, alternatives }) => {
  const names = new Map<string, string[]>();
  for (const [word, others] of [...brands, ...alternatives]) {
    const known = names.get(word);
    names.set(word, known ? [...new Set([...others, ...known])] : others);
  }
  return names;
});

/** Returns what else words and names of brands may be called: 'ihop' also by its whole name. */
export function findAlternatives(
  vocabulary: Vocabulary,
  words: readonly string[],
): Record<string, string[]> {
  const known = alternativesOf(vocabulary);
  const own = [...new Set(words)].map((word): [string, string[]] => [word, known.get(word) ?? []]);
  return Object.fromEntries(own.filter(([, others]) => others.some((other) => other !== '')));
}

/** Whether these normalized words are a brand's name, or another of its names. */
export function isBrandName(vocabulary: Vocabulary, words: readonly string[]): boolean {
  return words.length > 1 && alternativesOf(vocabulary).has(words.join(' '));
}

/** 'international house of pancakes' */
const maxBrandWords = 5;

const brandNamesOf = perVocabulary(({ brands }) => new Set(brands.flat(2)));

/** Returns how many tokens at the beginning are the name of a brand, as far as it also has others; 0 for none. */
export function findBrand(vocabulary: Vocabulary, tokens: readonly Token[]): number {
  const brandNames = brandNamesOf(vocabulary);
  for (let length = Math.min(maxBrandWords, tokens.length); length > 0; length -= 1) {
    if (brandNames.has(wordsOf(tokens.slice(0, length)).join(' '))) return length;
  }
  return 0;
}

/** Returns normalized words in one spelling; those of a brand's name are one: 'chase bank'. */
export function spellWords(vocabulary: Vocabulary, words: readonly string[]): string[] {
  const known = alternativesOf(vocabulary);
  for (let length = Math.min(maxBrandWords, words.length); length > 1; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const brand = words.slice(start, start + length).join(' ');
      if (known.has(brand)) {
        return [
          ...spellWords(vocabulary, words.slice(0, start)),
          brand,
          ...spellWords(vocabulary, words.slice(start + length)),
        ];
      }
    }
  }
  const spelled = respell(words);
  const isStopped = words.length > 1 && spelled.every((word) => stemWord(word) === null);
  return isStopped ? [words.join(' ')] : spelled; // 'in n out'
}

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ones = 'one two three four five six seven eight nine'.split(' ');
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');

/** One spelling of words that are written in several ways, as `private.respell` indexes names. */
const spellings = new Map<string, string>([
  ...['24 h', '24 hr', '24 hrs', '24 7', '24h', '24hr', '24hrs', '247'].map(
    (hours): [string, string] => [hours, '24 hour'],
  ),
  ['wifi', 'wi fi'],
  ...['bbq', 'bar b q', 'b b q', 'barbeque'].map((word): [string, string] => [word, 'barbecue']),
  ...tens.flatMap((ten, index) => [
    ...ones.map((one, digit): [string, string] => [`${ten} ${one}`, `${index + 2}${digit + 1}`]),
    ...ordinals.map((ordinal, digit): [string, string] => [
      `${ten} ${ordinal}`,
      `${index + 2}${digit + 1}${['st', 'nd', 'rd'][digit] ?? 'th'}`,
    ]),
  ]),
]);

/** Writes normalized words in one spelling: 'wifi' is 'wi fi', 'twenty first' is '21st'. */
export function respell(words: readonly string[]): string[] {
  const respelled: string[] = [];
  for (let position = 0; position < words.length;) {
    const length = [3, 2, 1].find((count) =>
      spellings.has(words.slice(position, position + count).join(' ')),
    );
    const isAnd = words[position] === 'n' && position > 0 && position < words.length - 1;
    const spelling = spellings.get(words.slice(position, position + (length ?? 1)).join(' '));
    respelled.push(...(spelling?.split(' ') ?? [isAnd ? 'and' : (words[position] ?? '')]));
    position += length ?? 1;
  }
  return respelled;
}
