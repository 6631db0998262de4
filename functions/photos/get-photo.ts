import { isPhotoName, photoBucket, photoSizes } from '#app/domain/photo/photo.ts';
import { readPicture } from '#app/domain/photo/read-picture.ts';
import { AppError } from '#app/errors/app-error.ts';
import { fetchPublicObject } from '#app/services/supabase/storage-files.ts';
import type { AppContext } from '../env.ts';

const oneDaySeconds = 86_400;

/**
 * `GET /photos/…` -> a photo of a listing, from our own origin: pages need no second connection and
 * their policy no other host. An owner can upload any file under the name of a picture, so only
 * files with the content of a picture, of a size that any device can decode, are served, with their
 * real type. A file never changes, so browsers cache it for long; caches in front of the Worker
 * drop it within a day of its deletion.
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
