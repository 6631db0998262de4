import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import { findIndexSince } from '#app/domain/metro-index/find-index-since.server.ts';
import { readMetroIndex } from '#app/domain/metro-index/read-metro-index.server.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';
import { isKnown } from '../pages/etag.ts';

/**
 * `GET /api/metros/:slug/index.json` -> MetroIndex: all listings of a metro in short form. With
 * `?since=` a version, only the changes since then, or all listings if that version is not stored.
 */
export async function getMetroIndex(c: AppContext): Promise<Response> {
  const index = await readMetroIndex(c.get('services'), c.req.param('slug') ?? '');
  if (index === null) throw new AppError('not_found');
  // An ETag of the version, not of the bytes, which depend on `since`.
  const tag = `W/"${index.version}"`;
  const headers = { ...publicAnswerHeaders, ETag: tag };
  if (isKnown(c.req.header('If-None-Match') ?? '', tag)) return c.body(null, 304, headers);
  return c.json(await findIndexSince(c.get('services'), index, c.req.query('since')), 200, headers);
}
