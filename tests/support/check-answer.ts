import { TestRunner, expect } from 'vitest';
import { z } from 'zod';
import { type SqlFunctions, answers } from '#app/domain/answers.ts';

/** They answer with rows of a table, or what was selected of them: database.types.ts has their types. */
export const functionsOfTableRows = ['get_own_reviews'] as const satisfies Exclude<
  keyof SqlFunctions,
  keyof typeof answers
>[];

/**
 * A fetch for a client of Supabase: the test that asks fails when a function in SQL answers anything
 * that its schema does not say, or has none. supabase-js would make an exception a value that a test
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
  if (name === undefined || !response.ok) return response;
  if (functionsOfTableRows.some((known) => known === name)) return response;
  const text = await response.clone().text();
  if (TestRunner.getCurrentTest() !== test) return response;
  expect.soft(findFault(name, text === '' ? null : JSON.parse(text)), name).toBeNull();
  return response;
}

function findFault(name: string, answer: unknown): string | null {
  if (!Object.hasOwn(answers, name)) return 'has no schema in app/domain/answers.ts';
  const parsed = (answers as Record<string, z.ZodType>)[name]?.safeParse(answer);
  return parsed?.error ? z.prettifyError(parsed.error) : null;
}
