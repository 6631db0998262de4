import { CsvFile } from '#app/components/admin/csv-file.tsx';
import {
  type CityNames,
  createMetro,
  findCityNames,
  findMetroNames,
  renameMetro,
  saveNeighborhood,
} from '#app/domain/metro/metro-calls.ts';

/** The cities as a file; a row whose address is new adds one, another name renames it. */
export function CityFile() {
  return (
    <CsvFile
      fileName="cities.csv"
      required={['slug', 'name', 'state']}
      readRows={async (db) => {
        const found = await findMetroNames({ db });
        const rows = found.map(({ slug, name, state }) => [slug, name, state]);
        return [['slug', 'name', 'state'], ...rows];
      }}
      compare={async (db, rows) => {
        const known = new Map((await findMetroNames({ db })).map(({ slug, name }) => [slug, name]));
        const changed = rows.filter(({ slug = '', name }) => name && known.get(slug) !== name);
        const isNew = (slug = '') => !known.has(slug);
        const added = changed.filter(({ slug }) => isNew(slug)).length;
        return {
          text: `${added} cities to add, ${changed.length - added} to rename.`,
          changes: changed.map(({ slug = '', name = '', state = '' }) => ({
            name: `${name}, ${state}`,
            apply: async (ofDb) => {
              const outcome = isNew(slug)
                ? await createMetro({ db: ofDb }, `${name}, ${state}`)
                : await renameMetro({ db: ofDb }, { metro: slug, slug, name });
              return outcome.ok;
            },
          })),
        };
      }}
    />
  );
}

const columns = ['name', 'lat', 'lng', 'radius_miles'] as const;

type NeighborhoodFileProps = { metro: string };

/** The neighborhoods of a city as a file; a row whose name is new adds one. */
export function NeighborhoodFile({ metro }: NeighborhoodFileProps) {
  const write = (one: CityNames['neighborhoods'][number]) =>
    columns.map((column) => String(one[column]));
  return (
    <CsvFile
      fileName={`neighborhoods-${metro}.csv`}
      required={columns}
      readRows={async (db) => {
        const names = await findCityNames({ db }, metro);
        return [[...columns], ...(names?.neighborhoods.map(write) ?? [])];
      }}
      compare={async (db, rows) => {
        const names = await findCityNames({ db }, metro);
        const known = new Map(names?.neighborhoods.map((one) => [one.name, write(one).join()]));
        const changed = rows.filter(
          (row) => row.name && known.get(row.name) !== columns.map((name) => row[name]).join(),
        );
        const isNew = (name = '') => !known.has(name);
        const added = changed.filter(({ name }) => isNew(name)).length;
        return {
          text: `${added} neighborhoods to add, ${changed.length - added} to change.`,
          changes: changed.map(({ name = '', lat, lng, radius_miles }) => ({
            name,
            apply: async (ofDb) => {
              const content = {
                name,
                lat: Number(lat),
                lng: Number(lng),
                radius_miles: Number(radius_miles),
              };
              const neighborhood = isNew(name) ? null : name;
              return (await saveNeighborhood({ db: ofDb }, { metro, neighborhood, content })).ok;
            },
          })),
        };
      }}
    />
  );
}
