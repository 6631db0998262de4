import { z } from 'zod';
import { days } from '#app/domain/search/search-choices.ts';
import type { Database } from '../../supabase/local/database.ts';

const oneOrMore = z.union([z.string(), z.array(z.string())]);

/** What a listing must fulfil, all of it, to be a right answer. Names, streets and hosts are patterns. */
const conditionsSchema = z.strictObject({
  category: oneOrMore.optional(),
  metro: oneOrMore.optional(),
  /** 'Austin, TX' */
  city: oneOrMore.optional(),
  state: oneOrMore.optional(),
  attribute: oneOrMore.optional(),
  name: z.string().optional(),
  street: z.string().optional(),
  website: z.string().optional(),
  /** 'sat 10:00', in the listing's own time zone. */
  open: z.string().optional(),
  /** Latitude, longitude, miles. */
  within: z.tuple([z.number(), z.number(), z.number()]).optional(),
});

type Conditions = z.infer<typeof conditionsSchema>;
type ConditionName = keyof Conditions;

const questionSchema = z.strictObject({
  q: z.string(),
  /** Listings that fulfil this, or one of several. */
  right: z.union([conditionsSchema, z.array(conditionsSchema)]),
});

/** The questions of quality-queries.json, by kind. */
export const questionsSchema = z.record(z.string(), z.array(questionSchema));

export type Question = z.infer<typeof questionSchema>;

const isOneOf = (column: string) => (value: string) => `${column} = any (${value}::text[])`;
const matches = (column: string) => (value: string) => `${column} ~* ${value}`;

/** Each condition over a listing `b`, its category `c` and its metro `m`. */
const expressions: Record<ConditionName, (value: string) => string> = {
  category: isOneOf('c.slug'),
  metro: isOneOf('m.slug'),
  city: isOneOf(`b.city || ', ' || b.state`),
  state: isOneOf('b.state'),
  attribute: (value) => `b.attributes && ${value}::text[]`,
  name: matches('b.name'),
  street: matches('b.street'),
  website: matches('b.website'),
  open: (value) => `b.open_minutes @> ${value}::integer`,
  within: (value) =>
    `(b.earth_point operator(extensions.<->) private.earth_point((${value}::float[])[1],
      (${value}::float[])[2])) * 3958.8 <= (${value}::float[])[3]`,
};

const lists = new Set<string>(['category', 'metro', 'city', 'state', 'attribute']);

/** The slugs of all listings that answer a question rightly. */
export async function findRightAnswers(
  database: Database,
  { right }: Question,
): Promise<Set<string>> {
  const values: unknown[] = [];
  const alternatives = [right].flat().map((conditions) =>
    Object.entries(conditions)
      .map(([name, value]) =>
        expressions[name as ConditionName](`$${values.push(toValue(name, value))}`),
      )
      .join(' and '),
  );
  const rows = await database.query<{ slug: string }>(
    `select b.slug from public.businesses as b
      join public.categories as c on c.id = b.category_id
      left join public.metros as m on m.id = b.metro_id
      where b.status = 'published' and (${alternatives.join(' or ')})`,
    values,
  );
  return new Set(rows.map(({ slug }) => slug));
}

function toValue(name: string, value: Conditions[ConditionName]): unknown {
  if (name === 'open') return toMinute(String(value));
  return lists.has(name) ? [value].flat() : value;
}

/** 'sat 10:00' -> minutes since Monday 00:00 */
function toMinute(time: string): number {
  const [day, hours = 0, minutes = 0] = time.split(/[ :]/);
  return days.findIndex((name) => name === day) * 1440 + Number(hours) * 60 + Number(minutes);
}
