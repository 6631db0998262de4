import { z } from 'zod';
import { requireCaller, runAs } from './caller.ts';
import { StorageError } from './errors.ts';
import { readJson } from './read-json.ts';
import type { Services, StorageContext } from './services.ts';

const maxItems = 1000;

const order = z.enum(['asc', 'desc']);
const column = z.enum(['name', 'created_at', 'updated_at']);

const schema = z.object({
  prefix: z.string().default(''),
  limit: z.int().min(1).default(maxItems),
  with_delimiter: z.boolean().default(false),
  cursor: z.string().optional(),
  sortBy: z.object({ column: column.default('name'), order: order.default('asc') }).prefault({}),
});

/** Where a page ended, and its order, which the next one keeps. */
const cursorSchema = z.object({ column, order, at: z.iso.datetime(), name: z.string() });
type Cursor = z.infer<typeof cursorSchema>;

/** A folder has no id. */
type Item = { key?: string; name: string; id: string | null; sorted_at: Date };

/**
 * POST /object/list-v2/:bucket: lists the objects whose names start with the prefix, in pages. With
 * a delimiter, those with a further slash are grouped into folders.
 */
export async function listObjectsV2(c: StorageContext, services: Services): Promise<Response> {
  const caller = await requireCaller(c);
  const { prefix, limit, with_delimiter: isGrouped, cursor, sortBy } = await readJson(c, schema);
  const after = cursor === undefined ? null : readCursor(cursor);
  const sorting = after ?? sortBy;
  const count = Math.min(limit, maxItems);
  const found = await runAs(services.database, caller, (query) =>
    query<Item>(writeQuery(sorting), [
      c.req.param('bucket'),
      prefix,
      isGrouped,
      prefix.split('/').length,
      after?.at ?? null,
      after?.name ?? null,
      count + 1,
    ]),
  );
  const page = found.slice(0, count);
  const last = page.at(-1);
  const hasNext = found.length > count;
  return c.json({
    hasNext,
    folders: page.filter(({ id }) => id === null).map(({ key, name }) => ({ key, name })),
    objects: page
      .filter(({ id }) => id !== null)
      .map(({ key, sorted_at: _, ...item }) => (isGrouped ? { key, ...item } : item)),
    ...(hasNext && last && { nextCursor: writeCursor(sorting, last) }),
  });
}

/** Folders have no time: they come first by time, and by name among the objects. */
function writeQuery({ column, order }: Pick<Cursor, 'column' | 'order'>): string {
  const time = column === 'name' ? 'null' : `date_trunc('milliseconds', ${column})`;
  return `
    with found as (
      select objects.*, strpos(substr(name, char_length($2) + 1), '/') as cut
      from storage.objects where bucket_id = $1 and starts_with(name, $2)
    ), item as (
      select substr(name, 1, char_length($2) + cut) as name, null::uuid as id,
        null::timestamptz as updated_at, null::timestamptz as created_at,
        null::timestamptz as last_accessed_at, null::jsonb as metadata
      from found where $3 and cut > 0 group by 1
      union all
      select name, id, updated_at, created_at, last_accessed_at, metadata
      from found where not $3 or cut = 0
    )
    select split_part(name, '/', $4) as key, item.*, sorted_at
    from item, coalesce(${time}, 'epoch'::timestamptz) as sorted_at
    where $6::text is null
      or (sorted_at, name collate "C") ${order === 'asc' ? '>' : '<'} ($5::timestamptz, $6)
    order by sorted_at ${order}, name collate "C" ${order}
    limit $7`;
}

function writeCursor({ column, order }: Pick<Cursor, 'column' | 'order'>, last: Item): string {
  const cursor: Cursor = { column, order, at: last.sorted_at.toISOString(), name: last.name };
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** @throws StorageError InvalidRequest */
function readCursor(text: string): Cursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw new StorageError('InvalidRequest', 'Invalid cursor');
  }
}
