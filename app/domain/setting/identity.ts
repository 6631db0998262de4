import * as z from 'zod/mini';
import type { Identity } from '#app/config/site.ts';
import { isWithin } from '../field/field.ts';
import { cleanText } from '../text/text.ts';
import { findState } from '../us-state/us-state.ts';
import { isLogoId } from './logo.ts';

// The rules of the directory's identity and area, and their sentences; `find_identity_fault` and
// `find_area_fault` of the database refuse what these refuse.

/** The text of a field; null if it is empty, which leaves the default. */
const given = z.pipe(
  z.string(),
  z.transform((text: string) => cleanText(text) || null),
);

function rule<Of extends string>(is: (text: string) => boolean, message: string) {
  const schema = z.nullable(z.custom<Of>((text) => typeof text === 'string' && is(text), message));
  return z.pipe(given, schema);
}

const isLine = (max: number) => (text: string) => isWithin(max)(text) && !/[\t\n\r]/.test(text);
const line = (max: number) =>
  rule(isLine(max), `Please write one line of at most ${max} characters`);
const matching = (pattern: RegExp, message: string) => rule((text) => pattern.test(text), message);
const color = matching(/^#[0-9a-f]{6}$/, 'Please enter a color like #b3261e');

/** The lines of a field. */
function lines(pattern: RegExp, max: number, message: string) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => cleanText(text).split('\n').filter(Boolean)),
    ),
    z
      .array(z.string().check(z.regex(pattern, message)))
      .check(z.maxLength(max, `At most ${max} lines`)),
  );
}

/** The time zones of the states and territories, as people call them. */
export const timeZones = [
  ['America/New_York', 'Eastern'],
  ['America/Detroit', 'Eastern, Michigan'],
  ['America/Indiana/Indianapolis', 'Eastern, Indiana'],
  ['America/Chicago', 'Central'],
  ['America/Denver', 'Mountain'],
  ['America/Boise', 'Mountain, Idaho'],
  ['America/Phoenix', 'Arizona'],
  ['America/Los_Angeles', 'Pacific'],
  ['America/Anchorage', 'Alaska'],
  ['Pacific/Honolulu', 'Hawaii'],
  ['America/Puerto_Rico', 'Atlantic: Puerto Rico, Virgin Islands'],
  ['Pacific/Guam', 'Guam and Northern Marianas'],
  ['Pacific/Pago_Pago', 'American Samoa'],
] as const;

/** The form of the directory's identity, as texts. */
export const identitySchema = z.object({
  name: line(40),
  tagline: line(120),
  headline: line(60),
  contact_email: matching(/^[^@\s<>]+@[^@\s<>]+\.[^@\s<>]+$/, 'Please enter an email address'),
  time_zone: rule((text) => timeZones.some(([zone]) => zone === text), 'Please choose a time zone'),
  accent: color,
  paper: color,
  logo: rule(isLogoId, 'Please choose another picture'),
  links: lines(
    /^https:\/\/[^/?#@\s\\<>"]+(\/[!#-;=?-[\]-~]*)?$/,
    8,
    'Please enter one web address on each line',
  ),
  operator: line(120),
  postal_address: rule(isWithin(300), 'Please use at most 300 characters'),
  governing_law: line(120),
  policies_date: matching(/^20\d\d-\d\d-\d\d$/, 'Please enter a date'),
  hidden: z.array(z.enum(['blog', 'events'])),
});

/** Returns what is stored: only fields that differ from the defaults; null if none does. */
export function toIdentity(values: z.output<typeof identitySchema>): Partial<Identity> | null {
  const fields = Object.entries(values).filter(
    ([, value]) => value !== null && (!Array.isArray(value) || value.length > 0),
  );
  return fields.length === 0 ? null : (Object.fromEntries(fields) as Partial<Identity>);
}

const place = /^[^,]{1,60}, [A-Z]{2}$/;

/** The form of the directory's area, as texts; all empty for the whole country. */
export const areaSchema = z.object({
  area_name: line(80),
  states: lines(/^[A-Z]{2}$/, 60, 'Please enter states as two capital letters, one on each line'),
  counties: lines(place, 60, 'Please enter counties as “Addison County, VT”, one on each line'),
  towns: lines(place, 60, 'Please enter towns as “Middlebury, VT”, one on each line'),
  radius_miles: rule(
    (text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 100,
    'Please enter a whole number from 1 to 100',
  ),
});

/** Where counties are called otherwise, or have no word for it. */
const namedCounty = /(County|Parish|Borough|Municipio|Area|[Cc]ity), |, (DC|AS|GU|MP|VI)$/;

/** Returns what is stored: null for the whole country. An area of one place is called like that. */
export function toArea({ area_name: name, radius_miles, ...given }: z.output<typeof areaSchema>) {
  const counties = given.counties.map((county) =>
    namedCounty.test(county) ? county : county.replace(',', ' County,'),
  );
  const places = { ...given, counties };
  const [first, ...others] = Object.values(places).flat();
  if (first === undefined && name === null) return null;
  return {
    name: name ?? (others.length === 0 ? spellOut(first) : null),
    ...places,
    ...(radius_miles !== null && { radius_miles: Number(radius_miles) }),
  };
}

/** 'Middlebury, VT' or 'VT' -> with the name of the state. */
function spellOut(place = ''): string {
  return place.replace(/[A-Z]{2}$/, (code) => findState(code)?.name ?? code);
}
