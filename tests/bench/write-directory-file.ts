import { stringify } from 'csv-stringify/sync';
import { demoCount, generateBusinesses } from '../../supabase/seed/generate.ts';

/** One in so many businesses of the file is in the seed, with another phone number. */
const knownEvery = 50;

/** A CSV file of so many made-up businesses of real cities and zip codes. */
export function writeDirectoryFile(rows: number): string {
  const known = Math.floor(rows / knownEvery);
  const lines = [];
  let index = 0;
  for (const { row } of generateBusinesses({ count: demoCount + rows })) {
    index += 1;
    const isKnown = index <= known;
    if (!isKnown && index <= demoCount) continue;
    lines.push({
      License: `L-${index}`,
      'Business Name': row.name,
      Category: row.category,
      Description: row.description,
      Street: row.street,
      City: row.city,
      State: row.state,
      'Zip Code': row.zip_code,
      Phone: isKnown ? `(512) 867-${1000 + index}` : row.phone,
      Website: row.website,
      Latitude: row.lat,
      Longitude: row.lng,
    });
    if (lines.length === rows) break;
  }
  return stringify(lines, { header: true });
}
