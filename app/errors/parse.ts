import type { $ZodError, $ZodIssue } from 'zod/v4/core';
import * as t from '#app/messages/errors.ts';
import { AppError, type FieldErrors } from './app-error.ts';

/** A schema of zod or of zod/mini. */
export type AnySchema<Output> = {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Output } | { success: false; error: $ZodError };
};

/**
 * Parses a value with a schema of either dialect, for programs, which get a message for every mistake.
 * @throws AppError invalid_parameters with messages by path ('0.metric')
 */
export function parseWith<Output>(schema: AnySchema<Output>, value: unknown): Output {
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    return parsed.data;
  }
  throw new AppError('invalid_parameters', { fields: describeIssues(parsed.error.issues) });
}

type Understood<Output> = {
  value: Output;
  /** Messages about what was left out, by name; or null. */
  fields: FieldErrors | null;
};

/**
 * Parses the valid part of the values, and reports what was left out, for pages, which show content
 * beside messages. An invalid value does not affect the others. A rule about several values names
 * in `params.leaveOut` those that are meaningless without the invalid one.
 * @param schema accepts an empty object
 */
export function parseLeniently<Output>(
  schema: AnySchema<Output>,
  values: Record<string, unknown>,
): Understood<Output> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return { value: parsed.data, fields: null };
  const { issues } = parsed.error;
  const refused = new Set(issues.flatMap(listRefused));
  const rest = Object.entries(values).filter(([name]) => !refused.has(name));
  if (rest.length === Object.keys(values).length) throw parsed.error;
  // Values that are meaningless without it are left out without a message.
  const { value } = parseLeniently(schema, Object.fromEntries(rest));
  return { value, fields: describeIssues(issues) };
}

/**
 * Reads parameters for an API request: empty ones are absent, and repeated ones are an array, which
 * no schema accepts.
 */
export function toValues(params: URLSearchParams): Record<string, unknown> {
  return toRecord(params, (values) => (values.length > 1 ? values : orNotGiven(values[0])));
}

/** Reads parameters for a page: empty ones are absent, and the first of repeated ones counts. */
export function toFirstValues(params: URLSearchParams): Record<string, unknown> {
  return toRecord(params, ([first]) => orNotGiven(first));
}

/** From entries, so that `__proto__` is an ordinary name. */
function toRecord(params: URLSearchParams, read: (values: string[]) => unknown) {
  const names = Array.from(new Set(params.keys()));
  return Object.fromEntries(names.map((name) => [name, read(params.getAll(name))]));
}

function orNotGiven(value = ''): string | undefined {
  return value.trim() === '' ? undefined : value;
}

function listRefused(issue: $ZodIssue): string[] {
  const others: unknown = issue.code === 'custom' ? issue.params?.leaveOut : [];
  const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path[0]];
  return [...names, ...(Array.isArray(others) ? others : [])].map(String);
}

/** The longest unknown name that a message quotes. */
const longestName = 50;

function describeIssues(issues: $ZodIssue[]): FieldErrors {
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
    for (const key of issue.keys) add([...issue.path, key], t.unknownParameter);
  }
  return Object.fromEntries(fields);
}
