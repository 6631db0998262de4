import { service, runAs } from './caller.ts';
import { StorageError } from './errors.ts';
import type { Services } from './services.ts';

/** The limits of a bucket. */
export type Limits = { maxBytes: number; mimeTypes: string[] | null };

/**
 * Reads a bucket's limits, which apply to everybody, even callers who cannot see the bucket.
 * @throws StorageError NoSuchBucket
 */
export async function getLimits(
  { database, fileSizeLimit }: Services,
  bucketId: string,
): Promise<Limits> {
  const [bucket] = await runAs(database, service, (query) =>
    query<{ file_size_limit: number | null; allowed_mime_types: string[] | null }>(
      'select file_size_limit, allowed_mime_types from storage.buckets where id = $1',
      [bucketId],
    ),
  );
  if (bucket === undefined) throw new StorageError('NoSuchBucket');
  const { file_size_limit: own, allowed_mime_types: mimeTypes } = bucket;
  return { maxBytes: Math.min(own ?? fileSizeLimit, fileSizeLimit), mimeTypes };
}

/** @throws StorageError InvalidMimeType */
export function requireMimeType({ mimeTypes }: Limits, given: string): void {
  if (mimeTypes === null || mimeTypes.length === 0) return;
  const type = (given.split(';')[0] ?? '').trim().toLowerCase();
  const family = `${type.split('/')[0]}/*`;
  if (mimeTypes.some((allowed) => [type, family, '*', '*/*'].includes(allowed.toLowerCase()))) {
    return;
  }
  throw new StorageError('InvalidMimeType', `mime type ${given} is not supported`);
}

/** @throws StorageError EntityTooLarge */
export function requireSize({ maxBytes }: Limits, bytes: number): void {
  if (bytes > maxBytes) throw new StorageError('EntityTooLarge');
}
