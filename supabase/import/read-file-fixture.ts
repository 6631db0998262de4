import { places } from '#app/domain/import/place/places.ts';
import { createRowReader } from '#app/domain/import/read-row.ts';
import { readTable as readImport } from '#app/domain/import/read/read-table.ts';
import { readTable } from '../reference/read-table.ts';
import { chooseMapping } from './choose-mapping.ts';

const categories = readTable('categories').map((row, index) => ({
  id: index + 1,
  slug: row.slug!,
  name: row.name!,
  synonyms: row.synonyms!.split(';'),
  attributes: row.attributes!.split(';'),
}));

type Options = { fileName?: string; constants?: Record<string, string> };

/** Reads a file as the command does; each row in a few words, or only why it is none. */
export async function readFile(
  text: string,
  { fileName = 'list.csv', constants = {} }: Options = {},
) {
  const bytes = new TextEncoder().encode(text);
  const source = {
    name: fileName,
    open: async function* () {
      yield bytes;
    },
  };
  const table = await readImport(source);
  const { mapping } = chooseMapping({ ...table, columns: {}, constants, fileName });
  const readRow = createRowReader({
    ...table,
    mapping,
    constants,
    fileName,
    category: null,
    places,
    categories,
  });
  const rows = [];
  for await (const record of table.rows) {
    const read = readRow(record);
    if (read.kind !== 'listing') {
      rows.push(read.kind);
      continue;
    }
    const { listing } = read;
    const hours = (listing.opening_hours ?? []).map(
      ({ day_of_week, opens, closes }) => `${day_of_week} ${opens}-${closes}`,
    );
    rows.push({
      name: listing.name,
      category: categories[listing.category_id - 1]?.slug,
      specialty: listing.specialty,
      street: listing.street,
      city: `${listing.city} ${listing.state}`,
      zip: listing.zip_code,
      point: listing.lat === null ? null : `${listing.lat} ${listing.lng}`,
      phone: listing.phone,
      extension: listing.phone_extension,
      features: listing.attributes,
      website: listing.website,
      facebook: listing.facebook_url,
      status: listing.status,
      hold: listing.hold,
      hours: hours.join(', '),
    });
  }
  return rows;
}
