import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import { suggestQuerySchema } from '#app/domain/search/search-query.ts';
import { parseWith, toValues } from '#app/errors/parse.ts';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { allowReplay } from '../middleware/prepared-response.ts';
import { suggest } from './suggest.ts';

/**
 * `GET /api/opensearch?q=` -> `[q, [completion], [description], [address]]`, the format of
 * OpenSearch suggestions, for the address bar of browsers.
 */
export async function getOpensearchSuggestions(c: AppContext): Promise<Response> {
  const query = parseWith(suggestQuerySchema, toValues(new URL(c.req.url).searchParams));
  const { businesses, categories } = await suggest(c, query);
  const origin = siteOrigin(c);
  const found = [
    ...categories.map(({ slug, name }) => [name, 'Category', `${origin}/?category=${slug}`]),
    ...businesses.map(({ slug, name, category, city, state }) => [
      name,
      `${category} in ${city}, ${state}`,
      `${origin}/business/${slug}`,
    ]),
  ];
  const column = (index: number) => found.map((row) => row[index]);
  const text = JSON.stringify([query.q, column(0), column(1), column(2)]);
  await allowReplay(c, text);
  return c.body(text, 200, {
    'Content-Type': 'application/x-suggestions+json; charset=utf-8',
    ...publicAnswerHeaders,
  });
}
