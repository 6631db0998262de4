import { fieldsWith } from '../business/business.ts';
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
import {
  findAttributesError,
  findHoursError,
  findLocationError,
  findServicesError,
  findSpecialHoursError,
  findZipError,
  lengthOf,
  trimService,
} from './check-content.ts';
import type { Content, TextName } from './submission.ts';

export type ContentErrors = Partial<Record<keyof Content, string>>;

type TextField = ReturnType<typeof fieldsWith<{ is_text: true }>>[number];

const hoursInWords = { label: 'Hours in words', max_length: 300 };

/** The rules for texts. */
export const textParsers = {
  ...Object.fromEntries(
    fieldsWith({ is_text: true }).map((field) => [field.name, (value) => parseText(field, value)]),
  ),
  category: (value) => parseRequiredText('Category', value),
  hours_words: (value) => limit(hoursInWords, { ok: true, value: cleanText(value) }),
} as Record<TextName, (value: unknown) => Parsed>;

function parseText(field: TextField, value: unknown): Parsed {
  const text = field.name === 'name' ? cleanName(value) : cleanText(value);
  if (text === '' && !field.is_required) return { ok: true, value: '' };
  const label = field.form_label ?? field.label;
  switch (field.kind) {
    case 'phone':
      return parsePhone(text);
    case 'email':
      return parseEmail(text);
    case 'link':
      return parseWebsite(text);
    case 'state':
      return parseState(text);
    case 'zip_code':
      return parseZip(text);
    case 'extension':
      return /^\d{1,8}$/.test(text)
        ? { ok: true, value: text }
        : { ok: false, message: `${label} can have only digits, at most ${field.max_length}` };
    case 'paragraph':
    case 'text':
      return limit(
        { label, max_length: field.max_length },
        text === ''
          ? parseRequiredText(label, text)
          : // Forms are sent with Windows line ends.
            { ok: true, value: field.kind === 'text' ? text : text.replaceAll('\r\n', '\n') },
      );
  }
}

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

function limit(
  { label, max_length }: { label: string; max_length: number },
  parsed: Parsed,
): Parsed {
  if (!parsed.ok || lengthOf(parsed.value) <= max_length) return parsed;
  return { ok: false, message: `${label} can have at most ${max_length} characters` };
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
