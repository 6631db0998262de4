import { findUnknownParameters, parseSearchQuery } from '#app/domain/search/parse-search-query.ts';
import { searchDirectory } from '#app/domain/search/search-directory.server.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';

/**
 * `GET /api/search?q=&near=&…` -> SearchAnswer. Parameters: see SearchQuery.
 * Anything invalid or unknown answers 400 with messages by field.
 */
export async function getSearch(c: AppContext): Promise<Response> {
  const params = new URL(c.req.url).searchParams;
  const { query, fields } = parseSearchQuery(params);
  const allFields = { ...findUnknownParameters(params), ...fields };
  if (Object.keys(allFields).length > 0) {
    throw new AppError('invalid_parameters', { fields: allFields });
  }
  const answer = await searchDirectory(c.get('services'), query);
  c.header('Cache-Control', 'public, max-age=60');
  return c.json(answer);
}
