import { type Caller, runAs, service } from './caller.ts';
import { StorageError } from './errors.ts';
import type { Target } from './keys.ts';
import type { Metadata } from './receive.ts';
import type { Services } from './services.ts';

export type StoredObject = {
  id: string;
  name: string;
  bucket_id: string;
  version: string;
  created_at: Date;
  metadata: Metadata;
  user_metadata: object | null;
};

/**
 * Returns an object that a caller may read.
 * @throws StorageError NoSuchKey, also where policies hide it or SQL added a row without a file
 */
export async function requireObject(
  { database }: Services,
  caller: Caller,
  { bucketId, name }: Target,
): Promise<StoredObject> {
  const [row] = await runAs(database, caller, (query) =>
    query<StoredObject>(
      `select id, name, bucket_id, version, created_at, metadata, user_metadata
      from storage.objects
      where bucket_id = $1 and name = $2 and version is not null and metadata is not null`,
      [bucketId, name],
    ),
  );
  if (row === undefined) throw new StorageError('NoSuchKey');
  return row;
}

export async function isPublicBucket({ database }: Services, id: string): Promise<boolean> {
  const rows = await runAs(database, service, (query) =>
    query('select from storage.buckets where id = $1 and public', [id]),
  );
  return rows.length > 0;
}

/** @throws StorageError NoSuchBucket when it does not exist or is not public */
export async function requirePublicBucket(services: Services, id: string): Promise<void> {
  if (!(await isPublicBucket(services, id))) throw new StorageError('NoSuchBucket');
}
