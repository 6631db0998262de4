import { AppError, errorTable } from '#app/errors/app-error.ts';
import { logFailure } from '#app/errors/write-log.ts';
import type { AppContext } from '../env.ts';

type ToolResult = { text: string; answer: Record<string, unknown> };

/** Returns the result of a tool: a short text and the same as data, or the error in plain words. */
export async function answerTool(c: AppContext, ask: () => Promise<ToolResult>) {
  try {
    const { text, answer } = await ask();
    return { content: [{ type: 'text' as const, text }], structuredContent: answer };
  } catch (error) {
    return { content: [{ type: 'text' as const, text: describeError(c, error) }], isError: true };
  }
}

function describeError(c: AppContext, error: unknown): string {
  if (!(error instanceof AppError) || error.status >= 500) logFailure(error);
  if (!(error instanceof AppError)) {
    return `${errorTable.internal.message} Request ${c.get('requestId')}.`;
  }
  if (error.code === 'not_found') return 'No public listing has this slug. Search for it.';
  const wait = error.headers['Retry-After'];
  const fields = Object.entries(error.fields ?? {}).map(
    ([name, messages]) => `${name}: ${messages.join(' ')}`,
  );
  return [error.message, ...fields, ...(wait ? [`Wait ${wait} seconds.`] : [])].join('\n');
}

/**
 * Converts a tool's arguments to URL parameters, which the request schemas parse: numbers as text,
 * lists joined by commas, empty values left out.
 */
export function toParameters(given: unknown): Record<string, unknown> {
  const entries = Object.entries((given ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries
      .map(([name, value]) => [name, toText(value)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

function toText(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (typeof value === 'number') return String(value);
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return isList ? value.join(',') || undefined : value;
}
