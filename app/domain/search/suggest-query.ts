import { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import { searchText } from './search-text.ts';

/**
 * The text to complete, and the visitor's place, near which suggestions come first. An absent or
 * empty text has the largest categories.
 */
export const suggestQuerySchema = z.strictObject({
  q: searchText(limits.suggestTextLength).default(''),
  near: searchText(limits.searchTextLength).optional(),
});

export type SuggestQuery = z.infer<typeof suggestQuerySchema>;
