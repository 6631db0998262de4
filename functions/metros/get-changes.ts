import { z } from 'zod';
import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import { findMetroChanges } from '#app/domain/metro/metro-changes.server.ts';
import { changesQuerySchema } from '#app/domain/metro/changes-query.ts';
import { formatCursor, parseCursor } from '#app/domain/search/cursor.ts';
import { AppError } from '#app/errors/app-error.ts';
import { parseWith, toValues } from '#app/errors/parse.ts';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { allowReplay } from '../middleware/prepared-response.ts';

const moment = z.iso.datetime({ offset: true });

/**
 * `GET /api/changes?metro=&since=&cursor=` -> Changes: what opened, closed and moved in a city. By
 * default of the last 30 days.
 */
export async function getChanges(c: AppContext): Promise<Response> {
  const url = new URL(c.req.url);
  const {
    metro,
    since = daysAgo(30),
    cursor,
  } = parseWith(changesQuerySchema, toValues(url.searchParams));
  const after = cursor === undefined ? null : parseCursor(cursor);
  if (cursor !== undefined && !moment.safeParse(after?.key).success) {
    throw new AppError('invalid_parameters', { fields: { cursor: ['This cursor is not valid.'] } });
  }
  const found = await findMetroChanges(c.get('services'), { metro, since, after });
  if (found === null) {
    const message = `We have no city called “${metro}”.`;
    throw new AppError('invalid_parameters', { fields: { metro: [message] } });
  }
  const { next, ...changes } = found;
  const next_cursor = next && formatCursor(next);
  const text = JSON.stringify({ since, ...changes, next_cursor });
  await allowReplay(c, text);
  if (next_cursor !== null) {
    url.searchParams.set('since', since);
    url.searchParams.set('cursor', next_cursor);
    const address = `${siteOrigin(c)}${url.pathname}?${url.searchParams}`;
    c.header('Link', `<${address}>; rel="next"`, { append: true });
  }
  return c.body(text, 200, { 'Content-Type': 'application/json', ...publicAnswerHeaders });
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
