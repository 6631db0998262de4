import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import { suggestQuerySchema } from '#app/domain/search/search-query.ts';
import { parseWith, toValues } from '#app/errors/parse.ts';
import type { AppContext } from '../env.ts';
import { allowReplay } from '../middleware/prepared-response.ts';
import { suggest } from './suggest.ts';

/** `GET /api/suggest?q=&near=` -> Suggestions. */
export async function getSuggest(c: AppContext): Promise<Response> {
  const query = parseWith(suggestQuerySchema, toValues(new URL(c.req.url).searchParams));
  const suggestions = await suggest(c, query);
  const text = JSON.stringify(suggestions);
  await allowReplay(c, text);
  return c.body(text, 200, { 'Content-Type': 'application/json', ...publicAnswerHeaders });
}
