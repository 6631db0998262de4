import type { z } from 'zod';
import { AppError, type FieldErrors } from './app-error.ts';

/**
 * A value as `schema` types it: for programs, who want to hear of every mistake.
 * @throws AppError invalid_parameters with messages by path ('0.metric')
 */
export function parseWith<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    return parsed.data;
  }
  throw new AppError('invalid_parameters', { fields: describeIssues(parsed.error.issues) });
}

type Understood<Schema extends z.ZodType> = {
  value: z.output<Schema>;
  /** Why the rest was left out, by name; or null. */
  fields: FieldErrors | null;
};

/**
 * What `schema` understands of the values, and what was left out: for pages, which show something
 * beside their messages. One bad value does not cost the others. A rule about several of them names
 * in `params.leaveOut` those that make no sense without the one it is about.
 * @param schema takes an object with nothing in it
 */
export function parseLeniently<Schema extends z.ZodType>(
  schema: Schema,
  values: Record<string, unknown>,
): Understood<Schema> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return { value: parsed.data, fields: null };
  const { issues } = parsed.error;
  const refused = new Set(issues.flatMap(listRefused));
  const rest = Object.entries(values).filter(([name]) => !refused.has(name));
  if (rest.length === Object.keys(values).length) throw parsed.error;
  // What makes no sense without the rest goes too, without a message of its own.
  const { value } = parseLeniently(schema, Object.fromEntries(rest));
  return { value, fields: describeIssues(issues) };
}

/**
 * Parameters as a program's request is read: empty ones are not given, and one that is given twice is
 * a list, which no schema of ours takes.
 */
export function toValues(params: URLSearchParams): Record<string, unknown> {
  return toRecord(params, (values) => (values.length > 1 ? values : orNotGiven(values[0])));
}

/** Parameters as a page reads them: empty ones are not given, and of several the first counts. */
export function toFirstValues(params: URLSearchParams): Record<string, unknown> {
  return toRecord(params, ([first]) => orNotGiven(first));
}

/** From entries, so that a parameter called __proto__ is a name like any other. */
function toRecord(params: URLSearchParams, read: (values: string[]) => unknown) {
  const names = Array.from(new Set(params.keys()));
  return Object.fromEntries(names.map((name) => [name, read(params.getAll(name))]));
}

function orNotGiven(value = ''): string | undefined {
  return value.trim() === '' ? undefined : value;
}

function listRefused(issue: z.core.$ZodIssue): string[] {
  const others: unknown = issue.code === 'custom' ? issue.params?.leaveOut : [];
  const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path[0]];
  return [...names, ...(Array.isArray(others) ? others : [])].map(String);
}

/** The longest name of somebody else's that a message repeats. */
const longestName = 50;

function describeIssues(issues: z.core.$ZodIssue[]): FieldErrors {
  const fields = new Map<string, string[]>();
  const add = (path: PropertyKey[], message: string) => {
    const name = path.map(String).join('.').slice(0, longestName) || 'body';
    fields.set(name, [...(fields.get(name) ?? []), message]);
  };
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') {
      add(issue.path, issue.message);
      continue;
    }
    for (const key of issue.keys) add([...issue.path, key], 'There is no parameter of this name.');
  }
  return Object.fromEntries(fields);
}
