import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** The data files of this folder, the tables that they fill, in this order, and what names a row. */
export const referenceTables = {
  categories: { table: 'public.categories', key: ['slug'] },
  'category-neighbors': { table: 'private.category_neighbors', key: ['category', 'neighbor'] },
  metros: { table: 'public.metros', key: ['slug'] },
  states: { table: 'private.states', key: ['code'] },
  counties: { table: 'private.counties', key: ['name', 'state'] },
  'zip-ranges': { table: 'private.zip_ranges', key: ['state', 'zips'] },
  'zip-codes': { table: 'private.zip_codes', key: ['zip'] },
  cities: { table: 'private.cities', key: ['name', 'state'] },
  'place-nicknames': { table: 'private.place_nicknames', key: ['nickname'] },
  neighborhoods: { table: 'private.neighborhoods', key: ['metro', 'name'] },
  landmarks: { table: 'private.landmarks', key: ['name', 'city', 'state'] },
  meanings: { table: 'private.meanings', key: ['kind', 'meaning'] },
  topics: { table: 'private.topics', key: ['category'] },
  'word-meanings': { table: 'private.word_meanings', key: ['word'] },
  brands: { table: 'private.brands', key: ['name'] },
  'short-names': { table: 'private.short_names', key: ['short'] },
  'public-suffixes': { table: 'private.public_suffixes', key: ['rule'] },
  'mail-hosts': { table: 'private.mail_hosts', key: ['host'] },
  'shared-hosts': { table: 'private.shared_hosts', key: ['host'] },
  'chain-hosts': { table: 'private.chain_hosts', key: ['host'] },
} as const;

export type ReferenceFile = keyof typeof referenceTables;
type Row = Record<string, string>;
/** Files that no table has: search, import and drawings read them in TypeScript. */
type OtherFile = 'category-kinds' | 'name-signs' | 'phrases';

/** The files that a table is read from, where it is not the one of its name. */
const sources: Partial<Record<ReferenceFile, (ReferenceFile | OtherFile)[]>> = {
  'category-neighbors': ['categories', 'category-kinds', 'meanings', 'topics'],
  metros: ['metros', 'cities'],
  counties: ['states'],
};

/** Returns the files that a table is read from. */
export function sourcesOf(file: ReferenceFile): (ReferenceFile | OtherFile)[] {
  return sources[file] ?? [file];
}

/** The rows of a data file as text, in its order, by the names in its first line. */
export function readTable(file: ReferenceFile | OtherFile, folder = import.meta.dirname): Row[] {
  const text = readFileSync(join(folder, `${file}.csv`), 'utf8');
  // A first line with # names the source.
  return parse<Row>(text, { columns: true, comment: '#', comment_no_infix: true });
}

/** The metros, each with the center and the time zone of its city in cities.csv. */
export function readMetroTable(folder?: string): Row[] {
  const cities = new Map(
    readTable('cities', folder).map((city) => [`${city.name}, ${city.state}`, city]),
  );
  return readTable('metros', folder).map((metro) => {
    const city = cities.get(`${metro.name}, ${metro.state}`);
    if (city === undefined) throw new Error(`cities.csv has no ${metro.name}, ${metro.state}`);
    const { lat = '', lng = '', time_zone = '' } = city;
    return { ...metro, lat, lng, time_zone };
  });
}
