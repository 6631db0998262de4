import { TestRunner, expect } from 'vitest';
import { z } from 'zod';
import { answers } from '#app/domain/answers.ts';

const schemas: Record<string, z.ZodType | undefined> = answers;

/**
 * A fetch for a client of Supabase: the test that asks fails when a function in SQL answers anything
 * that its schema does not say. supabase-js would make an exception a value that a test
 * may ignore, so this throws none. A test that has timed out asks nothing more, and reports nothing
 * into the next one.
 */
export async function fetchAndCheck(
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const test = TestRunner.getCurrentTest();
  const signals = [init.signal, test?.context.signal].filter(
    (signal) => signal instanceof AbortSignal,
  );
  const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
  const name = /\/rest\/v1\/rpc\/(\w+)/.exec(new Request(input).url)?.[1];
  const schema = name === undefined ? undefined : schemas[name];
  if (schema === undefined || !response.ok) return response;
  const text = await response.clone().text();
  if (TestRunner.getCurrentTest() !== test) return response;
  const { error } = schema.safeParse(text === '' ? null : JSON.parse(text));
  expect.soft(error && z.prettifyError(error), name).toBeUndefined();
  return response;
}
