import { z } from 'zod';
import { requireCaller, runAs } from './caller.ts';
import { StorageError } from './errors.ts';
import { readJson } from './read-json.ts';
import { versionsOf } from './remove.ts';
import type { Services, StorageContext } from './services.ts';
import { parseSize } from './sizes.ts';

const bucketColumns = `id, name, owner_id as owner, public, type, file_size_limit,
  allowed_mime_types, created_at, updated_at`;
const namePattern = /^[\w!\-.*'() &$@=;:+,?]{1,100}$/;

const fields = {
  public: z.boolean().optional(),
  file_size_limit: z.union([z.string(), z.int().min(0)]).nullish(),
  allowed_mime_types: z
    .array(z.string().regex(/^([\w!#$&^.+-]+|\*)\/([\w!#$&^.+-]+|\*)$|^\*$/))
    .nullish(),
};
const createSchema = z.object({ id: z.string().optional(), name: z.string(), ...fields });
const updateSchema = z.object(fields);
const listSchema = z.object({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).default(0),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  search: z.string().default(''),
});

/** POST /bucket. */
export async function createBucket(c: StorageContext, services: Services): Promise<Response> {
  const caller = await requireCaller(c);
  const body = await readJson(c, createSchema);
  const id = body.id ?? body.name;
  if (id.trim() !== id || !namePattern.test(id) || !namePattern.test(body.name)) {
    throw new StorageError('InvalidBucketName');
  }
  const limit = readLimit(body.file_size_limit, services) ?? null;
  await runAs(services.database, caller, (query) =>
    query(
      `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types, owner_id)
      values ($1, $2, $3, $4, $5, $6)`,
      [
        id,
        body.name,
        body.public ?? false,
        limit,
        body.allowed_mime_types ?? null,
        caller.sub ?? null,
      ],
    ),
  );
  return c.json({ name: id });
}

/** GET /bucket: lists the buckets that the caller may see. */
export async function listBuckets(c: StorageContext, services: Services): Promise<Response> {
  const caller = await requireCaller(c);
  const parsed = listSchema.safeParse(c.req.query());
  if (!parsed.success) throw new StorageError('InvalidRequest');
  const { limit, offset, sortColumn, sortOrder, search } = parsed.data;
  const sql = `select ${bucketColumns} from storage.buckets
    where strpos(lower(name), lower($1)) > 0
    order by ${sortColumn} ${sortOrder}, id limit $2 offset $3`;
  const rows = await runAs(services.database, caller, (query) =>
    query(sql, [search, limit ?? null, offset]),
  );
  return c.json(rows);
}

/** GET /bucket/:bucket. */
export async function getBucket(c: StorageContext, services: Services): Promise<Response> {
  const caller = await requireCaller(c);
  const [bucket] = await runAs(services.database, caller, (query) =>
    query(`select ${bucketColumns} from storage.buckets where id = $1`, [c.req.param('bucket')]),
  );
  if (bucket === undefined) throw new StorageError('NoSuchBucket');
  return c.json(bucket);
}

/** PUT /bucket/:bucket: omitted fields stay. */
export async function updateBucket(c: StorageContext, services: Services): Promise<Response> {
  const caller = await requireCaller(c);
  const body = await readJson(c, updateSchema);
  const limit = readLimit(body.file_size_limit, services);
  const { public: isPublic, allowed_mime_types: types } = body;
  const updated = await runAs(services.database, caller, (query) =>
    query(
      `update storage.buckets set
        updated_at = now(),
        public = coalesce($2, public),
        file_size_limit = case when $3 then $4::bigint else file_size_limit end,
        allowed_mime_types = case when $5 then $6::text[] else allowed_mime_types end
      where id = $1 returning id`,
      [
        c.req.param('bucket'),
        isPublic ?? null,
        limit !== undefined,
        limit ?? null,
        types !== undefined,
        types ?? null,
      ],
    ),
  );
  if (updated.length === 0) throw new StorageError('NoSuchBucket');
  return c.json({ message: 'Successfully updated' });
}

/** POST /bucket/:bucket/empty. */
export async function emptyBucket(c: StorageContext, services: Services): Promise<Response> {
  const caller = await requireCaller(c);
  const removed = await runAs(services.database, caller, async (query) => {
    const id = [c.req.param('bucket')];
    const buckets = await query('select id from storage.buckets where id = $1', id);
    if (buckets.length === 0) throw new StorageError('NoSuchBucket');
    return query<{ version: string | null }>(
      'delete from storage.objects where bucket_id = $1 returning version',
      id,
    );
  });
  await services.files.remove(versionsOf(removed));
  return c.json({ message: 'Successfully emptied' });
}

/** DELETE /bucket/:bucket: deletes an empty bucket only. */
export async function deleteBucket(c: StorageContext, services: Services): Promise<Response> {
  const caller = await requireCaller(c);
  const deleted = await runAs(services.database, caller, (query) =>
    query('delete from storage.buckets where id = $1 returning id', [c.req.param('bucket')]),
  );
  if (deleted.length === 0) throw new StorageError('NoSuchBucket');
  return c.json({ message: 'Successfully deleted' });
}

/** Returns undefined when it is omitted, null for no limit. */
function readLimit(
  given: string | number | null | undefined,
  { fileSizeLimit }: Services,
): number | null | undefined {
  if (given === undefined || given === null) return given;
  const limit = parseSize(given, 1000);
  if (limit === null) {
    throw new StorageError(
      'InvalidRequest',
      'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B',
    );
  }
  if (limit > fileSizeLimit) throw new StorageError('EntityTooLarge');
  return limit;
}
