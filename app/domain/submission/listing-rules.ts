import * as z from 'zod/mini';
import { formLabels, labels } from '#app/messages/domain/listing-fields.ts';
import * as t from '#app/messages/domain/submission.ts';
import { fieldsWith, maxMoreCategories } from '../business/business.ts';
import {
  type Parsed,
  parseEmail,
  parseExtension,
  parseMiles,
  parsePhone,
  parseRequiredText,
  parseSocialPage,
  parseWebsite,
} from '../contact/contact.ts';
import { field, isWithin, limitText, optionalText } from '../field/field.ts';
import { cleanName, cleanText, dayMinutes, isNameOf } from '../text/text.ts';
import { findState, findStatesOfZip } from '../us-state/us-state.ts';

// The one owner of the rules of a listing's fields and of their sentences, for forms, submissions and
// changes. A schema takes a typed value and returns the one to store. The database accepts what these
// return, and names the field that it refuses (`describeRefusal`).

type TextField = ReturnType<typeof fieldsWith<{ is_text: true }>>[number];
type TextName = TextField['name'] | 'category' | 'hours_words';

/** What is wrong with a value of the wrong shape. */
const sentences: Record<string, string> = {
  category: t.category,
  more_categories: t.moreCategories,
  state: t.state,
  zip_code: t.zipCode,
  location: t.location,
  opening_hours: t.openingHours,
  special_hours: t.specialHours,
  attributes: t.attributes,
  services: t.services,
  photos: t.photos,
  reopens_on: t.reopensOn,
  moves_on: t.reopensOn,
  moved_to: t.movedTo,
  businesses_duplicate_key_idx: t.sameNameAndAddress,
};
const badService = t.service;

function parseText(declared: TextField, value: unknown): Parsed {
  const text = declared.kind === 'name' ? cleanName(value) : cleanText(value);
  const label = formLabels[declared.name];
  if (text === '') return declared.is_required ? parseRequiredText(label, text) : accept('');
  switch (declared.kind) {
    case 'phone':
      return parsePhone(text);
    case 'email':
      return parseEmail(text);
    case 'link':
      return parseWebsite(text);
    case 'social':
      return parseSocialPage(declared.name, text);
    case 'miles':
      return parseMiles(text);
    case 'date':
      return accept(isDate(text) ? text : null, t.day({ label }));
    case 'time_zone':
      return accept(/^(America|Pacific)\/[\w/]+$/.test(text) ? text : null, t.timeZone);
    case 'state':
      return accept(findState(text)?.code ?? null, sentences.state);
    case 'zip_code':
      return accept(/^\d{5}(-\d{4})?$/.test(text) ? text : null, sentences.zip_code);
    case 'extension': {
      const digits = parseExtension(text);
      const isRight = /^\d+$/.test(digits) && isWithin(declared.max_length)(digits);
      return accept(isRight ? digits : null, t.extension({ label, max: declared.max_length }));
    }
    case 'name':
    case 'text':
      return limitText(label, text, declared.max_length);
    case 'paragraph':
      // Forms are sent with Windows line ends.
      return limitText(label, text.replaceAll('\r\n', '\n'), declared.max_length);
  }
}

function accept(value: string | null, message = ''): Parsed {
  return value === null ? { ok: false, message } : { ok: true, value };
}

const texts = {
  ...Object.fromEntries(
    fieldsWith({ is_text: true }).map((declared) => [
      declared.name,
      field((value) => parseText(declared, value)),
    ]),
  ),
  category: field((value) => parseRequiredText(labels.category, value)),
  hours_words: optionalText(t.hoursInWords, 300),
} as Record<TextName, ReturnType<typeof field>>;

const opening = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const closing = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/));
const overlapping = t.overlapping;

const openingHours = z
  .array(
    z.object({
      day_of_week: z.int().check(z.minimum(1), z.maximum(7)),
      opens: opening,
      closes: closing,
    }),
  )
  .check(
    z.maxLength(70),
    z.refine((hours) => !overlap(hours.flatMap(toWeekSpans)), { error: overlapping }),
    z.overwrite((hours) => sortBy(hours, (span) => `${span.day_of_week} ${span.opens}`)),
  );

const nullableText = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => cleanText(text) || null),
);

const specialHours = z
  .array(
    z
      .object({
        date: z.string().check(z.refine(isDate)),
        opens: z.nullable(opening),
        closes: z.nullable(closing),
        note: nullableText.check(z.refine(isWithin(100), { error: t.note })),
      })
      .check(z.refine(({ opens, closes }) => (opens === null) === (closes === null))),
  )
  .check(
    z.maxLength(400),
    z.refine((days) => ![...Map.groupBy(days, ({ date }) => date).values()].some(overlapOnDate), {
      error: overlapping,
    }),
    z.overwrite((days) => sortBy(days, (day) => `${day.date} ${day.opens}`)),
  );

const cents = z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000)));

const services = z
  .array(
    z.pipe(
      z
        .object({
          /** A typed price that could not be parsed; it is never stored with a listing. */
          price_input: z.optional(z.never({ error: t.price })),
          name: z.pipe(
            z.pipe(
              z.string(),
              z.transform((text: string) => cleanText(text)),
            ),
            z
              .string()
              .check(z.refine((name) => name !== '' && isWithin(120)(name), { error: badService })),
          ),
          description: nullableText.check(z.refine(isWithin(500), { error: badService })),
          min_price_cents: cents,
          max_price_cents: cents,
          price_unit: nullableText.check(z.refine(isWithin(30), { error: badService })),
        })
        .check(
          z.refine(({ min_price_cents: min, max_price_cents: max, price_unit }) =>
            min === null ? max === null && price_unit === null : max === null || max >= min,
          ),
        ),
      z.transform(({ price_input: _, ...service }) => service),
    ),
  )
  .check(z.maxLength(100));

const attributes = z
  .array(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => cleanText(text)),
      ),
      z.string().check(z.refine((name) => name !== '' && isWithin(48)(name))),
    ),
  )
  .check(
    z.maxLength(30),
    z.refine((names) => new Set(names).size === names.length),
  );

const moreCategories = z.array(z.string()).check(
  z.overwrite((slugs) => [...new Set(slugs)]),
  z.maxLength(maxMoreCategories),
);

/** From Hawaii to the Caribbean islands, and the territories beyond the date line. */
const location = z.nullable(
  z
    .object({ lat: z.number().check(z.minimum(-15), z.maximum(72)), lng: z.number() })
    .check(z.refine(({ lng }) => (lng >= -180 && lng <= -64) || (lng >= 144 && lng <= 180))),
);

/** The fields of a listing as forms have them. */
export const listingSchema = z.object({
  ...texts,
  more_categories: moreCategories,
  location,
  opening_hours: openingHours,
  special_hours: specialHours,
  services,
  attributes,
  photos: z.array(z.any()),
  is_mine: z.pipe(
    z.any(),
    z.transform((value) => value === true),
  ),
});

export type ListingInput = z.infer<typeof listingSchema>;
export type ListingErrors = Partial<Record<keyof ListingInput, string>>;

/**
 * Applies the rules to these fields: returns the values to store, those that are invalid as they were
 * typed, with messages by field. `others` has the fields that are not given.
 */
export function parseFields<Input extends Partial<Record<keyof ListingInput, unknown>>>(
  input: Input,
  others: { state?: string; zip_code?: string } = {},
) {
  const values = { ...input } as Record<string, unknown>;
  const errors: Record<string, string> = {};
  for (const [name, value] of Object.entries(input)) {
    const schema = listingSchema.shape[name as keyof ListingInput];
    const parsed = z.safeParse(schema, value, { error: () => sentences[name] });
    if (parsed.success) values[name] = parsed.data;
    else errors[name] = parsed.error.issues[0]?.message ?? '';
  }
  const { state, zip_code } = { ...others, ...values };
  if ('state' in input || 'zip_code' in input) {
    const error = findZipError(cleanText(zip_code), cleanText(state));
    if (error !== null) errors.zip_code ??= error;
  }
  return {
    isValid: Object.keys(errors).length === 0,
    values: values as Input,
    errors: errors as ListingErrors,
  };
}

/** Returns an error if the zip code belongs to another state; null if not, or if unknown. */
function findZipError(zip_code: string, state: string): string | null {
  const own = findState(state);
  const [first, ...others] = findStatesOfZip(zip_code);
  if (own === null || first === undefined || [first, ...others].includes(own)) return null;
  return t.otherState({ zipCode: zip_code.slice(0, 5), state: first.name, stated: own.name });
}

/** Returns the sentence for a field that the database refused, by the name of the constraint. */
export function describeRefusal(name: string): string {
  const label = isNameOf(labels, name) ? labels[name] : name;
  return sentences[name] ?? t.cannotBeSaved({ label });
}

function sortBy<Item>(items: Item[], keyOf: (item: Item) => string): Item[] {
  return items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Returns whether the text is a calendar date from 2020 to 2099. */
function isDate(date: string): boolean {
  if (!/^20[2-9]\d-\d\d-\d\d$/.test(date)) return false;
  const moment = new Date(date);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

type Minutes = { start: number; end: number };

function overlap(spans: Minutes[]): boolean {
  const inOrder = spans.toSorted((a, b) => a.start - b.start);
  return inOrder.some(({ start }, index) => start < (inOrder[index - 1]?.end ?? 0));
}

/** Returns whether spans of one date overlap; a closed day must have no other span. */
function overlapOnDate(spans: { opens: string | null; closes: string | null }[]): boolean {
  if (spans.length === 1) return false;
  return spans.some(({ opens }) => opens === null) || overlap(spans.map(toMinutes));
}

const weekMinutes = 7 * dayMinutes;

/** Returns spans in minutes since Monday 00:00; time past Sunday wraps to the week's start. */
function toWeekSpans(span: { day_of_week: number; opens: string; closes: string }): Minutes[] {
  const midnight = (span.day_of_week - 1) * dayMinutes;
  const { start, end } = toMinutes(span);
  if (midnight + end <= weekMinutes) return [{ start: midnight + start, end: midnight + end }];
  return [
    { start: midnight + start, end: weekMinutes },
    { start: 0, end: midnight + end - weekMinutes },
  ];
}

function toMinutes({ opens, closes }: { opens: string | null; closes: string | null }): Minutes {
  const [start, end] = [opens ?? '', closes ?? ''].map(
    (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)),
  ) as [number, number];
  return { start, end: end <= start ? end + dayMinutes : end };
}
