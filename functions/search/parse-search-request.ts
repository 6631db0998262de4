import { findUnknownParameters, parseSearchQuery } from '#app/domain/search/parse-search-query.ts';
import type { SearchQuery } from '#app/domain/search/search.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';

/**
 * The search that a program asks for.
 * @throws AppError invalid_parameters with messages by field, for anything invalid or unknown
 */
export function parseSearchRequest(c: AppContext): SearchQuery {
  const params = new URL(c.req.url).searchParams;
  const { query, fields } = parseSearchQuery(params);
  const allFields = { ...findUnknownParameters(params), ...fields };
  if (Object.keys(allFields).length > 0) {
    throw new AppError('invalid_parameters', { fields: allFields });
  }
  return query;
}
