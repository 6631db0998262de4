import { edgeCacheHeader } from '#app/config/page-cache.ts';
import { findPhoto, readPhotoFile } from '#app/domain/photo/photo.server.ts';
import { isPhotoName } from '#app/domain/photo/photo.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';
import { matchesEtag } from '../pages/etag.ts';

/** The edge drops a photo when the listing or text that shows it changes. */
const publicHeaders = {
  'Cache-Control': 'public, max-age=3600',
  [edgeCacheHeader]: 'max-age=86400',
};

/** A key of `sign_photos`. */
const keyShape = /^\d{10}\.[0-9a-f]{64}$/;

/**
 * `GET /photos/…` -> a photo that something public shows, or to which `?key=` gives access, from our
 * own origin: pages need no second connection and their policy no other host. An owner can upload
 * any file under the name of a picture, so only files with the content of a picture, of a size that
 * any device can decode, are served, with their real type. A file is written once, so its name is
 * its version.
 */
export async function getPhoto(c: AppContext): Promise<Response> {
  const name = c.req.path.slice('/photos/'.length);
  const key = c.req.query('key');
  const isAddress = isPhotoName(name) && (key === undefined || keyShape.test(key));
  const found = isAddress ? await findPhoto(c.get('services'), { name, key }) : null;
  if (found === null) throw new AppError('not_found');
  const headers = {
    ...(found.is_public ? publicHeaders : { 'Cache-Control': 'private, max-age=3600' }),
    ETag: `W/"${name}"`,
  };
  if (matchesEtag(c.req.header('If-None-Match') ?? '', headers.ETag)) {
    return c.body(null, 304, headers);
  }
  const photo = await readPhotoFile(c.get('services'), name);
  if (photo === null) throw new AppError('not_found');
  return c.body(photo.bytes, 200, { ...headers, 'Content-Type': photo.type });
}
