import { findState } from '../../us-state/us-state.ts';
import { cleanCell, isPlaceholder } from '../cells/clean-cell.ts';
import { parseWebsiteCell } from '../cells/parse-contact-cells.ts';
import type { Constants, ImportField } from '../fields.ts';
import { toBrandKey } from './brand-key.ts';
import {
  type Brand,
  findBrand,
  findBrandOfHost,
  findBrandAtEnd,
  findBrandAtStart,
  isBesideBrand,
} from './brands.ts';

type ReadCell = (field: ImportField) => string;

/** How a file says what its rows are called. */
export type Naming = {
  /** The brand of all rows, found outside of them; null if each row says its own. */
  brand: Brand | null;
  /** Whether its column of brands holds chains, not the people who run a branch. */
  hasBrands: boolean;
  /** Whether the names are those of branches: a city, a street, a mall. */
  areBranches: boolean;
};

type NamingInput = {
  /** The sample's rows. */
  rows: readonly ReadCell[];
  constants: Constants;
  fileName: string;
};

/** The share of names that are places, from which on a file's names are those of branches. */
const enoughPlaces = 0.3;
/** The share of names with their brand in them, from which on they are the names people use. */
const enoughWithBrand = 0.5;
/** Up to this share, names with a word of the brand are a coincidence. */
const fewWithBrand = 0.1;
/** Chains repeat; of more different ones than this share, the column holds people or codes. */
const mostDifferent = 0.3;
/** The share of pages on one host, from which on a file is of one chain. */
const enoughOnHost = 0.8;

/** Decides for a whole file whether its names are the businesses' or only their branches'. */
export function chooseNaming({ rows, constants, fileName }: NamingInput): Naming {
  if (constants.brand) {
    return { brand: readBrandCell(constants.brand), hasBrands: false, areBranches: true };
  }
  const named = rows.filter((cells) => toBrandKey(cells('name')) !== '');
  const places = named.filter(isPlaceName).length;
  const arePlaces = named.length > 0 && places >= named.length * enoughPlaces;
  const branded = rows.filter((cells) => readBrandCell(cells('brand')) !== null);
  const isKnown = branded.some((cells) => findBrand(cells('brand')));
  const different = new Set(branded.map((cells) => cells('brand'))).size;
  const hasBrands =
    isKnown || (branded.length > 0 && different <= 1 + branded.length * mostDifferent);
  if (hasBrands) {
    const both = branded.filter((cells) => named.includes(cells));
    const withBrand = both.filter((cells) => shareWords(cells('name'), cells('brand'))).length;
    const areBranches = arePlaces || withBrand < both.length * enoughWithBrand;
    return { brand: null, hasBrands, areBranches };
  }
  const common = findCommonBrand(named);
  if (common !== null) return { brand: common, hasBrands, areBranches: true };
  const found = findFileBrand(fileName) ?? findHostBrand(rows);
  if (found === null) return { brand: null, hasBrands, areBranches: arePlaces };
  const saysItself = named.filter((cells) => shareWords(cells('name'), found.brand.name)).length;
  const isOfAll =
    arePlaces || named.length === 0 || (found.isSure && saysItself <= named.length * fewWithBrand);
  return { brand: isOfAll ? found.brand : null, hasBrands, areBranches: isOfAll };
}

/** Nearly all names of a chain's file begin with its brand, and most have nothing else but places. */
const enoughCommon = 0.9;
const enoughBrandOnly = 0.6;
const minCommonRows = 10;

/** Finds the brand of a file whose names are that and a place each: "Verizon Wireless At Hadley". */
function findCommonBrand(rows: readonly ReadCell[]): Brand | null {
  const keys = rows.map((cells) => findBrandAtStart(toBrandKey(cells('name')))?.brand.name);
  const counts = new Map<string, number>();
  for (const key of keys) if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
  const [brand = '', count = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  if (rows.length < minCommonRows || count < rows.length * enoughCommon) return null;
  const only = rows.filter((cells) => readBrandedName(cleanCell(cells('name')), cells)).length;
  return only < rows.length * enoughBrandOnly ? null : (findBrand(brand) ?? null);
}

type FileBrand = { brand: Brand; isSure: boolean };

/** Finds the brand on whose pages nearly all rows are: "https://www.chick-fil-a.com/masonroad". */
function findHostBrand(rows: readonly ReadCell[]): FileBrand | null {
  const counts = new Map<string, number>();
  for (const cells of rows) {
    const website = parseWebsiteCell(cells('website')).value;
    const host = website === null ? undefined : new URL(website).hostname.split('.').at(-2);
    if (host) counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  const [host = '', count = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const brand = findBrandOfHost(host);
  return rows.length > 1 && count >= rows.length * enoughOnHost && brand
    ? { brand, isSure: true }
    : null;
}

/** What a row is called. */
export type RowName = {
  /** Null if the row does not say. */
  name: string | null;
  /** The name of the branch; null if there is none. */
  branch: string | null;
  /** The category of the brand that the row or its file states, beside its name. */
  brandCategory: string | null;
  /** Whether its name may be only that of its branch. */
  isUnsure: boolean;
};

/** Reads a row's name by its file's naming; `name` is the cleaned cell of its name. */
export function readRowName(naming: Naming, cells: ReadCell, name: string | null): RowName {
  const brand = (naming.hasBrands ? readBrandCell(cells('brand')) : null) ?? naming.brand;
  const isOwn = name !== null && (brand === null || !naming.areBranches);
  if (isOwn) {
    return {
      name: readBrandedName(name, cells)?.name ?? name,
      branch: null,
      brandCategory: brand?.category || null,
      isUnsure: naming.areBranches,
    };
  }
  const isTold =
    name === null ||
    isInStreet(name, cells) ||
    readBrandedName(name, cells) !== undefined ||
    shareWords(name, brand?.name ?? '');
  return {
    name: brand?.name ?? null,
    branch: isTold ? null : name,
    brandCategory: brand?.category || null,
    isUnsure: false,
  };
}

/** The brand in a cell: one that is known, in its own spelling, or any other name. */
function readBrandCell(cell: string): Brand | null {
  if (isPlaceholder(cell) || !/\p{L}/u.test(cell)) {
    return findBrand(cell) ?? null;
  }
  const known = findBrand(cell);
  // Codes of a chain's own: "ACF", "KID".
  if (known === undefined) return /^[A-Z]{1,4}$/.test(cell) ? null : { name: cell, category: '' };
  // "CVS" is what people call CVS Pharmacy.
  return toBrandKey(known.name).startsWith(`${toBrandKey(cell)} `)
    ? { ...known, name: cell }
    : known;
}

/** "7 ELEVEN STORE #54999" and "7-11 Str 1693 Melrose Dr" are a brand and nothing else. */
function readBrandedName(name: string, cells: ReadCell): Brand | undefined {
  const found = findBrandAtStart(toBrandKey(name));
  if (found === undefined) return undefined;
  const around = new Set([
    ...toBrandKey(cells('street')).split(' '),
    ...toBrandKey(cells('city')).split(' '),
    ...toBrandKey(cells('state')).split(' '),
  ]);
  const isBrandOnly = found.rest.every((word) => isBesideBrand(word) || around.has(word));
  return isBrandOnly && found.rest.length > 0 ? found.brand : undefined;
}

const streetWord =
  /^(street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|highway|hwy|lane|ln|parkway|pkwy|route|pike|turnpike)$/;

/** Returns whether a row's city and street say all that its branch's name does. */
function isInStreet(name: string, cells: ReadCell): boolean {
  const told = ['street', 'address', 'city', 'state'] as const;
  const known = new Set(told.flatMap((field) => toBrandKey(cells(field)).split(' ')));
  return toBrandKey(name)
    .split(' ')
    .every((word) => known.has(word) || streetWord.test(word));
}

/** Returns whether a row's name is its city, state or street, or a handle or code. */
function isPlaceName(cells: ReadCell): boolean {
  const name = cleanCell(cells('name'));
  if (name.startsWith('@') || !/\p{L}.*\p{L}/u.test(name) || findState(name) !== null) return true;
  if (isAddress(name)) return true;
  const key = toBrandKey(name);
  const city = toBrandKey(cells('city'));
  const street = toBrandKey(cells('street') || cells('address'));
  const inStreet = ` ${street} `.includes(` ${key} `);
  if (key === city || (street !== '' && inStreet)) return true;
  const [first = '', ...rest] = name.split(/\s+[-–—@|:]\s+|\s*[(,]\s*/).map(toBrandKey);
  return (
    (first === city && city !== '') ||
    rest.some((part) => part !== '' && ` ${street} `.includes(` ${part} `))
  );
}

/** Returns whether a text starts as an address does: "100 Menlo Park Drive, Edison", "61-44 188th St". */
export function isAddress(text: string): boolean {
  return (
    /^\d+[\d-]*[a-z]?\s/i.test(text) &&
    text.split(/[\s,]+/).some((word) => streetWord.test(word.toLowerCase().replace(/\.$/, '')))
  );
}

function shareWords(name: string, brand: string): boolean {
  const words = new Set(toBrandKey(name).split(' '));
  return toBrandKey(brand)
    .split(' ')
    .some((word) => word.length > 2 && words.has(word));
}

/** Words around a brand in a file's name. */
const fileWords =
  /^(locations?|stores?|restaurants?|shops?|branch|branches|outlets?|franchises?|sites?|address|addresses|list|all|us|usa|data|dataset|export|final|full|clean|cleaned|latest|new|csv|json|xlsx|\d+)$/;

/** Finds the brand that a file is named after: "kfc_locations.csv", "Starbucks US.xlsx". */
function findFileBrand(fileName: string): FileBrand | null {
  const words = toBrandKey(fileName.replace(/\.[^.]*$/, '')).split(' ');
  const length = words.findLastIndex((word) => !fileWords.test(word)) + 1;
  const found = findBrandAtEnd(words.slice(0, length).join(' '));
  if (found === undefined) return null;
  return { brand: found.brand, isSure: length < words.length || found.words > 1 };
}

/** Returns the name that a file's rows may have in common; null if its own name tells none. */
export function proposeName(fileName: string): string | null {
  return findFileBrand(fileName)?.brand.name ?? null;
}
