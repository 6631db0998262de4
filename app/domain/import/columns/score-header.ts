import type { ImportField } from '../fields.ts';
import { headerSynonyms } from './header-synonyms.ts';

/** Words that say whose or which a column is and not what it holds. */
const qualifiers = new Set(
  (
    'business facility location store site provider establishment premise premises restaurant hospital market company ' +
    'physical primary main principal licensed federal org organization source current full trade account vendor ' +
    'listing merchant school practice center property venue shop the of for'
  ).split(' '),
);

/** What holds the same kind of thing of somebody else, or a second time. */
const ofOthers = new Set(
  (
    'mailing mail billing owner owners ownership applicant contact agent officer previous former parent corporate corp ' +
    'legal licensee alternate secondary second registered responsible manager person operator emergency taxpayer'
  ).split(' '),
);

/** Words of columns that hold something else, however the rest of their header reads. */
const foreign = new Set(
  (
    'fax county parish inspection inspector violation violations date time id ids district ward score grade seq ' +
    'count precinct block lot tract fips census result results url_name expiration issued fee amount'
  ).split(' '),
);

const longWords: Record<string, string> = {
  addr: 'address',
  num: 'number',
  no: 'number',
  nbr: 'number',
  tel: 'phone',
  telephone: 'phone',
  ph: 'phone',
  postcode: 'zip',
  zipcode: 'zip',
  postal: 'zip',
  bus: 'business',
  biz: 'business',
  desc: 'description',
  descr: 'description',
  lic: 'license',
  licence: 'license',
  estab: 'establishment',
  str: 'street',
  dir: 'direction',
};

const ofOtherFactor = 0.5;
const scores = { exact: 1, qualified: 0.85, within: 0.45 } as const;
/** What a synonym loses by each better one before it. */
const perPlace = 0.004;

/** How much a header names a field, from 0 to 1; case, spaces and punctuation do not count. */
export function scoreHeader(header: string, field: ImportField): number {
  const synonyms = synonymKeys[field];
  const words = toWords(header);
  const key = words.join('');
  const exact = synonyms.indexOf(key);
  if (exact >= 0) return scores.exact - exact * perPlace;

  const isOfOther = words.some((word) => ofOthers.has(word));
  // What kind of owner or applicant there is says nothing about the business.
  if (isOfOther && field === 'category') return 0;
  const factor = isOfOther ? ofOtherFactor : 1;
  const core = words.filter((word) => !qualifiers.has(word) && !ofOthers.has(word));
  const qualified = synonyms.indexOf(core.join(''));
  if (qualified >= 0) return factor * (scores.qualified - qualified * perPlace);
  if (field === 'description' || core.some((word) => foreign.has(word))) return 0;
  return synonyms.some((synonym) => hasWords(core, synonym)) ? factor * scores.within : 0;
}

/** Whether a header says that a column holds what no field is: "PERMITID", "License No", "Inspection Score". */
export function namesSomethingElse(header: string): boolean {
  const words = toWords(header);
  return (
    words.some((word) => foreign.has(word)) || /(id|key|seq|number|code)$/.test(words.at(-1) ?? '')
  );
}

/** Whether a file is of visits to businesses and not of businesses alone. */
export function isOfInspections(headers: readonly string[]): boolean {
  return headers.some((header) => /inspect|violation/i.test(header));
}

const synonymKeys = Object.fromEntries(
  Object.entries(headerSynonyms).map(([field, synonyms]) => [
    field,
    synonyms.map((synonym) => toWords(synonym).join('')),
  ]),
) as Record<ImportField, string[]>;

/** Whether neighbouring words of a header are the synonym together; single letters say too little. */
function hasWords(words: readonly string[], synonym: string): boolean {
  if (synonym.length < 3) return false;
  return words.some((_, start) =>
    words.some((__, end) => end >= start && words.slice(start, end + 1).join('') === synonym),
  );
}

/** "stateProvince", "LOCATION ACCOUNT #", "zip_code" as words. */
function toWords(header: string): string[] {
  return header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('#', ' number ')
    .toLowerCase()
    .replace(/e-mail/g, 'email')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => longWords[word] ?? word);
}
