import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

// What generated listings are made of: vocabulary/*.json.

function read<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  const path = join(import.meta.dirname, 'vocabulary', `${name}.json`);
  return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

const texts = z.array(z.string());
const pattern = z.string().transform((source) => new RegExp(source, 'u'));

/** How one meets a business: at a table, in a shop, at a counter, by appointment, at home, in an office, in a house. */
const settings = z.enum(['table', 'shop', 'counter', 'care', 'call', 'office', 'house']);
export type Setting = z.infer<typeof settings>;

/**
 * Weeks by kind of business, written as "days spans; days spans": days by ISO number (1 is
 * Monday), spans separated by commas. A span that closes at or before it opens ends the next day.
 */
export const hoursByKind = read('hours', z.record(z.string(), texts));
const hoursKinds = z.array(z.string().refine((kind) => kind in hoursByKind));

/** Lines of "date spans note", or "date closed note". */
export const holidayPatterns = read('holidays', z.array(texts));

/** Name, least and most price in dollars, and what the price is per when not for the whole. */
const services = z.array(z.tuple([z.string(), z.number(), z.number(), z.string().optional()]));
export type ServiceWords = z.infer<typeof services>[number];

/** What a category's listings charge for; categories whose prices nobody publishes have none. */
export const serviceWords: Record<string, ServiceWords[] | undefined> = read(
  'services',
  z.record(z.string(), services),
);

/**
 * What a category's listings are made of. Templates may hold {surname}, {first}, {word} (of the
 * category), {adj}, {thing}, {place}, {city} and, in names, {street}: its street.
 */
const vocabulary = z.strictObject({
  /** How often the category occurs, beside the others. */
  weight: z.number(),
  names: texts,
  words: texts,
  /** Noun phrases in the plural or without number, of those whose kind has none of its own. */
  offers: texts,
  /** "Open 24 hours" is added and taken away as the hours have it. */
  attributes: texts,
  hours: hoursKinds,
});
export type Vocabulary = z.infer<typeof vocabulary>;

/** Every category that has generated listings, by slug. */
export const vocabularies = read('categories', z.record(z.string(), vocabulary));

/**
 * What a business of a category is more exactly: its name says so, or it is drawn. What is not given
 * is the category's own.
 */
const kind = z.strictObject({
  /** Names that say so. Without it, a kind of listings whose name says nothing. */
  named: pattern.optional(),
  /** In place of the category's name on cards. */
  specialty: z.string().optional(),
  /** Its main category and further ones, where it is not the vocabulary's alone. */
  categories: texts.optional(),
  /** 'a ramen counter' */
  is: z.string(),
  /** Noun phrases, as in `Vocabulary`. */
  offers: texts.optional(),
  services: services.optional(),
  /** Whole sentences; those of the category may be said too, unless `isUnlike` it. */
  details: texts.optional(),
  isUnlike: z.literal(true).optional(),
  /** When such a place is open, where it differs from the category. */
  hours: hoursKinds.optional(),
  /** Never among its attributes, though the category has them. */
  without: texts.optional(),
});
export type Kind = z.infer<typeof kind>;

/** By category, the more telling names first; every generated category has some. */
export const kindsByCategory = read('kinds', z.record(z.string(), z.array(kind)));

const opinions = z.strictObject({ praise: texts, mixed: texts, blame: texts });
export type Opinions = z.infer<typeof opinions>;

/**
 * What people say about a kind of business. Each sentence stands by itself, so that any two can
 * follow one another. {offer} is something the listing offers, {good} one of these that is eaten,
 * drunk or carried home, {staff} somebody who works there, {person} somebody of the author's,
 * {child} a child of theirs, {weekday} a day on which it is open. A sentence that ends in
 * ` +Takeout` is only said of listings with that attribute.
 */
const reviewWords = opinions.extend({
  /** Slugs. */
  categories: texts,
  /** Which of them: what a listing is ('a ramen counter') or has on its card. All without it. */
  of: pattern.optional(),
});
export const reviewKinds = read('reviews', z.array(reviewWords));

/** What people say about a category, and about what a listing of it is more exactly. */
export function findReviewWords(category: string, told: string): Opinions {
  const found = reviewKinds.filter(
    ({ categories, of }) => categories.includes(category) && (!of || of.test(told)),
  );
  if (found.length === 0) throw new Error(`No words for reviews of ${category}`);
  return combine(found);
}

const opinionsBySetting = z.array(opinions.extend({ settings: z.array(settings) }));
const common = read('common-reviews', opinionsBySetting);
const answers = read('answers', opinionsBySetting);

/** What is said of any business that one meets in that way. */
export function findCommonWords(setting: Setting): Opinions {
  return combine(common.filter((words) => words.settings.includes(setting)));
}

/** What owners answer. */
export function findAnswers(setting: Setting): Opinions {
  return combine(answers.filter((words) => words.settings.includes(setting)));
}

function combine(found: Opinions[]): Opinions {
  return {
    praise: found.flatMap(({ praise }) => praise),
    mixed: found.flatMap(({ mixed }) => mixed),
    blame: found.flatMap(({ blame }) => blame),
  };
}

/** Why an admin hid a review; its author reads this. */
export const hiddenReasons = read('hidden-reasons', texts);

/**
 * First sentences: what it is, where, and what people come for. {is} is 'a diner', {noun} the same
 * without its article; both, {offer} and {good} (an offer that is taken along) may begin a sentence.
 */
export const leads = read('leads', z.record(settings, texts));

/** Who runs it, since when, and how it came about: last sentences, one telling year or age at most. */
export const origins = read('origins', z.record(settings, texts));

/** How to get to a place, what it costs less there, and how those arrive who come to the house. */
export const { arrivals, bargains, callArrivals } = read(
  'arrivals',
  z.strictObject({ arrivals: texts, bargains: texts, callArrivals: texts }),
);

/** Words that names, streets and sentences of every category share. */
export const names = read(
  'names',
  z.strictObject({
    surnames: texts,
    firstNames: texts,
    adjectives: texts,
    things: texts,
    places: texts,
    streets: texts,
    streetKinds: texts,
  }),
);

/** What the placeholders of sentences stand for, beside those of names. */
export const slots: Record<string, readonly string[]> = read('slots', z.record(z.string(), texts));

/** The metros that have generated listings, with true area codes. */
export const seededMetros = read(
  'metros',
  z.record(
    z.string(),
    z.strictObject({
      /** How many of the listings, beside the others. */
      weight: z.number(),
      /** The middle of where its people live, around which listings are drawn; not the city's center. */
      populated: z.tuple([z.number(), z.number()]),
      areaCodes: z.array(z.number()),
    }),
  ),
);

const categoriesBySetting = read('settings', z.record(settings, texts));

/** How one meets businesses of a category. */
export function settingOf(category: string): Setting {
  const setting = settings.options.find((one) => categoriesBySetting[one].includes(category));
  if (!setting) throw new Error(`No setting for ${category}`);
  return setting;
}

/** Categories whose listings are never a suite of somebody else's building. */
export const ownBuildings: ReadonlySet<string> = new Set(read('own-buildings', texts));
