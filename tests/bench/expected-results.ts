import { z } from 'zod';
import { days } from '#app/domain/search/search-choices.ts';
import type { Database } from '../../supabase/local/database.ts';

const oneOrMore = z.union([z.string(), z.array(z.string())]);

/** What a listing must fulfil, all of it, to be a right answer. Texts are patterns. */
const conditionsSchema = z.strictObject({
  category: oneOrMore.optional(),
  metro: oneOrMore.optional(),
  /** 'Austin, TX' */
  city: oneOrMore.optional(),
  state: oneOrMore.optional(),
  /** One of these. */
  attribute: oneOrMore.optional(),
  /** All of these. */
  attributes: z.array(z.string()).optional(),
  specialty: z.string().optional(),
  name: z.string().optional(),
  /** A word of its name, category, specialty, description or attributes. */
  text: z.string().optional(),
  street: z.string().optional(),
  website: z.string().optional(),
  notName: z.string().optional(),
  notSpecialty: z.string().optional(),
  notAttribute: z.string().optional(),
  /**
   * 'sat 10:00', 'any 06:30' (of some day) or '12-24 12:00' (the weekday of that date), in the
   * listing's own time zone. Hours past 24 are of the next day.
   */
  open: z.string().optional(),
  /** Latitude, longitude, miles. */
  within: z.tuple([z.number(), z.number(), z.number()]).optional(),
  /** Only so many of those that fulfil the rest: the closest to who asks (`at`). */
  closest: z.int().optional(),
});

type Conditions = z.infer<typeof conditionsSchema>;
type ConditionName = Exclude<keyof Conditions, 'closest'>;

const questionSchema = z.strictObject({
  q: z.string(),
  /** Where the device of who asks is: latitude, longitude. */
  at: z.tuple([z.number(), z.number()]).optional(),
  /** Listings that fulfil this, or one of several. */
  right: z.union([conditionsSchema, z.array(conditionsSchema)]),
});

/** The questions of a file, by kind. */
export const questionsSchema = z.record(z.string(), z.array(questionSchema));

export type BenchQuestion = z.infer<typeof questionSchema>;

const isOneOf = (column: string) => (value: string) => `${column} = any (${value}::text[])`;
const matches = (column: string) => (value: string) => `${column} ~* ${value}`;

/** Each condition over a listing `b`, its category `c` and its metro `m`. */
const expressions: Record<ConditionName, (value: string) => string> = {
  category: isOneOf('c.slug'),
  metro: isOneOf('m.slug'),
  city: isOneOf(`b.city || ', ' || b.state`),
  state: isOneOf('b.state'),
  attribute: (value) => `b.attributes && ${value}::text[]`,
  attributes: (value) => `b.attributes @> ${value}::text[]`,
  specialty: matches('b.specialty'),
  name: matches('b.name'),
  text: matches(`concat_ws(' ', b.name, c.name, b.specialty, b.description, b.attributes::text)`),
  street: matches('b.street'),
  website: matches('b.website'),
  notName: (value) => `b.name !~* ${value}`,
  notSpecialty: (value) => `coalesce(b.specialty, '') !~* ${value}`,
  notAttribute: (value) => `not b.attributes @> array[${value}]::text[]`,
  open: (value) =>
    `exists (select from unnest(${value}::integer[]) as minute where b.open_minutes @> minute)`,
  within: (value) =>
    `(b.earth_point operator(extensions.<->) private.earth_point((${value}::float[])[1],
      (${value}::float[])[2])) * 3958.8 <= (${value}::float[])[3]`,
};

const lists = new Set<string>(['category', 'metro', 'city', 'state', 'attribute', 'attributes']);

/** The slugs of all listings that answer a question rightly. */
export async function findExpectedResults(
  database: Database,
  { right, at }: BenchQuestion,
): Promise<Set<string>> {
  const values: unknown[] = [];
  const alternatives = [right].flat().map(({ closest, ...conditions }) => {
    const condition = Object.entries(conditions)
      .map(([name, value]) =>
        expressions[name as ConditionName](`$${values.push(toValue(name, value))}`),
      )
      .join(' and ');
    return `(select b.slug from public.businesses as b
      join public.categories as c on c.id = b.category_id
      left join public.metros as m on m.id = b.metro_id
      where b.status = 'published' and ${condition}
      ${closest === undefined ? '' : orderByDistance(at, closest)})`;
  });
  const rows = await database.query<{ slug: string }>(alternatives.join(' union '), values);
  return new Set(rows.map(({ slug }) => slug));
}

function orderByDistance(at: BenchQuestion['at'], closest: number): string {
  if (at === undefined) throw new Error('The closest of a question without a place');
  return `order by b.earth_point operator(extensions.<->) private.earth_point(${at.join(', ')})
    limit ${closest}`;
}

function toValue(name: string, value: Conditions[ConditionName]): unknown {
  if (name === 'open') return toMinutes(String(value));
  return lists.has(name) ? [value].flat() : value;
}

/** 'sat 10:00' -> minutes since Monday 00:00; 'any 10:00' -> those of each day */
function toMinutes(text: string): number[] {
  const [day = '', time = ''] = text.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const weekdays = day === 'any' ? days.map((_, index) => index) : [toWeekday(day)];
  return weekdays.map((weekday) => (weekday * 1440 + hours * 60 + minutes) % (7 * 1440));
}

/** 'sat' or '12-24' (the next one) -> days since Monday */
function toWeekday(day: string): number {
  const named = days.findIndex((name) => name === day);
  if (named >= 0) return named;
  const now = new Date();
  const date = new Date(`${now.getUTCFullYear()}-${day}T12:00Z`);
  if (date.getTime() < now.getTime() - 86_400_000) date.setUTCFullYear(now.getUTCFullYear() + 1);
  return (date.getUTCDay() + 6) % 7;
}
