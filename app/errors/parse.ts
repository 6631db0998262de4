import type { z } from 'zod';
import { AppError, type FieldErrors } from './app-error.ts';

/**
 * Parses a value with `schema`: for programs, which get a message for every mistake.
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
  /** Messages for the dropped values, by name; null if there are none. */
  fields: FieldErrors | null;
};

/**
 * Parses the valid values and drops the others: for pages, which show a result beside the messages.
 * One invalid value does not affect the others. A rule about several values names in
 * `params.leaveOut` those that make no sense without the invalid one.
 * @param schema must accept an empty object
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
  // Values that depend on dropped ones are dropped too, without a message of their own.
  const { value } = parseLeniently(schema, Object.fromEntries(rest));
  return { value, fields: describeIssues(issues) };
}

/**
 * Reads parameters of a program's request: empty ones count as missing, and a repeated one becomes
 * an array, which no schema of ours accepts.
 */
export function toValues(params: URLSearchParams): Record<string, unknown> {
  return toRecord(params, (values) => (values.length > 1 ? values : orNotGiven(values[0])));
}

/**
 * Reads parameters of a page: empty ones count as missing, and of repeated ones the first counts.
 */
export function toFirstValues(params: URLSearchParams): Record<string, unknown> {
  return toRecord(params, ([first]) => orNotGiven(first));
}

/** Uses Object.fromEntries, so that a parameter called __proto__ is an ordinary key. */
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

/** Messages shorten foreign parameter names to this length. */
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
