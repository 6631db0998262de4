import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import { findHistory } from '#app/domain/history/history.server.ts';
import { parsePage } from '#app/domain/history/history.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';

/** `GET /business/:slug/history.json` -> a page of the public history, which anybody can verify. */
export async function getHistory(c: AppContext): Promise<Response> {
  const history = await findHistory(c.get('services'), {
    idOrSlug: c.req.param('slug') ?? '',
    before: parsePage(c.req.query('before') ?? null),
  });
  if (history === null) throw new AppError('not_found');
  return c.json(history, 200, publicAnswerHeaders);
}
