import { fieldsWith } from '../../business/business.ts';
import type { ImportField } from '../fields.ts';
import { headerSynonyms } from './header-synonyms.ts';

/** Words that tell whose column it is, not what it holds. */
const qualifiers = new Set(
  (
    'business facility location store site provider establishment premise premises restaurant hospital market company ' +
    'physical primary main principal licensed federal org organization source current full trade account vendor ' +
    'listing merchant school practice center property venue shop the of for'
  ).split(' '),
);

/** Words of a header whose names are those of businesses. */
const ofBusinesses = new Set(
  'business dba restaurant store shop establishment merchant company'.split(' '),
);

/** Words for the same kind of data of another party, or a second time. */
const ofOthers = new Set(
  (
    'mailing mail billing owner owners ownership applicant contact agent officer previous former parent corporate corp ' +
    'legal licensee alternate secondary second registered responsible manager person operator emergency taxpayer'
  ).split(' '),
);

/** Words of columns that hold something else, whatever the other words are. */
const foreign = new Set(
  (
    'fax county parish inspection inspector violation violations date time id ids district ward score grade seq ' +
    'count precinct block lot tract fips census result results url_name expiration issued fee amount confidence stars rating ' +
    'pinterest ' +
    'image images img logo logos photo photos picture pictures icon thumbnail ' +
    'monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun'
  ).split(' '),
);

/** Last words of columns with addresses of pages, which name nothing. */
const ofPages = new Set(['url', 'urls', 'link', 'links', 'uri', 'href']);
const linkFields = new Set<ImportField>(
  [...fieldsWith({ kind: 'link' }), ...fieldsWith({ kind: 'social' })].map(({ name }) => name),
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
/** Score deduction per position in the synonym list. */
const perPlace = 0.004;

/** Returns how well a header names a field, 0 to 1; ignores case, spaces and punctuation. */
export function scoreHeader(header: string, field: ImportField): number {
  const synonyms = synonymKeys[field];
  const words = toWords(header);
  if (ofPages.has(words.at(-1) ?? '') && (!linkFields.has(field) || words.includes('banner'))) {
    return 0;
  }
  const key = words.join('');
  const exact = synonyms.indexOf(key);
  if (exact >= 0) return scores.exact - exact * perPlace;

  const isOfOther = words.some((word) => ofOthers.has(word));
  // The type of an owner or applicant does not tell the business's category.
  if (isOfOther && field === 'category') return 0;
  const factor = isOfOther ? ofOtherFactor : 1;
  const core = words.filter((word) => !qualifiers.has(word) && !ofOthers.has(word));
  const qualified = synonyms.indexOf(core.join(''));
  if (qualified >= 0) return factor * (scores.qualified - qualified * perPlace);
  if (field === 'description' || core.some((word) => foreign.has(word))) return 0;
  // "License number" is no kind of license, "Open year round" and "Open turf" no status.
  if (field === 'category' && /^(number|id|key|seq)$/.test(words.at(-1) ?? '')) return 0;
  if (field === 'status' && words.includes('open')) return 0;
  return synonyms.some((synonym) => hasWords(core, synonym)) ? factor * scores.within : 0;
}

/** Returns whether a header names a non-field: "PERMITID", "License No", "Inspection Score". */
export function namesSomethingElse(header: string): boolean {
  const words = toWords(header);
  return (
    words.some((word) => foreign.has(word)) || /(id|key|seq|number|code)$/.test(words.at(-1) ?? '')
  );
}

/** Returns whether a header says that its names are those of businesses: "BUSINESS_NAME", "dba". */
export function namesBusinesses(header: string): boolean {
  return toWords(header).some((word) => ofBusinesses.has(word));
}

/** Returns whether a file lists inspections of businesses rather than businesses. */
export function isOfInspections(headers: readonly string[]): boolean {
  return headers.some((header) => /inspect|violation/i.test(header));
}

const synonymKeys = Object.fromEntries(
  Object.entries(headerSynonyms).map(([field, synonyms]) => [
    field,
    synonyms.map((synonym) => toWords(synonym).join('')),
  ]),
) as Record<ImportField, string[]>;

/** Returns whether adjacent words of a header form the synonym; it needs at least 3 letters. */
function hasWords(words: readonly string[], synonym: string): boolean {
  if (synonym.length < 3) return false;
  return words.some((_, start) =>
    words.some((__, end) => end >= start && words.slice(start, end + 1).join('') === synonym),
  );
}

/** Splits "stateProvince", "LOCATION ACCOUNT #" or "zip_code" into normalized words. */
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
