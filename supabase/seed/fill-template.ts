import type { Random } from './random.ts';
import { adjectives, firstNames, places, surnames, things } from './vocabulary/names.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

type Fill = {
  template: string;
  vocabulary: Vocabulary;
  city: string;
  /** The street's name without its kind; only names of businesses mention it. */
  street?: string;
  random: Random;
};

const thisYear = 2026;

/** Fills the placeholders of a template; the same placeholder twice gets two different words. */
export function fillTemplate({ template, vocabulary, city, street = '', random }: Fill): string {
  const year = thisYear - Math.floor(random.next() ** 2 * 75) - 2;
  const words: Record<string, readonly string[]> = {
    surname: surnames,
    first: firstNames,
    adj: adjectives,
    thing: things,
    place: places,
    street: [street],
    word: vocabulary.words,
    offer: vocabulary.offers,
    city: [city],
    year: [String(year)],
    years: [String(thisYear - year)],
  };
  const used = new Set<string>();
  const text = template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const choices = words[key]!.filter((word) => !used.has(word));
    const word = random.pick(choices.length > 0 ? choices : words[key]!);
    used.add(word);
    return word;
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
}
