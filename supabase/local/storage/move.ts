import { z } from 'zod';
import { requireCaller, runAs } from './caller.ts';
import { StorageError } from './errors.ts';
import { requireObject } from './find-object.ts';
import { requireKey } from './keys.ts';
import { getLimits, requireMimeType, requireSize } from './limits.ts';
import { readJson } from './read-json.ts';
import type { Services, StorageContext } from './services.ts';

const schema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
});

/** POST /object/move: renames an object, keeping its file. */
export async function moveObject(c: StorageContext, services: Services): Promise<Response> {
  const caller = await requireCaller(c);
  const body = await readJson(c, schema);
  const from = { bucketId: body.bucketId, name: requireKey(body.sourceKey) };
  const name = requireKey(body.destinationKey);
  const bucketId = body.destinationBucket ?? body.bucketId;
  const { metadata } = await requireObject(services, caller, from);
  const limits = await getLimits(services, bucketId);
  requireMimeType(limits, metadata.mimetype);
  requireSize(limits, metadata.size);
  const moved = await runAs(services.database, caller, (query) =>
    query(
      `update storage.objects set bucket_id = $3, name = $4
      where bucket_id = $1 and name = $2 returning id`,
      [from.bucketId, from.name, bucketId, name],
    ),
  );
  if (moved.length === 0) throw new StorageError('NoSuchKey');
  return c.json({ message: 'Successfully moved' });
}
