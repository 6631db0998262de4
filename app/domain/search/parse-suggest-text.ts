import { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import type { FieldErrors } from '#app/errors/app-error.ts';
import { searchText } from './search-text.ts';

const parameters = z.strictObject({ q: searchText(limits.suggestTextLength) });

/** The text to complete; an absent or empty one is valid and has no suggestions. */
export function parseSuggestText(params: URLSearchParams): {
  q: string;
  fields: FieldErrors | null;
} {
  const parsed = parameters.safeParse({ q: '', ...Object.fromEntries(params) });
  if (parsed.success) {
    return { q: parsed.data.q, fields: null };
  }
  const { fieldErrors, formErrors } = z.flattenError(parsed.error);
  return {
    q: '',
    fields: { ...fieldErrors, ...(formErrors.length > 0 && { parameters: formErrors }) },
  };
}
