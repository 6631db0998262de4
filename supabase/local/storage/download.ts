import { type Caller, requireCaller, service } from './caller.ts';
import { StorageError } from './errors.ts';
import { isPublicBucket, requireObject, requirePublicBucket } from './find-object.ts';
import { readTarget, type Target } from './keys.ts';
import { serveFile } from './serve-file.ts';
import type { Services, StorageContext } from './services.ts';
import { requireDownloadToken } from './signatures.ts';

/**
 * GET /object/:bucket/:name and /object/authenticated/…, for callers with read access by the
 * policies; of a public bucket for every caller.
 */
export async function downloadAsCaller(c: StorageContext, services: Services): Promise<Response> {
  const caller = await requireCaller(c);
  const target = readTarget(c);
  const isPublic = await isPublicBucket(services, target.bucketId);
  return serve({ c, services, caller: isPublic ? service : caller, target });
}

/** GET /object/public/:bucket/:name. */
export async function downloadPublic(c: StorageContext, services: Services): Promise<Response> {
  const target = readTarget(c);
  await requirePublicBucket(services, target.bucketId);
  return serve({ c, services, caller: service, target });
}

/** GET /object/sign/:bucket/:name?token=… */
export async function downloadSigned(c: StorageContext, services: Services): Promise<Response> {
  const target = readTarget(c);
  await requireDownloadToken(c.req.query('token'), target);
  return serve({ c, services, caller: service, target });
}

/** GET /object/info/:bucket/:name. */
export async function infoAsCaller(c: StorageContext, services: Services): Promise<Response> {
  const caller = await requireCaller(c);
  return describe({ c, services, caller, target: readTarget(c) });
}

/** GET /object/info/public/:bucket/:name. */
export async function infoPublic(c: StorageContext, services: Services): Promise<Response> {
  const target = readTarget(c);
  await requirePublicBucket(services, target.bucketId);
  return describe({ c, services, caller: service, target });
}

type Read = { c: StorageContext; services: Services; caller: Caller; target: Target };

/** A missing file was replaced after its row was read: reads the row again for the new version. */
async function serve({ c, services, caller, target }: Read): Promise<Response> {
  let gone: string | null = null;
  for (;;) {
    const object = await requireObject(services, caller, target);
    if (object.version === gone) throw new StorageError('NoSuchKey');
    const file = await services.files.open(object.version);
    if (file !== null) return serveFile(c, { file, object });
    gone = object.version;
  }
}

async function describe({ c, services, caller, target }: Read): Promise<Response> {
  const { id, name, version, bucket_id, created_at, metadata, user_metadata } = await requireObject(
    services,
    caller,
    target,
  );
  return c.json({
    id,
    name,
    version,
    bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    content_encoding: metadata.contentEncoding ?? null,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    metadata: user_metadata ?? {},
    last_modified: metadata.lastModified,
    created_at,
  });
}
