import { normalizeWords, stemWord } from './normalize-words.ts';
import { categoryNames } from './vocabulary.ts';

type Names = { byName: Map<string, string>; byStems: Map<string, string> };

let known: Names | undefined;

/**
 * Returns the slug of the category that these normalized words name: 'vets' and 'veterinarian'
 * name one, 'vet supplies' does not.
 */
export function findNamedCategory(words: readonly string[]): string | null {
  known ??= readNames();
  const stems = toStems(words);
  if (stems === '') return null;
  return known.byName.get(words.join(' ')) ?? known.byStems.get(stems) ?? null;
}

function readNames(): Names {
  const byName = new Map<string, string>();
  const byStems = new Map<string, string>();
  for (const row of categoryNames.trim().split('\n')) {
    const [slug = '', names = ''] = row.split('|');
    for (const name of names.split(';').map(normalizeWords).filter(Boolean)) {
      const stems = toStems(name.split(' '));
      if (!byName.has(name)) byName.set(name, slug);
      if (!byStems.has(stems)) byStems.set(stems, slug);
    }
  }
  return { byName, byStems };
}

function toStems(words: readonly string[]): string {
  return words
    .map(stemWord)
    .filter((stem) => stem !== null)
    .join(' ');
}
