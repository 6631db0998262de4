import { z } from 'zod';
import { type Caller, requireCaller, runAs } from './caller.ts';
import { StorageError } from './errors.ts';
import { readTarget } from './keys.ts';
import { readJson } from './read-json.ts';
import type { Services, StorageContext } from './services.ts';

const schema = z.object({
  prefixes: z.array(z.string()).min(1).max(1000),
});

type Removed = { version: string | null };

/** DELETE /object/:bucket: deletes the named objects that the caller may delete. */
export async function removeObjects(c: StorageContext, services: Services): Promise<Response> {
  const caller = await requireCaller(c);
  const { prefixes } = await readJson(c, schema);
  const bucketId = c.req.param('bucket') ?? '';
  return c.json(await remove({ services, caller, bucketId, names: prefixes }));
}

/** DELETE /object/:bucket/:name. */
export async function removeObject(c: StorageContext, services: Services): Promise<Response> {
  const caller = await requireCaller(c);
  const { bucketId, name } = readTarget(c);
  const removed = await remove({ services, caller, bucketId, names: [name] });
  if (removed.length === 0) throw new StorageError('NoSuchKey');
  return c.json({ message: 'Successfully deleted' });
}

type Remove = { services: Services; caller: Caller; bucketId: string; names: string[] };

/** Deletes the row first, so that every row has its file. */
async function remove({ services, caller, bucketId, names }: Remove): Promise<Removed[]> {
  const removed = await runAs(services.database, caller, (query) =>
    query<Removed>(
      'delete from storage.objects where bucket_id = $1 and name = any($2) returning *',
      [bucketId, names],
    ),
  );
  await services.files.remove(versionsOf(removed));
  return removed;
}

/** Returns the versions of rows; rows added by SQL have none. */
export function versionsOf(rows: Removed[]): string[] {
  return rows.flatMap(({ version }) => version ?? []);
}
