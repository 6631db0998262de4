import { z } from 'zod';
import { requireCaller, runAs } from './caller.ts';
import { readJson } from './read-json.ts';
import type { Services, StorageContext } from './services.ts';

const columns = ['name', 'updated_at', 'created_at', 'last_accessed_at'] as const;

const schema = z.object({
  prefix: z.string(),
  limit: z.int().min(1).max(10_000).default(100),
  offset: z.int().min(0).default(0),
  search: z.string().default(''),
  sortBy: z
    .object({
      column: z.enum(columns).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
});

/** POST /object/list/:bucket: lists a folder, subfolders first. */
export async function listObjects(c: StorageContext, services: Services): Promise<Response> {
  const caller = await requireCaller(c);
  const { prefix, limit, offset, search, sortBy } = await readJson(c, schema);
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  const { column, order } = sortBy;
  const wanted = search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const sql = `
    with found as (
      select path_tokens[$3] as token, array_length(path_tokens, 1) > $3 as is_folder, objects.*
      from storage.objects
      where bucket_id = $1 and starts_with(name, $2)
        and path_tokens[$3] ilike $4 || '%'
    )
    select name, id, updated_at, created_at, last_accessed_at, metadata
    from (
      select token as name, null::uuid as id, null::timestamptz as updated_at,
        null::timestamptz as created_at, null::timestamptz as last_accessed_at,
        null::jsonb as metadata, true as is_folder
      from found where is_folder group by token
      union all
      select token, id, updated_at, created_at, last_accessed_at, metadata, false
      from found where not is_folder
    ) as item
    order by is_folder desc, ${column} ${order}, name ${order}
    limit $5 offset $6`;
  const level = folder.split('/').length;
  const params = [c.req.param('bucket'), folder, level, wanted, limit, offset];
  return c.json(await runAs(services.database, caller, (query) => query(sql, params)));
}
