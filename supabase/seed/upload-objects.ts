import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Db } from '#app/services/supabase/client.ts';
import { findMediaType, readSeedObjects } from '../local/storage/seed-objects.ts';

/** At once; a hosted project takes some tenths of a second for each. */
const uploadsAtOnce = 8;

/**
 * Uploads the objects of the seed (built/objects.json) into their buckets, for a Supabase whose
 * seed came by SQL alone; those that are there already are replaced.
 * @param db acts with the service role
 * @returns how many were uploaded
 * @throws Error at the first that is refused
 */
export async function uploadObjects(db: Db, onProgress: (done: number) => void): Promise<number> {
  const uploads = (await readSeedObjects(import.meta.dirname)).flatMap(
    ({ bucket, file, folders }) =>
      folders.map((folder) => ({ bucket, file, path: `${folder}/${basename(file)}` })),
  );
  for (let done = 0; done < uploads.length; done += uploadsAtOnce) {
    await Promise.all(
      uploads.slice(done, done + uploadsAtOnce).map(async ({ bucket, file, path }) => {
        const { error } = await db.storage
          .from(bucket)
          .upload(path, await readFile(join(import.meta.dirname, file)), {
            contentType: findMediaType(file),
            cacheControl: '31536000',
            upsert: true,
          });
        if (error) throw new Error(`${bucket}/${path}: ${error.message}`, { cause: error });
      }),
    );
    onProgress(Math.min(done + uploadsAtOnce, uploads.length));
  }
  return uploads.length;
}
