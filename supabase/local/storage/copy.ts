import { z } from 'zod';
import { requireCaller } from './caller.ts';
import { StorageError } from './errors.ts';
import { requireObject } from './find-object.ts';
import { requireKey } from './keys.ts';
import { getLimits, requireMimeType, requireSize } from './limits.ts';
import { readJson } from './read-json.ts';
import type { Services, StorageContext } from './services.ts';
import { writeObject } from './write-object.ts';

const schema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
  copyMetadata: z.boolean().default(true),
  metadata: z.record(z.string(), z.unknown()).optional(),
});

/** POST /object/copy: copies a file, for callers who may read the one and write the other. */
export async function copyObject(c: StorageContext, services: Services): Promise<Response> {
  const caller = await requireCaller(c);
  const body = await readJson(c, schema);
  const from = { bucketId: body.bucketId, name: requireKey(body.sourceKey) };
  const target = {
    bucketId: body.destinationBucket ?? body.bucketId,
    name: requireKey(body.destinationKey),
  };
  const source = await requireObject(services, caller, from);
  const limits = await getLimits(services, target.bucketId);
  requireMimeType(limits, source.metadata.mimetype);
  requireSize(limits, source.metadata.size);
  const version = await services.files.copy(source.version).catch(() => {
    throw new StorageError('NoSuchKey');
  });
  const metadata = { ...source.metadata, lastModified: new Date().toISOString() };
  const userMetadata = body.copyMetadata ? source.user_metadata : (body.metadata ?? null);
  const mode = c.req.header('x-upsert') === 'true' ? 'upsert' : 'create';
  const options = { caller, owner: caller.sub, target, mode } as const;
  const id = await writeObject(services, options, { version, metadata, userMetadata });
  return c.json({ Id: id, Key: `${target.bucketId}/${target.name}` });
}
