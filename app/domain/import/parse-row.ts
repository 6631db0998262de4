import type { Coordinates } from '#app/domain/metro/metro.ts';
import { isUnitedStates } from '../us-state/us-state.ts';
import { isPlaceholder, type CellReading } from './cells/cell-reading.ts';
import { cleanCell } from './cells/clean-cell.ts';
import { formatCapitals } from './cells/format-capitals.ts';
import { parsePhoneCell } from './cells/parse-phone-cell.ts';
import { parseStatus } from './cells/parse-status.ts';
import { parseEmailCell, parseWebsiteCell } from './cells/parse-web-cells.ts';
import type { CountWarning } from './count-warnings.ts';
import type { ImportField, Mapping } from './fields.ts';
import { agreeOnPlace, type SaidPlace } from './place/agree-on-place.ts';
import type { Places } from './place/places.ts';
import { readSaidPlace } from './place/read-said-place.ts';

/** A row that can be stored; its category, metro and slug are decided with the database's help. */
export type ImportedListing = {
  name: string;
  description: string | null;
  street: string | null;
  city: string;
  state: string;
  zip_code: string;
  lat: number | null;
  lng: number | null;
  /** The middle of the zip code, for search and map, where the row has no coordinates. */
  map_lat: number | null;
  map_lng: number | null;
  time_zone: string;
  phone: string | null;
  email: string | null;
  website: string | null;
  status: 'published' | 'closed';
  temporarily_closed: boolean;
};

export type ParsedRow =
  | {
      kind: 'listing';
      listing: ImportedListing;
      /** Where it is, for finding its metro; null when nothing in the row tells. */
      place: Coordinates | null;
      categoryCell: string;
    }
  | { kind: 'not-in-the-us' }
  | { kind: 'rejected'; reasons: string[] };

export type ParseContext = {
  mapping: Mapping;
  places: Places;
  /** "2026-11-22": whether a day of closing has come. */
  today: string;
  /** Hears what was dropped, mended or filled in; of rejected rows too. */
  warn: CountWarning;
};

/** The longest values that the table's checks let in, in characters. */
const longest = { name: 160, street: 200, city: 100, description: 5000 } as const;

/**
 * Parses one row of a file. A cell that cannot be used is dropped with a warning; the row is rejected
 * only without a name or a place.
 */
export function parseRow(
  row: readonly string[],
  { mapping, places, today, warn }: ParseContext,
): ParsedRow {
  const raw = (field: ImportField) =>
    mapping[field] === undefined ? '' : (row[mapping[field]] ?? '');
  const cells = (field: ImportField) => cleanCell(raw(field));
  if (isAbroad(cells('country'))) return { kind: 'not-in-the-us' };

  function take(field: ImportField, parse: (cell: string) => CellReading): string | null {
    const cell = cells(field);
    const { value, problem } = parse(cell);
    if (problem !== null) warn(field, problem, cell);
    return value;
  }
  const takeText = (field: keyof typeof longest, text: string) => shorten({ field, text, warn });

  const takeName = (field: 'name' | 'legal_name') => takeText('name', formatCapitals(cells(field)));
  const name = takeName('name') ?? takeName('legal_name');
  const { said, street } = readSaidPlace({ cells, raw, places, warn });
  said.city = takeText('city', said.city ?? '');
  const agreed = agreeOnPlace({ said, places, warn });
  if (name === null || agreed === null) {
    return { kind: 'rejected', reasons: explain(name, agreed === null ? said : null) };
  }

  const { point } = agreed;
  const listing: ImportedListing = {
    name,
    description: takeText('description', cells('description')),
    street: takeText('street', formatCapitals(joinStreet(street, cells('street_2')))),
    city: spellCity(agreed, places),
    state: agreed.state,
    zip_code: agreed.zip_code,
    lat: agreed.coordinates?.lat ?? null,
    lng: agreed.coordinates?.lng ?? null,
    map_lat: point?.lat ?? null,
    map_lng: point?.lng ?? null,
    time_zone: agreed.time_zone,
    phone: take('phone', parsePhoneCell),
    email: take('email', parseEmailCell),
    website: take('website', parseWebsiteCell),
    ...parseStatus({ cell: cells('status'), closedOn: cells('closed_on'), today }),
  };
  return { kind: 'listing', listing, place: point, categoryCell: cells('category') };
}

function isAbroad(country: string): boolean {
  return country !== '' && !isPlaceholder(country) && !isUnitedStates(country);
}

/** A city in capitals as its post office spells it: that of "WACO" is known to be no initials. */
function spellCity({ city, state }: Record<'city' | 'state', string>, places: Places): string {
  if (/\p{Ll}/u.test(city)) return city;
  return places.findCity(city, state)[0]?.city ?? formatCapitals(city);
}

type Text = { field: keyof typeof longest; text: string; warn: CountWarning };

/** A text that fits into its column, cut between words; null where nothing is said. */
function shorten({ field, text, warn }: Text): string | null {
  if (text === '' || isPlaceholder(text)) return null;
  const characters = Array.from(text);
  const most = longest[field];
  if (characters.length <= most) return text;
  warn(field, `was cut after ${most} characters`, text);
  const start = characters.slice(0, most).join('');
  const lastSpace = start.lastIndexOf(' ');
  return lastSpace > most / 2 ? start.slice(0, lastSpace) : start;
}

function explain(name: string | null, said: SaidPlace | null): string[] {
  const missing = [
    name === null && 'Name is required',
    said?.city === null && 'City is required',
    said?.state === null && 'State is required',
    said?.zip_code === null && 'Zip code is required',
  ].filter((reason) => reason !== false);
  return missing.length > 0 ? missing : ['City, state and zip code do not belong together'];
}

function joinStreet(street: string, unit: string): string {
  return [street, unit].filter((part) => part !== '' && !isPlaceholder(part)).join(', ');
}
