import { type Context, Hono } from 'hono';
import type { GatewayEnv } from '../api-key.ts';
import { nameError } from '../errors.ts';
import {
  createBucket,
  deleteBucket,
  emptyBucket,
  getBucket,
  listBuckets,
  updateBucket,
} from './buckets.ts';
import { copyObject } from './copy.ts';
import {
  downloadAsCaller,
  downloadPublic,
  downloadSigned,
  infoAsCaller,
  infoPublic,
} from './download.ts';
import { StorageError, sendError } from './errors.ts';
import { listObjectsV2 } from './list-v2.ts';
import { listObjects } from './list.ts';
import { moveObject } from './move.ts';
import { removeObject, removeObjects } from './remove.ts';
import type { Services, StorageContext } from './services.ts';
import { signUploadUrl, signUrl, signUrls } from './sign.ts';
import { upload, uploadSigned } from './upload.ts';

type Endpoint = (c: StorageContext, services: Services) => Promise<Response>;

const keyless = /^\/storage\/v1\/object\/(public|info\/public|sign|upload\/sign)\//;

/** Whether the request needs no key: public objects, and signed addresses. */
export function isKeyless(c: Context): boolean {
  return ['GET', 'HEAD', 'PUT'].includes(c.req.method) && keyless.test(c.req.path);
}

/** The name may contain slashes, and line breaks, which `requireKey` then refuses. */
const object = '/:bucket/:name{[^]+}';

/**
 * Creates `/storage/v1`: the part of Supabase's storage API that storage-js uses, one function per
 * endpoint.
 */
export function createStorage(services: Services, log: (line: string) => void): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  const on = (endpoint: Endpoint) => (c: StorageContext) => endpoint(c, services);

  app.get('/bucket', on(listBuckets)).post('/bucket', on(createBucket));
  app.get('/bucket/:bucket', on(getBucket)).put('/bucket/:bucket', on(updateBucket));
  app.delete('/bucket/:bucket', on(deleteBucket)).post('/bucket/:bucket/empty', on(emptyBucket));

  // Before the paths that start with a bucket.
  app.get(`/object/public${object}`, on(downloadPublic));
  app.get(`/object/authenticated${object}`, on(downloadAsCaller));
  app.get(`/object/info/public${object}`, on(infoPublic));
  app.get(`/object/info/authenticated${object}`, on(infoAsCaller));
  app.get(`/object/info${object}`, on(infoAsCaller));
  app.get(`/object/sign${object}`, on(downloadSigned));
  app.post(`/object/sign${object}`, on(signUrl)).post('/object/sign/:bucket', on(signUrls));
  app.post(`/object/upload/sign${object}`, on(signUploadUrl));
  app.put(`/object/upload/sign${object}`, on(uploadSigned));
  app.post('/object/list/:bucket', on(listObjects));
  app.post('/object/list-v2/:bucket', on(listObjectsV2));
  app.post('/object/move', on(moveObject)).post('/object/copy', on(copyObject));
  app.delete('/object/:bucket', on(removeObjects));
  app.get(`/object${object}`, on(downloadAsCaller)).delete(`/object${object}`, on(removeObject));
  app.post(`/object${object}`, on(upload)).put(`/object${object}`, on(upload));

  app.all('/upload/resumable/*', () => refuse('resumable uploads (TUS): use upload()'));
  app.all('/render/*', () => refuse('image transformations: ask for the object itself'));
  app.all('*', () => refuse('such endpoint'));

  app.onError((error, c) => {
    if (error instanceof StorageError) return sendError(c, error);
    log(`${c.req.method} /storage/v1 failed: ${nameError(error)}`);
    return sendError(c, new StorageError('InternalError'));
  });
  return app;
}

function refuse(what: string): never {
  throw new StorageError('NotSupported', `The embedded Supabase storage has no ${what}.`);
}
