import { randomUUID } from 'node:crypto';
import { type Caller, type Query, runAs, service } from './caller.ts';
import { StorageError } from './errors.ts';
import type { Target } from './keys.ts';
import type { Metadata, Received } from './receive.ts';
import type { Services } from './services.ts';

/** `create` requires an unused name, `upsert` replaces what has it. */
export type WriteMode = 'create' | 'upsert';

type WriteOptions = {
  /** The caller whose policies apply. */
  caller: Caller;
  /** The owner of the object. */
  owner: string | undefined;
  target: Target;
  mode: WriteMode;
};

type Row = Pick<Received, 'version' | 'userMetadata'> & { metadata: Metadata | null };

/**
 * Adds the row of a stored file, as the caller. Then removes the file that it replaces; the next
 * start sweeps files left without a row by a crash.
 * @returns the object's id
 * @throws StorageError AccessDenied, KeyAlreadyExists, after removing the file
 */
export async function writeObject(
  { database, files }: Services,
  options: WriteOptions,
  received: Row,
): Promise<string> {
  const { id, replaced } = await runAs(database, service, (query, become) =>
    writeRow(query, become, { ...options, ...received }),
  ).catch(async (error: unknown) => {
    // A session that broke during the commit may have committed: the next start decides by the row.
    if (error instanceof StorageError) await files.remove([received.version]);
    throw error;
  });
  await files.remove(replaced);
  return id;
}

/**
 * Checks the policies whether a caller may write an object now.
 * @throws StorageError like `writeObject`
 */
export async function requireWrite({ database }: Services, options: WriteOptions): Promise<void> {
  const allowed = new Error('Allowed, and not to be kept');
  await runAs(database, service, async (query, become) => {
    const row = { version: '', metadata: null, userMetadata: null };
    await writeRow(query, become, { ...options, ...row });
    throw allowed;
  }).catch((error: unknown) => {
    if (error !== allowed) throw error;
  });
}

/** Concurrent writers of a name wait here, so each knows the version that it replaces. */
async function writeRow(
  query: Query,
  become: (caller: Caller) => Promise<void>,
  { caller, owner, target, mode, version, metadata, userMetadata }: WriteOptions & Row,
): Promise<{ id: string; replaced: string[] }> {
  const { bucketId, name } = target;
  await query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`${bucketId}/${name}`]);
  const [old] = await query<{ id: string; version: string | null }>(
    'select id, version from storage.objects where bucket_id = $1 and name = $2 for update',
    [bucketId, name],
  );
  const fresh = randomUUID();
  await become(caller);
  const values = [bucketId, name, version, metadata, userMetadata, owner ?? null];

  // Without `returning`, because a caller with insert rights may lack read rights.
  const onConflict = `
    on conflict (bucket_id, name) do update
    set version = excluded.version, metadata = excluded.metadata,
      user_metadata = excluded.user_metadata, owner_id = excluded.owner_id, last_accessed_at = now()`;
  await query(
    `insert into storage.objects
      (bucket_id, name, version, metadata, user_metadata, owner_id, owner, id)
    values ($1, $2, $3, $4, $5, $6, $7, $8) ${mode === 'upsert' ? onConflict : ''}`,
    [...values, ownerUuid(owner), fresh],
  );
  return { id: old?.id ?? fresh, replaced: old?.version ? [old.version] : [] };
}

const uuid = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

/** The older of the two owner columns is a uuid. */
function ownerUuid(owner: string | undefined): string | null {
  return owner !== undefined && uuid.test(owner) ? owner : null;
}
