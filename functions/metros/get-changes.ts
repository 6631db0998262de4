import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import { toValues } from '#app/errors/parse.ts';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { allowReplay } from '../middleware/prepared-response.ts';
import { findChangesPage } from './find-changes-page.ts';

/**
 * `GET /api/changes?metro=&since=&cursor=` -> Changes: what opened, closed and moved in a city. By
 * default of the last 30 days.
 */
export async function getChanges(c: AppContext): Promise<Response> {
  const url = new URL(c.req.url);
  const changes = await findChangesPage(c.get('services'), toValues(url.searchParams));
  const text = JSON.stringify(changes);
  await allowReplay(c, text);
  if (changes.next_cursor !== null) {
    url.searchParams.set('since', changes.since);
    url.searchParams.set('cursor', changes.next_cursor);
    const address = `${siteOrigin(c)}${url.pathname}?${url.searchParams}`;
    c.header('Link', `<${address}>; rel="next"`, { append: true });
  }
  return c.body(text, 200, { 'Content-Type': 'application/json', ...publicAnswerHeaders });
}
