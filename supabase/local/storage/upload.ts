import { requireCaller, service } from './caller.ts';
import { readTarget } from './keys.ts';
import { getLimits } from './limits.ts';
import { receive } from './receive.ts';
import type { Services, StorageContext } from './services.ts';
import { readUploadToken } from './signatures.ts';
import { type WriteMode, writeObject } from './write-object.ts';

/** POST and PUT /object/:bucket/:name. */
export async function upload(c: StorageContext, services: Services): Promise<Response> {
  const caller = await requireCaller(c);
  const target = readTarget(c);
  const received = await receive(c, services, await getLimits(services, target.bucketId));
  const options = { caller, owner: caller.sub, target, mode: readMode(c) };
  const id = await writeObject(services, options, received);
  return c.json({ Id: id, Key: `${target.bucketId}/${target.name}` });
}

/** PUT /object/upload/sign/:bucket/:name: the policies were checked when it was signed. */
export async function uploadSigned(c: StorageContext, services: Services): Promise<Response> {
  const target = readTarget(c);
  const { owner, upsert } = await readUploadToken(c.req.query('token'), target);
  const received = await receive(c, services, await getLimits(services, target.bucketId));
  const mode = upsert ? 'upsert' : 'create';
  await writeObject(services, { caller: service, owner, target, mode }, received);
  return c.json({ Key: `${target.bucketId}/${target.name}` });
}

function readMode(c: StorageContext): WriteMode {
  // As in a hosted project, an update creates what is missing.
  const isUpsert = c.req.method === 'PUT' || c.req.header('x-upsert') === 'true';
  return isUpsert ? 'upsert' : 'create';
}
