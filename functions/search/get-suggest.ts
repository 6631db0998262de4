import { findSuggestions } from '#app/domain/search/find-suggestions.server.ts';
import { parseSuggestText } from '#app/domain/search/parse-suggest-text.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';

/** `GET /api/suggest?q=` -> Suggestions. */
export async function getSuggest(c: AppContext): Promise<Response> {
  const { q, fields } = parseSuggestText(new URL(c.req.url).searchParams);
  if (fields) {
    throw new AppError('invalid_parameters', { fields });
  }
  const suggestions = await findSuggestions(c.get('services'), q);
  c.header('Cache-Control', 'public, max-age=300');
  return c.json(suggestions);
}
