import type { OpeningHours, Service } from '../business/business.ts';
import {
  type Parsed,
  parseEmail,
  parsePhone,
  parseRequiredText,
  parseWebsite,
  validateForm,
} from '../contact/contact.ts';
import { findState } from '../us-state/us-state.ts';
import type { Content, TextName } from './submission.ts';

export type ContentErrors = Partial<Record<keyof Content, string>>;

/** The most characters of a text. */
export const longest = { name: 160, street: 200, city: 100, description: 5000 } as const;

/** The rules of the texts. The migration submission_rules has the same, with the same sentences. */
export const textParsers: Record<TextName, (value: unknown) => Parsed> = {
  name: (value) => limit('Business name', parseRequiredText('Business name', value), longest.name),
  category: (value) => parseRequiredText('Category', value),
  street: (value) => limit('Street', parseRequiredText('Street', value), longest.street),
  city: (value) => limit('City', parseRequiredText('City', value), longest.city),
  state: parseState,
  zip_code: parseZip,
  phone: parsePhone,
  email: parseEmail,
  website: parseWebsite,
  description: (value) =>
    limit('Description', { ok: true, value: toText(value) }, longest.description),
};

/** Every rule for a business that somebody sends: what is kept, and a sentence by field. */
export function parseSubmission(content: Content): {
  isValid: boolean;
  values: Content;
  errors: ContentErrors;
} {
  const texts = validateForm<TextName>(textParsers, content);
  const { opening_hours, services, photos } = content;
  const lists: ContentErrors = {
    opening_hours: findHoursError(opening_hours) ?? undefined,
    services: findServicesError(services) ?? undefined,
  };
  const errors = Object.fromEntries(
    Object.entries({ ...texts.errors, ...lists }).filter(([, message]) => message !== undefined),
  );
  return {
    isValid: Object.keys(errors).length === 0,
    values: { ...texts.values, opening_hours, services: services.map(trimService), photos },
    errors,
  };
}

/** What is wrong with the hours of a week; null when nothing is. */
export function findHoursError(hours: readonly OpeningHours[]): string | null {
  if (hours.length > 70 || !hours.every(isSpan))
    return 'Please enter opening hours as times of day';
  const spans = hours.flatMap(toWeekSpans).toSorted((a, b) => a.start - b.start);
  const overlaps = spans.some((span, index) => span.start < (spans[index - 1]?.end ?? 0));
  return overlaps ? 'Some of these hours overlap' : null;
}

/** What is wrong with a list of services; null when nothing is. */
export function findServicesError(services: readonly Service[]): string | null {
  if (services.length > 100 || !services.every(hasSoundPrices))
    return 'Please enter each service with a name, and prices in dollars';
  return services.map(trimService).every(hasSoundTexts)
    ? null
    : 'A service needs a name of at most 120 characters, and can have a description of at most 500';
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

function isSpan({ day_of_week, opens, closes }: OpeningHours): boolean {
  const isDay = Number.isInteger(day_of_week) && day_of_week >= 1 && day_of_week <= 7;
  const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  return isDay && isTime(opens) && (isTime(closes) || closes === '24:00');
}

const weekMinutes = 7 * 24 * 60;

/** Minutes since Monday 00:00; what runs past Sunday night begins the week. */
function toWeekSpans({ day_of_week, opens, closes }: OpeningHours) {
  const midnight = (day_of_week - 1) * 24 * 60;
  const start = midnight + toMinutes(opens);
  const end = midnight + toMinutes(closes) + (toMinutes(closes) <= toMinutes(opens) ? 24 * 60 : 0);
  if (end <= weekMinutes) return [{ start, end }];
  return [
    { start, end: weekMinutes },
    { start: 0, end: end - weekMinutes },
  ];
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

const mostCents = 100_000_000;

function hasSoundPrices({ least_price_cents, most_price_cents, price_unit }: Service): boolean {
  const isPrice = (cents: number) => Number.isInteger(cents) && cents >= 0 && cents <= mostCents;
  if (least_price_cents === null) return most_price_cents === null && price_unit === null;
  if (!isPrice(least_price_cents)) return false;
  return (
    most_price_cents === null ||
    (isPrice(most_price_cents) && most_price_cents >= least_price_cents)
  );
}

function hasSoundTexts({ name, description, price_unit }: Service): boolean {
  return (
    name !== '' &&
    lengthOf(name) <= 120 &&
    lengthOf(description ?? '') <= 500 &&
    lengthOf(price_unit ?? '') <= 30
  );
}

function trimService(service: Service): Service {
  const { name, description, price_unit } = service;
  return {
    ...service,
    name: name.trim(),
    description: description?.trim() || null,
    price_unit: price_unit?.trim() || null,
  };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** As PostgreSQL counts. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}
