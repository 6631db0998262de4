import {
  type Parsed,
  parseEmail,
  parsePhone,
  parseRequiredText,
  parseWebsite,
  validateForm,
} from '../contact/contact.ts';
import { cleanName, cleanText } from '../text/text.ts';
import { findState } from '../us-state/us-state.ts';
import { findAttributesError } from './check-attributes.ts';
import { findHoursError, findSpecialHoursError } from './check-hours.ts';
import { findLocationError, findZipError } from './check-place.ts';
import { findServicesError, trimService } from './check-services.ts';
import { lengthOf } from './length-of.ts';
import type { Content, TextName } from './submission.ts';

export type ContentErrors = Partial<Record<keyof Content, string>>;

/** The maximum lengths of texts, in characters. */
export const longest = {
  name: 160,
  street: 200,
  city: 100,
  description: 5000,
  hours_words: 300,
} as const;

/** The rules for texts. The migration submission_rules has the same rules and messages. */
export const textParsers: Record<TextName, (value: unknown) => Parsed> = {
  name: (value) =>
    limit('Business name', parseRequiredText('Business name', cleanName(value)), longest.name),
  category: (value) => parseRequiredText('Category', value),
  street: (value) =>
    limit('Street address', parseRequiredText('Street address', value), longest.street),
  city: (value) => limit('City', parseRequiredText('City', value), longest.city),
  state: parseState,
  zip_code: parseZip,
  phone: parsePhone,
  email: parseEmail,
  website: parseWebsite,
  description: (value) =>
    limit(
      'Description',
      { ok: true, value: cleanText(value).replaceAll('\r\n', '\n') },
      longest.description,
    ),
  hours_words: (value) =>
    limit('Hours in words', { ok: true, value: cleanText(value) }, longest.hours_words),
};

/** Applies all rules to a submission: returns the values to store and error messages by field. */
export function parseSubmission(content: Content): {
  isValid: boolean;
  values: Content;
  errors: ContentErrors;
} {
  const texts = validateForm<TextName>(textParsers, content);
  const { location, opening_hours, special_hours, attributes, services } = content;
  const { zip_code, state } = texts.values;
  const others: Partial<Record<keyof Content, string | null>> = {
    zip_code: texts.errors.zip_code ?? findZipError(zip_code, state),
    location: findLocationError(location),
    opening_hours: findHoursError(opening_hours),
    special_hours: findSpecialHoursError(special_hours),
    attributes: findAttributesError(attributes),
    services: findServicesError(services),
  };
  const errors = Object.fromEntries(
    Object.entries({ ...texts.errors, ...others }).filter(([, message]) => message),
  );
  return {
    isValid: Object.keys(errors).length === 0,
    values: { ...content, ...texts.values, services: services.map(trimService) },
    errors,
  };
}

function limit(label: string, parsed: Parsed, most: number): Parsed {
  if (!parsed.ok || lengthOf(parsed.value) <= most) return parsed;
  return { ok: false, message: `${label} can have at most ${most} characters` };
}

function parseState(value: unknown): Parsed {
  const given = parseRequiredText('State', value);
  if (!given.ok) return given;
  const state = findState(given.value);
  return state === null
    ? { ok: false, message: 'Please enter a valid US state' }
    : { ok: true, value: state.code };
}

function parseZip(value: unknown): Parsed {
  const given = parseRequiredText('Zip code', value);
  if (!given.ok || /^\d{5}(-\d{4})?$/.test(given.value)) return given;
  return { ok: false, message: 'Please enter a valid zip code (5 digits, or 5+4)' };
}
