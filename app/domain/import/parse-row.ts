import { fieldsWith } from '../business/business.ts';
import { isUnitedStates } from '../us-state/us-state.ts';
import {
  type CellReading,
  cleanCell,
  formatCapitals,
  formatStreetCapitals,
  isPlaceholder,
  tidyName,
} from './cells/clean-cell.ts';
import { parseDate, parseStatus } from './cells/parse-status-cells.ts';
import {
  parseEmailCell,
  parseExtensionCell,
  parsePhoneCell,
  parseWebsiteCell,
} from './cells/parse-contact-cells.ts';
import type { CountWarning } from './count-warnings.ts';
import { type ImportField, type Mapping, optionalTexts } from './fields.ts';
import { reconcilePlace, type StatedPlace } from './place/reconcile-place.ts';
import { fillFromHome, findHome, type DefaultLocation, isPlaceGuessed } from './place/find-home.ts';
import { type Places, spellCity } from './place/places.ts';
import { readStatedPlace } from './place/read-stated-place.ts';

type OptionalText = (typeof optionalTexts)[number];

/** A row ready to store; the database places it (`place_listing`). */
export type ImportedListing = Record<OptionalText['name'], string | null> & {
  name: string;
  street: string | null;
  city: string;
  state: string;
  zip_code: string;
  lat: number | null;
  lng: number | null;
  status: 'published' | 'closed';
  temporarily_closed: boolean;
  /** Whether the row states no place: it is held for review, and moves no listing. */
  is_place_guessed: boolean;
  /** The date of the row's information, "2026-11-22"; null if the row has none. */
  source_date: string | null;
};

export type ParsedRow =
  | {
      kind: 'listing';
      listing: ImportedListing;
      /** The cells that describe its category, the more specific first. */
      categoryCells: string[];
      /** The cell that lists its features. */
      featureCell: string;
    }
  | { kind: 'not_in_the_us' }
  | { kind: 'rejected'; reasons: string[] };

export type ParseContext = {
  mapping: Mapping;
  places: Places;
  /** Default location of rows that do not give one. */
  home: DefaultLocation;
  /** "2026-11-22": decides whether a closing date has passed. */
  today: string;
  /** Called for each cell that was dropped, corrected or filled in, also in rejected rows. */
  warn: CountWarning;
};

/** Maximum lengths, in characters. */
const maxLengths = Object.fromEntries(
  fieldsWith({ is_text: true }).map(({ name, max_length }) => [name, max_length]),
);

/**
 * Parses one row of a file. Drops an unusable cell with a warning; rejects the row only if it has
 * no name or no consistent place.
 */
export function parseRow(
  row: readonly string[],
  { mapping, places, home, today, warn }: ParseContext,
): ParsedRow {
  const { raw, cells } = openRow(row, mapping);
  if (isAbroad(cells('country'))) return { kind: 'not_in_the_us' };

  function take(field: ImportField, parse: (cell: string) => CellReading): string | null {
    const cell = cells(field);
    const { value, problem } = parse(cell);
    if (problem !== null) warn(field, problem, cell);
    return value;
  }
  const takeText = (field: ImportField, text: string) => shorten({ field, text, warn });

  function takeOptional({ name: field, kind }: OptionalText): string | null {
    switch (kind) {
      case 'phone':
        return take(field, parsePhoneCell);
      case 'email':
        return take(field, parseEmailCell);
      case 'link':
        return take(field, parseWebsiteCell);
      case 'extension':
        return take(field, parseExtensionCell);
      case 'paragraph':
      case 'text':
        return takeText(field, cells(field));
    }
  }

  const takeName = (field: 'name' | 'legal_name') =>
    takeText('name', formatCapitals(tidyName(cells(field))));
  const name = takeName('name') ?? takeName('legal_name');
  const texts = Object.fromEntries(
    optionalTexts.map((field) => [field.name, takeOptional(field)]),
  ) as Record<OptionalText['name'], string | null>;
  const { stated: written, street } = readStatedPlace({ cells, raw, places, warn });
  written.city = takeText('city', written.city ?? '');
  const stated = fillFromHome({ stated: written, phone: texts.phone, home, places, warn });
  const agreed = reconcilePlace({ stated, places, warn });
  if (name === null || agreed === null) {
    return { kind: 'rejected', reasons: explain(name, agreed === null ? stated : null) };
  }

  const wholeStreet = takeText(
    'street',
    formatStreetCapitals(joinStreet(street, cells('street_2'))),
  );
  const listing: ImportedListing = {
    ...texts,
    name,
    street: wholeStreet,
    city: spellCity({ ...agreed, places, warn }),
    state: agreed.state,
    zip_code: agreed.zip_code,
    lat: agreed.coordinates?.lat ?? null,
    lng: agreed.coordinates?.lng ?? null,
    is_place_guessed: isPlaceGuessed({
      stated: written,
      filled: stated,
      street: wholeStreet,
      home,
    }),
    ...parseStatus({ cell: cells('status'), closedOn: cells('closed_on'), today }),
    source_date: readPastDay(cells('source_date'), today),
  };
  return {
    kind: 'listing',
    listing,
    categoryCells: [cells('category'), cells('category_2')],
    featureCell: cells('attributes'),
  };
}

function openRow(row: readonly string[], mapping: Mapping) {
  const raw = (field: ImportField) =>
    mapping[field] === undefined ? '' : (row[mapping[field]] ?? '');
  return { raw, cells: (field: ImportField) => cleanCell(raw(field)) };
}

type HomeInput = Pick<ParseContext, 'mapping' | 'places'> & { sample: readonly string[][] };

/** Derives the default location from a sample of the file's rows. */
export function readHome({ sample, mapping, places }: HomeInput): DefaultLocation {
  const rows = sample.map((row) => {
    const { raw, cells } = openRow(row, mapping);
    const { stated } = readStatedPlace({ cells, raw, places, warn: () => undefined });
    return { stated, phone: parsePhoneCell(cells('phone')).value };
  });
  return findHome(rows, places);
}

function isAbroad(country: string): boolean {
  return country !== '' && !isPlaceholder(country) && !isUnitedStates(country);
}

type Text = { field: ImportField; text: string; warn: CountWarning };

/** Truncates a text to its column's limit between words; returns null for '' and placeholders. */
function shorten({ field, text, warn }: Text): string | null {
  if (text === '' || isPlaceholder(text)) return null;
  const characters = Array.from(text);
  const maxLength = maxLengths[field] ?? Infinity;
  if (characters.length <= maxLength) return text;
  warn(field, `was cut after ${maxLength} characters`, text);
  const start = characters.slice(0, maxLength).join('');
  const lastSpace = start.lastIndexOf(' ');
  return lastSpace > maxLength / 2 ? start.slice(0, lastSpace) : start;
}

function explain(name: string | null, stated: StatedPlace | null): string[] {
  const missing = [
    name === null && 'Name is required',
    stated?.city === null && 'City is required',
    stated?.state === null && 'State is required',
    stated?.zip_code === null && 'Zip code is required',
  ].filter((reason) => reason !== false);
  return missing.length > 0 ? missing : ['City, state and zip code do not belong together'];
}

/** Returns null for a future day, which is an expiry date or a mistake. */
function readPastDay(cell: string, today: string): string | null {
  const day = parseDate(cell);
  return day !== null && day <= today ? day : null;
}

function joinStreet(street: string, unit: string): string {
  return [street, unit].filter((part) => part !== '' && !isPlaceholder(part)).join(', ');
}
