import { listNames } from './named-category.ts';
import { toPhraseKey } from './phrase-key.ts';
import type { VocabularyRows } from './search.ts';
import { tokenize } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Prepares the rows of the database for the readers, which takes some 40 ms: the result is kept. */
export function makeVocabulary({ version, ...rows }: VocabularyRows): Vocabulary {
  return {
    version,
    categories: rows.categories.map(([slug, name]) => [slug, name]),
    names: listNames(rows.categories),
    former_categories: rows.former_categories,
    phrases: [
      ...rows.phrases.map(([kind, meaning, phrases]) => toKeys(kind, meaning, phrases)),
      ...rows.categories.map(([slug, name, synonyms]) =>
        toKeys(
          'topic',
          slug,
          [name, ...synonyms].filter((label) => tokenize(label).length > 1),
        ),
      ),
    ],
    alternatives: rows.alternatives,
    brands: [...rows.brands.flatMap(listOtherNames), ...rows.short_names],
  };
}

function toKeys(kind: string, meaning: string, phrases: string[]): Vocabulary['phrases'][number] {
  const names = kind === 'feature' ? [meaning, ...phrases] : phrases;
  const words = names.flatMap((name) => {
    const tokens = tokenize(name);
    return tokens.length === 1 ? tokens.map(({ normal }) => normal) : [];
  });
  return [kind, meaning, [...new Set(names.map(toPhraseKey))], [...new Set(words)]];
}

/** Each name of a brand with the others, but those that a search for it finds anyway: "Koi" finds "Koi Auto Parts". */
function listOtherNames([own, also]: VocabularyRows['brands'][number]): Vocabulary['brands'] {
  const names = [own, ...also];
  const has = (longer: string, shorter: string) =>
    shorter.split(' ').every((word) => longer.split(' ').includes(word));
  return names.flatMap((one): Vocabulary['brands'] => {
    const others = names.filter((other) => (one === own || other === own) && !has(other, one));
    return others.length > 0 ? [[one, others]] : [];
  });
}
