import { AppError } from '#app/errors/app-error.ts';
import type { Services } from '#app/services/services.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Answer } from '../call-function.ts';
import { nameListings, readPublic } from '../read-public.server.ts';
import { dayMs } from '../text/text.ts';
import { photoBucket, photoSizes } from './photo.ts';
import { type PictureType, readPicture } from './read-picture.ts';
import { stripMetadata } from './strip-metadata.ts';

const gracePeriodMs = 7 * dayMs;

/** With the service role, which alone may read the bucket. */
type ServiceDb = Pick<Services, 'serviceDb'>;

/**
 * Returns whether everybody may see the photo of this name, or who has this key; null if neither.
 * @throws AppError backend_unavailable
 */
export function findPhoto(
  { serviceDb }: ServiceDb,
  photo: { name: string; key: string | undefined },
): Promise<Answer<'find_photo'>> {
  return readPublic({ db: serviceDb }, 'find_photo', photo, (found) =>
    found?.listing ? nameListings([{ slug: found.listing }]) : ['articles'],
  );
}

type PhotoFile = { type: PictureType; bytes: Uint8Array<ArrayBuffer> };

/**
 * Returns a photo as visitors get it, without metadata; null if there is none, or the file is no
 * picture that any device can decode.
 * @throws AppError backend_unavailable
 */
export async function readPhotoFile(
  { serviceDb }: ServiceDb,
  name: string,
): Promise<PhotoFile | null> {
  const { data, error } = await serviceDb.storage.from(photoBucket).download(name);
  if (error && 'status' in error && Number(error.status) < 500) return null;
  if (error) throw new AppError('backend_unavailable', { cause: error });
  const file = new Uint8Array(await data.arrayBuffer());
  const picture = readPicture(file);
  if (!picture || Math.max(picture.width, picture.height) > photoSizes.large) return null;
  const bytes = stripMetadata(file, picture.type);
  return bytes && { type: picture.type, bytes };
}

/** `db` has the service role; `nowMs` is epoch milliseconds. */
type Upkeep = { db: Db; nowMs?: number };

/**
 * Removes files that no listing and no submission has referenced for a week, 500 per run: removed
 * photos, or ones that were never saved.
 * @throws AppError when the database or the storage service refuses or does not answer
 */
export async function removeUnusedPhotos({ db, nowMs = Date.now() }: Upkeep): Promise<void> {
  const known_before = new Date(nowMs - gracePeriodMs).toISOString();
  const names = requireData(await db.rpc('find_unused_photos', { known_before }));
  if (names.length === 0) return;
  const { error } = await db.storage.from(photoBucket).remove(names);
  if (error) throw new AppError('backend_unavailable', { cause: error });
}
