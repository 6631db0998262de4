import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toBrandKey } from '#app/domain/import/name/brand-key.ts';
import { toPhraseKey } from '#app/domain/search/phrase-key.ts';
import { tokenize } from '#app/domain/search/tokenize.ts';
import { readTable } from './read-table.ts';

const root = join(import.meta.dirname, '../..');

/** Writes the modules with the words that search and import understand, unless they are as they should be. */
export function writeVocabulary(): void {
  writeModule('app/domain/search/vocabulary.ts', {
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
    phrases: readTable('phrases').map(({ role, value, pattern }) => [role, value, pattern]),
    alternatives: readTable('word-meanings').map(({ word, also }) => [word, also]),
    brands: [
      ...readTable('brands').flatMap(listOtherNames),
      ...readTable('short-names').map(({ short, name }) => [short, name]),
    ],
  });
  writeModule('app/domain/import/vocabulary.ts', {
    kinds: readTable('category-kinds').map(({ house: _, icon: __, parent: ___, ...kind }) =>
      Object.values(kind),
    ),
    brands: readTable('brands').map(({ name, category, also }) => [name, category, also]),
  });
  const trades = readTable('category-kinds');
  writeModule('app/components/pictures/drawings/icons.ts', {
    trades: trades.map(({ category, house, icon }) => [category, house, icon]),
    icons: [...new Set(trades.map(({ icon = '' }) => icon))].map(readIcon),
  });
}

const iconFolders = ['@mapbox/maki', '@rapideditor/temaki'];

/**
 * Reads an icon of Mapbox's Maki or Rapid's Temaki, both in the public domain (CC0): its name, the
 * width of its square, and its path.
 */
function readIcon(name: string): Cells {
  const path = iconFolders
    .map((folder) => join(root, 'node_modules', folder, `icons/${name}.svg`))
    .find((path) => existsSync(path));
  if (path === undefined) throw new Error(`category-kinds.csv: there is no icon ${name}`);
  const svg = readFileSync(path, 'utf8');
  // Some paths have line breaks and tabs, escaped.
  const paths = Array.from(svg.matchAll(/ d="([^"]+)"/g), ([, path = '']) =>
    path.replaceAll(/&#x[9A];|\s+/g, ' '),
  );
  return [name, /viewBox="0 0 (\d+) /.exec(svg)?.[1], paths.join('')];
}

type Cells = (string | undefined)[];

function writeModule(file: string, tables: Record<string, Cells[]>): void {
  const path = join(root, file);
  const constants = Object.entries(tables).map(([name, rows]) => {
    const lines = rows.map((cells) => cells.join('|'));
    return `export const ${name} = \`\n${lines.join('\n')}\n\`;\n`;
  });
  const text = [
    '// Written from supabase/reference/*.csv by every command; edit those.\n',
    ...constants,
  ].join('\n');
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

/** Each name of a brand with the others, but those that a search for it finds anyway: "Koi" finds "Koi Auto Parts". */
function listOtherNames({ name = '', also = '' }: Record<string, string>): Cells[] {
  const names = [toBrandKey(name), ...also.split(';').filter(Boolean)];
  const has = (longer: string, shorter: string) =>
    shorter.split(' ').every((word) => longer.split(' ').includes(word));
  const isOwn = (one: string, other: string) => one === names[0] || other === names[0];
  return names.flatMap((one) => {
    const others = names.filter((other) => isOwn(one, other) && !has(other, one));
    return others.length > 0 ? [[one, others.join(';')]] : [];
  });
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
