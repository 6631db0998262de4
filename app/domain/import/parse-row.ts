import { fieldsWith, type OpeningHours } from '../business/business.ts';
import {
  type CellReading,
  cleanCell,
  formatStreetCapitals,
  isPlaceholder,
  readListCell,
} from './cells/clean-cell.ts';
import {
  findExtension,
  parseEmailCell,
  parseExtensionCell,
  parseMilesCell,
  parsePhoneCell,
  parseSocialCell,
  parseWebsiteCell,
} from './cells/parse-contact-cells.ts';
import {
  parseHoursCell,
  findHoursColumns,
  type HoursColumns,
  readHoursColumns,
} from './cells/parse-hours-cells.ts';
import { parseDate, parseStatus } from './cells/parse-status-cells.ts';
import type { CountWarning } from './count-warnings.ts';
import { type Constants, type ImportField, type Mapping, optionalTexts } from './fields.ts';
import type { HoldReason } from './import-schema.ts';
import { chooseNaming, type Naming, readRowName } from './name/choose-naming.ts';
import { type CleanName, isPersonName, readNameCell } from './name/clean-name.ts';
import { fillFromHome, findHome, type DefaultLocation, isPlaceGuessed } from './place/find-home.ts';
import { isAbroad } from './place/is-abroad.ts';
import { type Places, spellCity } from './place/places.ts';
import { readStatedPlace } from './place/read-stated-place.ts';
import { reconcilePlace, type StatedPlace } from './place/reconcile-place.ts';
import { ImportError } from './read/source.ts';

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
  /** Its week; null if the row says nothing of it. */
  opening_hours: OpeningHours[] | null;
  /** Why the row waits for an admin, whatever it may be compared with; null if it does not. */
  hold: HoldReason | null;
  /** The date of the row's information, "2026-11-22"; null if the row has none. */
  source_date: string | null;
};

export type ParsedRow =
  | {
      kind: 'listing';
      listing: ImportedListing;
      /** The cells that describe its category, the more specific first. */
      categoryCells: string[];
      /** The cell that lists what it is besides. */
      moreCategoriesCell: string;
      /** The slug of its brand's category; null if it has none. */
      brandCategory: string | null;
      /** The cell that lists its features. */
      featureCell: string;
    }
  | { kind: 'not_in_the_us' }
  | { kind: 'rejected'; reasons: string[] };

/** What is known of a file before its rows are read. */
export type FileContext = {
  mapping: Mapping;
  /** Values of all rows. */
  constants: Constants;
  naming: Naming;
  hoursColumns: HoursColumns;
  /** Default location of rows that do not give one. */
  home: DefaultLocation;
  /** Whether the column for the company's name is about its owner, who may be a person. */
  hasOwners: boolean;
};

export type ParseContext = FileContext & {
  places: Places;
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
export function parseRow(row: readonly string[], context: ParseContext): ParsedRow {
  const { naming, places, home, today, warn } = context;
  const { raw, cells } = openRow(row, context);
  if (isAbroad({ cells, places })) return { kind: 'not_in_the_us' };

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
      case 'social':
        return take(field, (cell) => parseSocialCell(field, cell));
      case 'miles':
        return take(field, parseMilesCell);
      case 'paragraph':
      case 'text':
        return takeText(field, cells(field));
    }
  }

  const sign = readSign(cells, context.hasOwners);
  const called = readRowName(naming, cells, sign.name);
  const name = takeText('name', called.name ?? '');
  const texts = Object.fromEntries(
    optionalTexts.map((field) => [field.name, takeOptional(field)]),
  ) as Record<OptionalText['name'], string | null>;
  moveSocialPage(texts);
  if (texts.phone !== null) texts.phone_extension ??= findExtension(cells('phone'));
  const { stated: written, street } = readStatedPlace({ cells, raw, places, warn });
  written.city = takeText('city', written.city ?? '');
  const stated = fillFromHome({ stated: written, phone: texts.phone, home, places, warn });
  const agreed = reconcilePlace({ stated, places, warn });
  if (name === null || agreed === null) {
    return { kind: 'rejected', reasons: explain(name, agreed === null ? stated : null) };
  }

  const wholeStreet = takeText(
    'street',
    formatStreetCapitals(joinStreet(street, cells('street_2'), called.branch ?? '')),
  );
  const { isDoubtful, ...status } = parseStatus({
    cell: cells('status'),
    closedOn: cells('closed_on'),
    isClosed: sign.isClosed,
    today,
  });
  const isGuessed = isPlaceGuessed({ stated: written, filled: stated, street: wholeStreet, home });
  const hours = readHoursColumns(row, context.hoursColumns) || cells('hours');
  const listing: ImportedListing = {
    ...texts,
    name,
    street: wholeStreet,
    city: spellCity({ ...agreed, places, warn }),
    state: agreed.state,
    zip_code: agreed.zip_code,
    lat: agreed.coordinates?.lat ?? null,
    lng: agreed.coordinates?.lng ?? null,
    ...status,
    opening_hours: parseHoursCell({ cell: hours, isAlwaysOpen: sign.isAlwaysOpen, warn }),
    hold:
      (isGuessed && 'place') ||
      (agreed.isContradictory && 'contradiction') ||
      ((called.isUnsure || sign.isPerson || !/\p{L}.*\p{L}/u.test(name)) && 'name') ||
      ((isDoubtful || sign.isDoubtful || /^former(ly)? /i.test(name)) && 'status') ||
      null,
    source_date: readPastDay(cells('source_date'), today),
  };
  return {
    kind: 'listing',
    listing,
    categoryCells: [
      cells('category'),
      cells('category_2') || cells('more_categories'),
      cells('specialty'),
    ].map(readListCell),
    moreCategoriesCell: readListCell(cells('more_categories')),
    brandCategory: called.brandCategory,
    featureCell: cells('attributes'),
  };
}

/** A page on a social network among the websites is that page, and no website of its own. */
function moveSocialPage(texts: Record<OptionalText['name'], string | null>): void {
  for (const { name, kind } of optionalTexts) {
    if (kind !== 'social' || texts.website === null) continue;
    const { value } = parseSocialCell(name, texts.website);
    if (value === null) continue;
    texts[name] ??= value;
    texts.website = null;
  }
}

type RowInput = Pick<FileContext, 'mapping' | 'constants'>;

/** Reads a row's cells by field; a value of all rows fills an empty cell. */
function openRow(row: readonly string[], { mapping, constants }: RowInput) {
  const raw = (field: ImportField) =>
    (mapping[field] === undefined ? '' : (row[mapping[field]] ?? '')).replace(
      /<br\s*\/?>/gi,
      '\n',
    ) ||
    (constants[field] ?? '');
  return { raw, cells: (field: ImportField) => cleanCell(raw(field)) };
}

/** Returns the name on a row's sign, otherwise its company's; null if it has none, or only its owner's. */
function readSign(cells: (field: ImportField) => string, hasOwners: boolean) {
  const [name, company] = (['name', 'legal_name'] as const).map((field) =>
    readNameCell(cells(field)),
  ) as [CleanName, CleanName];
  const isStated = ({ name: text }: CleanName) => text !== '' && !isPlaceholder(text);
  if (isStated(name)) return { ...name, isPerson: false };
  const isPerson = isPersonName(cells('legal_name'));
  if (isStated(company) && !(isPerson && hasOwners)) return { ...company, isPerson };
  return { name: null, isClosed: false, isDoubtful: false, isAlwaysOpen: false, isPerson: false };
}

type FileInput = RowInput & {
  header: readonly string[];
  sample: readonly string[][];
  fileName: string;
  places: Places;
};

/**
 * Reads from a sample of a file's rows what is the same for all of them.
 * @throws ImportError if no row says where it is
 */
export function readFileContext(input: FileInput): FileContext {
  const { header, sample, mapping, constants, fileName, places } = input;
  const opened = sample.map((row) => openRow(row, input));
  const rows = opened.map(({ raw, cells }) => {
    const { stated } = readStatedPlace({ cells, raw, places, warn: () => undefined });
    return { stated, phone: parsePhoneCell(cells('phone')).value };
  });
  const isNowhere = ({ stated }: (typeof rows)[number]) =>
    stated.city === null && stated.zip_code === null && stated.coordinates === null;
  if (rows.length > 0 && rows.every(isNowhere)) {
    throw new ImportError('No row says its city. Say the city and state of all rows.');
  }
  return {
    mapping,
    constants,
    naming: chooseNaming({ rows: opened.map(({ cells }) => cells), constants, fileName }),
    hoursColumns: findHoursColumns(header),
    hasOwners: /owner|applicant|licen[sc]ee|permittee|proprietor|contact|person/i.test(
      header[mapping.legal_name ?? -1] ?? '',
    ),
    home: findHome(rows, places),
  };
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

function joinStreet(...parts: string[]): string {
  return parts.filter((part) => part !== '' && !isPlaceholder(part)).join(', ');
}
