import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import { findIndexSince, readMetroIndex } from '#app/domain/metro-index/metro-index.server.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';
import { matchesEtag } from '../pages/etag.ts';

/**
 * `GET /api/metros/:slug/index.json` -> MetroIndex: all listings of a metro in short. `?since=` a
 * version returns the changes since then, or everything if that version is not cached any more.
 */
export async function getMetroIndex(c: AppContext): Promise<Response> {
  const index = await readMetroIndex(c.get('services'), c.req.param('slug') ?? '');
  if (index === null) throw new AppError('not_found');
  // From the version, not the bytes: a client may have the index of an hour ago.
  const tag = `W/"${index.version}"`;
  const headers = { ...publicAnswerHeaders, ETag: tag };
  if (matchesEtag(c.req.header('If-None-Match') ?? '', tag)) return c.body(null, 304, headers);
  return c.json(await findIndexSince(c.get('services'), index, c.req.query('since')), 200, headers);
}
