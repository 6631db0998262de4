import type { OpeningHours, Service, SpecialHours } from '../business/business.ts';
import { cleanText } from '../text/text.ts';
import type { Coordinates } from '../metro/metro.ts';
import { findState, findStatesOfZip } from '../us-state/us-state.ts';

/** Returns a text's length in code points, as PostgreSQL counts characters. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

const most = { attributes: 30, characters: 48 };

/** Returns what is wrong with a listing's features; null if nothing. */
export function findAttributesError(attributes: readonly string[]): string | null {
  const isSound = (name: string) => name.trim() === name && name !== '' && isShort(name);
  const isSet = new Set(attributes).size === attributes.length;
  if (attributes.length <= most.attributes && isSet && attributes.every(isSound)) return null;
  return `Please choose at most ${most.attributes} different features of at most ${most.characters} characters`;
}

function isShort(name: string): boolean {
  return lengthOf(name) <= most.characters;
}

/** Returns what is wrong with weekly hours; null if nothing. */
export function findHoursError(hours: readonly OpeningHours[]): string | null {
  if (hours.length > 70 || !hours.every(isSpan))
    return 'Please enter opening hours as times of day';
  const spans = hours.flatMap(toWeekSpans).toSorted((a, b) => a.start - b.start);
  const overlaps = spans.some((span, index) => span.start < (spans[index - 1]?.end ?? 0));
  return overlaps ? 'Some of these hours overlap' : null;
}

/** Returns what is wrong with special days; null if nothing. */
export function findSpecialHoursError(special: readonly SpecialHours[]): string | null {
  if (special.length > 400 || !special.every(isSpecialSpan))
    return 'Please enter special days as a date with times of day';
  if (special.some(({ note }) => lengthOf(cleanText(note)) > 100))
    return 'A note can have at most 100 characters';
  const days = Map.groupBy(special, ({ date }) => date);
  return [...days.values()].some(overlaps) ? 'Some of these hours overlap' : null;
}

function isSpan({ day_of_week, opens, closes }: OpeningHours): boolean {
  const isDay = Number.isInteger(day_of_week) && day_of_week >= 1 && day_of_week <= 7;
  return isDay && isOpening(opens) && isClosing(closes);
}

function isSpecialSpan({ date, opens, closes }: SpecialHours): boolean {
  if (!isDate(date)) return false;
  if (opens === null || closes === null) return opens === closes;
  return isOpening(opens) && isClosing(closes);
}

function isOpening(time: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
}

function isClosing(time: string): boolean {
  return isOpening(time) || time === '24:00';
}

/** Returns whether the text is a calendar date from 2020 to 2099. */
function isDate(date: string): boolean {
  if (!/^20[2-9]\d-\d\d-\d\d$/.test(date)) return false;
  const moment = new Date(date);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

/** Returns whether spans of one date overlap; a closed day must have no other span. */
function overlaps(spans: SpecialHours[]): boolean {
  if (spans.length === 1) return false;
  const minutes = spans.map(({ opens, closes }) => {
    const start = toMinutes(opens ?? '00:00');
    const end = toMinutes(closes ?? '24:00');
    return { start, end: end <= start ? end + dayMinutes : end };
  });
  const isClosed = spans.some(({ opens }) => opens === null);
  const inOrder = minutes.toSorted((a, b) => a.start - b.start);
  return isClosed || inOrder.some(({ start }, index) => start < (inOrder[index - 1]?.end ?? 0));
}

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

/** Returns spans in minutes since Monday 00:00; time past Sunday wraps to the week's start. */
function toWeekSpans({ day_of_week, opens, closes }: OpeningHours) {
  const midnight = (day_of_week - 1) * dayMinutes;
  const start = midnight + toMinutes(opens);
  const end =
    midnight + toMinutes(closes) + (toMinutes(closes) <= toMinutes(opens) ? dayMinutes : 0);
  if (end <= weekMinutes) return [{ start, end }];
  return [
    { start, end: weekMinutes },
    { start: 0, end: end - weekMinutes },
  ];
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Returns an error if the zip code belongs to another state; null if not, or if unknown. */
export function findZipError(zip_code: string, state: string): string | null {
  const own = findState(state);
  const [first, ...others] = findStatesOfZip(zip_code);
  if (own === null || first === undefined || [first, ...others].includes(own)) return null;
  return `Zip code ${zip_code.slice(0, 5)} is in ${first.name}, not in ${own.name}`;
}

/** Accepts Hawaii to the Caribbean islands, and the territories beyond the date line. */
export function findLocationError(location: Coordinates | null): string | null {
  if (location === null) return null;
  const { lat, lng } = location;
  const isThere =
    lat >= -15 && lat <= 72 && ((lng >= -180 && lng <= -64) || (lng >= 144 && lng <= 180));
  return isThere ? null : 'Please choose a place in the United States';
}

/** A service as its editor has it. */
export type ServiceInput = Service & {
  /** A typed price that could not be parsed; it is never stored with a listing. */
  price_input?: string;
};

/** Returns what is wrong with a list of services; null if nothing. */
export function findServicesError(services: readonly ServiceInput[]): string | null {
  if (services.some(({ price_input }) => price_input !== undefined))
    return 'Please correct the price that we do not understand';
  if (services.length > 100 || !services.every(hasSoundPrices))
    return 'Please enter each service with a name, and prices in dollars';
  return services.map(trimService).every(hasSoundTexts)
    ? null
    : 'A service needs a name of at most 120 characters, and can have a description of at most 500';
}

const maxCents = 100_000_000;

function hasSoundPrices({ least_price_cents, most_price_cents, price_unit }: Service): boolean {
  const isPrice = (cents: number) => Number.isInteger(cents) && cents >= 0 && cents <= maxCents;
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

/** Returns the service as it is stored, with its texts cleaned. */
export function trimService(service: ServiceInput): Service {
  const { price_input: _, name, description, price_unit, ...prices } = service;
  return {
    ...prices,
    name: cleanText(name),
    description: cleanText(description) || null,
    price_unit: cleanText(price_unit) || null,
  };
}
