import { isPhotoName, photoBucket, photoSizes } from '#app/domain/photo/photo.ts';
import { readPicture } from '#app/domain/photo/read-picture.ts';
import { AppError } from '#app/errors/app-error.ts';
import { fetchPublicObject } from '#app/services/supabase/fetch-public-object.ts';
import type { AppContext } from '../env.ts';

const oneDaySeconds = 86_400;

/**
 * `GET /photos/…` -> a photo of a listing, from our own origin, so that pages need no second
 * connection and no other host in their policy. Anything can be uploaded under a picture's name by
 * hand, so this serves only bytes that are a picture of a decodable size, with their real content
 * type. A file never changes, so browsers cache it; Cloudflare's copies expire within a day of the
 * file's removal.
 */
export async function getPhoto(c: AppContext): Promise<Response> {
  const name = c.req.path.slice('/photos/'.length);
  const bytes = isPhotoName(name)
    ? await fetchPublicObject(c.env.supabase, { bucket: photoBucket, name })
    : null;
  const picture = bytes && readPicture(bytes);
  if (!picture || Math.max(picture.width, picture.height) > photoSizes.large) {
    throw new AppError('not_found');
  }
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
  c.header('Cloudflare-CDN-Cache-Control', `max-age=${oneDaySeconds}`);
  c.header('Content-Type', picture.type);
  return c.body(new Uint8Array(bytes).buffer);
}
