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

/** Stop words keep their places: 'at&t park' is no parking. */
function toStems(words: readonly string[]): string {
  const isLead = ['the', 'a', 'an'].includes(words[0] ?? '');
  return words
    .slice(isLead ? 1 : 0)
    .map((word) => stemWord(word) ?? '-')
    .join(' ');
}
