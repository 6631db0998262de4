import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPhraseKey } from '#app/domain/search/phrase-key.ts';
import { tokenize } from '#app/domain/search/tokenize.ts';
import { readTable } from './read-table.ts';

const path = join(import.meta.dirname, '../../app/domain/search/vocabulary.ts');

/** Writes the module with the words that search understands, unless it is there as it should be. */
export function writeVocabulary(): void {
  const text = toModule();
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

function toModule(): string {
  const tables = {
    categoryNames: readTable('categories').map(({ slug, name, synonyms }) => [
      slug,
      [name, synonyms].join(';'),
    ]),
    phraseKeys: [
      ...readTable('meanings'),
      ...readTable('topics').map(({ category, phrases }) => ({
        kind: 'topic',
        meaning: category,
        phrases,
      })),
    ].map(toPhraseRow),
    alternatives: [
      ...readTable('word-meanings').map(({ word, also }) => [word, also]),
      ...readTable('short-names').map(({ short, name }) => [short, name]),
    ],
    brands: readTable('brands').map(({ brand, also }) => [brand, also]),
  };
  const constants = Object.entries(tables).map(([name, rows]) => {
    const lines = rows.map((cells) => cells.join('|'));
    return `export const ${name} = \`\n${lines.join('\n')}\n\`;\n`;
  });
  return [
    '// Written from supabase/reference/*.csv by every command; edit those.\n',
    ...constants,
  ].join('\n');
}

/** The keys of all phrases, and those of one word as they are written. */
function toPhraseRow({
  kind = '',
  meaning = '',
  phrases = '',
}: Record<string, string | undefined>): string[] {
  const names = [...(kind === 'feature' ? [meaning] : []), ...phrases.split(';')].filter(Boolean);
  const keys = names.map(toPhraseKey);
  const words = names.flatMap((name) => {
    const tokens = tokenize(name);
    return tokens.length === 1 ? tokens.map(({ normal }) => normal) : [];
  });
  return [kind, meaning, [...new Set(keys)].join(';'), [...new Set(words)].join(';')];
}
