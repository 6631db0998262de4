import { isPhotoName, photoBucket, photoSizes } from '#app/domain/photo/photo.ts';
import { readPicture } from '#app/domain/photo/read-picture.ts';
import { AppError } from '#app/errors/app-error.ts';
import { fetchPublicObject } from '#app/services/supabase/fetch-public-object.ts';
import type { AppContext } from '../env.ts';

const oneDaySeconds = 86_400;

/**
 * `GET /photos/…` -> a photo of a listing, from our own origin: a page needs no second connection
 * for it, and its policy no other host. Who uploads by hand can store anything under the name of a
 * picture; only what is one, and of a size that any device can decode, leaves this door, as the
 * type that it is. A file never changes, so browsers keep it; a copy before the Worker goes a day
 * after the file.
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
