import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilePhrases } from './compile-phrases.ts';
import { readTable } from './read-table.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Writes the modules with the patterns that search reads texts by and the words that import understands, unless they are
 * as they should be.
 */
export function writeVocabulary(): void {
  writeModule('app/domain/search/phrases.ts', {
    phrases: compilePhrases(readTable('phrases')).map(({ role, value, literals, source }) => [
      role,
      value,
      literals.join(';'),
      source,
    ]),
  });
  const trades = readTable('category-kinds');
  writeModule('app/domain/import/vocabulary.ts', {
    kinds: trades.map(({ house: _, icon: __, parent: ___, specialties: ____, ...kind }) =>
      Object.values(kind),
    ),
    nameSigns: readTable('name-signs').map(Object.values<string>),
    brands: readTable('brands').map(({ name, category, also }) => [name, category, also]),
  });
  // Forms show specialties, too, and load nothing else of it.
  writeModule('app/domain/import/specialties.ts', {
    specialties: trades
      .filter(({ specialties }) => specialties !== '')
      .map(({ category, specialties }) => [category, specialties]),
  });
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
