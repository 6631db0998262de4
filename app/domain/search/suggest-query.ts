import { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import { searchText } from './search-text.ts';

/** The text to complete; an absent or empty text is valid and has no suggestions. */
export const suggestQuerySchema = z.strictObject({
  q: searchText(limits.suggestTextLength).default(''),
});
