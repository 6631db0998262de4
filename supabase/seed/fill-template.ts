import type { Random } from './random.ts';
import { type Vocabulary, names } from './vocabulary.ts';

const { adjectives, firstNames, places, surnames, things } = names;

type Draw = {
  template: string;
  vocabulary: Vocabulary;
  city: string;
  /** The street's name without its kind; only names of businesses mention it. */
  street?: string;
  random: Random;
};

/** The words for each placeholder, in the order in which a template uses them up. */
export type Words = Readonly<Record<string, readonly string[]>>;

const thisYear = 2026;

/** Draws a word for each placeholder of a template, for this template or another that needs no more. */
export function drawWords({ template, vocabulary, city, street = '', random }: Draw): Words {
  const year = thisYear - Math.floor(random.next() ** 2 * 75) - 2;
  const said = { street: [street], city: [city], year: [`${year}`], years: [`${thisYear - year}`] };
  const choices: Words = {
    surname: surnames,
    first: firstNames,
    adj: adjectives,
    thing: things,
    place: places,
    word: vocabulary.words,
    offer: vocabulary.offers,
    ...said,
  };
  const drawn: Record<string, string[]> = {};
  const used = new Set<string>();
  for (const [, key = ''] of template.matchAll(/\{(\w+)\}/g)) {
    const unused = choices[key]!.filter((word) => !used.has(word));
    const word = random.pick(unused.length > 0 ? unused : choices[key]!);
    used.add(word);
    (drawn[key] ??= []).push(word);
  }
  return { ...drawn, ...said };
}

/** Puts the words in; a placeholder that outnumbers its words gets the last one again. */
export function fillWith(template: string, words: Words): string {
  const taken: Record<string, number> = {};
  const text = template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const list = words[key]!;
    const index = taken[key] ?? 0;
    taken[key] = index + 1;
    return list[index] ?? list.at(-1)!;
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
}
