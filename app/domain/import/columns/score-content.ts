import { fieldsWith, forFields } from '../../business/business.ts';
import { findState, findStatesOfZip, isUnitedStates } from '../../us-state/us-state.ts';
import { isKind } from '../category/category-labels.ts';
import { findByIndustryCode } from '../category/industry-codes.ts';
import { parseEmailCell, parsePhoneCell, parseWebsiteCell } from '../cells/parse-contact-cells.ts';
import { parsePoint } from '../cells/parse-place-cells.ts';
import { parseDate } from '../cells/parse-status-cells.ts';
import type { ImportField } from '../fields.ts';
import { isAddress } from '../name/choose-naming.ts';
import { isPersonName } from '../name/clean-name.ts';

type CellTest = (cell: string) => boolean;

const isText: CellTest = (cell) => /\p{L}{2}/u.test(cell) && !/^https?:|@\w+\./.test(cell);

/** "Montello Ave. and Morse St., NE" has no number. */
const isStreet: CellTest = (cell) =>
  /\b(st|street|ave?|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|ct|court|pl|place|way|pkwy|hwy|highway)\b/i.test(
    cell,
  );

/** A handle, a path, a state, an address or "Beaufort, SC" is no name. */
const isName: CellTest = (cell) =>
  isText(cell) &&
  !/^@|^\S*\/\S*\/\S*$/.test(cell) &&
  findState(cell) === null &&
  !isAddress(cell) &&
  !isCityLine(cell);

/** "Beaufort, SC", "St. Louis MO 63101" */
const isCityLine: CellTest = (cell) => {
  const [, state = ''] = /^[^\d]+[\s,]+([a-z]{2,}\.?),?(?:\s+\d{5}(?:-\d{4})?)?$/i.exec(cell) ?? [];
  return findState(state) !== null;
};

const isPhone: CellTest = (cell) => parsePhoneCell(cell).value !== null;
const isLink: CellTest = (cell) => parseWebsiteCell(cell).value !== null;

/** Tests of a field's cells; fields whose cells can be anything have none. */
const looksLike: Partial<Record<ImportField, CellTest>> = {
  name: isName,
  legal_name: isText,
  category: (cell) => isText(cell) || findByIndustryCode(cell) !== undefined,
  category_2: (cell) => isText(cell) || findByIndustryCode(cell) !== undefined,
  description: isText,
  street: (cell) => (/\d/.test(cell) || isStreet(cell)) && isText(cell),
  street_number: (cell) => /^\d{1,6}([- ]?[a-z\d]{1,4})?$/i.test(cell),
  street_direction: (cell) => /^(n|s|e|w|ne|nw|se|sw|north|south|east|west)\.?$/i.test(cell),
  street_name: isText,
  street_suffix: (cell) => /^[a-z]{2,10}\.?$/i.test(cell),
  address: (cell) =>
    /[a-z].*[\s,][a-z]{2,}[.,]?\s+\d{5}(-\d{4})?\b/is.test(cell) ||
    (/,.*,/.test(cell) && isCityLine(cell.split(',').slice(-2).join(',').trim())),
  city: (cell) => isText(cell) && !/\d/.test(cell),
  city_line: isCityLine,
  state: (cell) => findState(cell) !== null,
  zip_code: (cell) => /^\d{5}(-?\d{4})?(\.0)?-?$/.test(cell),
  country: (cell) => isUnitedStates(cell) || /^[\p{L} .]{2,40}$/u.test(cell),
  ...forFields(fieldsWith({ kind: 'phone' }), isPhone),
  ...forFields(fieldsWith({ kind: 'link' }), isLink),
  email: (cell) => parseEmailCell(cell).value !== null,
  lat: (cell) => isDecimalBetween({ cell, min: -15, max: 72 }),
  lng: (cell) => isDecimalBetween({ cell, min: -180, max: -64 }),
  point: (cell) => parsePoint(cell) !== null,
  source_date: (cell) => parseDate(cell) !== null,
  closed_on: (cell) => /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}/.test(cell),
};

/** Fields that can be recognized by cells alone, the more certain ones first. */
export const recognizableFields = [
  'email',
  'website',
  'point',
  'phone',
  'address',
  'zip_code',
  'lat',
  'lng',
  'state',
] as const satisfies ImportField[];

/** Returns the share of filled cells that look like a field; null if the field has no test. */
export function scoreContent(cells: readonly string[], field: ImportField): number | null {
  const test = looksLike[field];
  if (test === undefined || cells.length === 0) return null;
  if (areBranches(cells)) {
    if (field === 'name') return scoreContent(cells, 'legal_name');
    if (field === 'city' || field === 'city_line') return 0;
  }
  return cells.filter(test).length / cells.length;
}

const nearlySame = 0.9;

/** "Red Wing - Fargo, ND", "Red Wing - Omaha, NE": one chain at different places, not places. */
function areBranches(cells: readonly string[]): boolean {
  const distinct = new Set(cells.map((cell) => cell.replace(/\d+/g, '')));
  if (distinct.size < minOfSeries) return false;
  const first = firstWord(cells[0]);
  if (!/\p{L}/u.test(first)) return false;
  return cells.filter((cell) => firstWord(cell) === first).length >= cells.length * nearlySame;
}

function firstWord(cell = ''): string {
  return cell.split(/[\s,]/, 1)[0]?.toLowerCase() ?? '';
}

/** Returns the share of cells that list a kind of business; 0 if all are the same, or most are different. */
export function scoreKinds(cells: readonly string[]): number {
  const { size } = new Set(cells);
  return size < 2 || size > cells.length / 2 ? 0 : cells.filter(isKind).length / cells.length;
}

/** Returns the share of cells that are people's names: "Ann Lee", "Ann Lee & Bo Chan". */
export function sharePeople(cells: readonly string[]): number {
  const isOfPeople = (cell: string) => cell.split(/ (?:&|and) /).every(isPersonName);
  return cells.filter(isOfPeople).length / cells.length;
}

const minOfSeries = 5;

/** Returns whether numbers increase from row to row, as row ids do. */
export function isSerial(cells: readonly string[]): boolean {
  if (cells.length < minOfSeries) return false;
  const numbers = cells.map(Number);
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
}

type Range = { cell: string; min: number; max: number };

function isDecimalBetween({ cell, min, max }: Range): boolean {
  return /^-?\d+\.\d{2,}$/.test(cell) && Number(cell) >= min && Number(cell) <= max;
}

type ScoreInput = {
  rows: readonly (readonly string[])[];
  /** The non-empty cells of each column. */
  columns: readonly (readonly string[])[];
  /** The column whose cells look like zip codes. */
  column: number;
};

const nearlyAll = 0.8;

/**
 * Returns the share of zip codes in their row's state, because ids can have five digits too; 1
 * without a state column.
 */
export function scoreZips({ rows, columns, column }: ScoreInput): number {
  const states = columns.findIndex((cells) => (scoreContent(cells, 'state') ?? 0) >= nearlyAll);
  if (states < 0) return 1;
  const known = rows.flatMap((row) => {
    const state = findState(row[states]?.trim() ?? '');
    const zip = row[column]?.trim() ?? '';
    return state === null || zip === '' ? [] : [{ state, zip }];
  });
  if (known.length === 0) return 1;
  const agreeing = known.filter(({ state, zip }) =>
    findStatesOfZip(zip.slice(0, 5)).some(({ code }) => code === state.code),
  );
  return agreeing.length / known.length;
}
