import { z } from 'zod';
import { type Caller, requireCaller, runAs } from './caller.ts';
import { StorageError } from './errors.ts';
import { readTarget } from './keys.ts';
import { readJson } from './read-json.ts';
import type { Services, StorageContext } from './services.ts';
import { signDownload, signUpload } from './signatures.ts';
import { requireWrite } from './write-object.ts';

/** A hundred years: longer ones are mistakes, and would overflow a date. */
const expiresIn = z.int().min(1).max(3_153_600_000);
const oneSchema = z.object({ expiresIn });
const manySchema = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(1000) });

/** POST /object/sign/:bucket/:name, for callers who may read the object. */
export async function signUrl(c: StorageContext, services: Services): Promise<Response> {
  const caller = await requireCaller(c);
  const target = readTarget(c);
  const body = await readJson(c, oneSchema);
  const { bucketId, name } = target;
  const [found] = await findNames({ services, caller, bucketId, names: [name] });
  if (found === undefined) throw new StorageError('NoSuchKey');
  const token = await signDownload(target, body.expiresIn);
  return c.json({ signedURL: addressOf(`sign/${bucketId}/${name}`, token) });
}

/** POST /object/sign/:bucket: returns a result for each path. */
export async function signUrls(c: StorageContext, services: Services): Promise<Response> {
  const caller = await requireCaller(c);
  const { paths, expiresIn: seconds } = await readJson(c, manySchema);
  const bucketId = c.req.param('bucket') ?? '';
  const found = new Set(await findNames({ services, caller, bucketId, names: paths }));
  const error = 'Either the object does not exist or you do not have access to it';
  const answers = paths.map(async (path) => {
    if (!found.has(path)) return { error, path, signedURL: null };
    const token = await signDownload({ bucketId, name: path }, seconds);
    return { error: null, path, signedURL: addressOf(`sign/${bucketId}/${path}`, token) };
  });
  return c.json(await Promise.all(answers));
}

/** POST /object/upload/sign/:bucket/:name, for callers who may write the object. */
export async function signUploadUrl(c: StorageContext, services: Services): Promise<Response> {
  const caller = await requireCaller(c);
  const target = readTarget(c);
  const upsert = c.req.header('x-upsert') === 'true';
  const owner = caller.sub;
  await requireWrite(services, { caller, owner, target, mode: upsert ? 'upsert' : 'create' });
  const token = await signUpload(target, { owner, upsert });
  const url = addressOf(`upload/sign/${target.bucketId}/${target.name}`, token);
  return c.json({ url, token });
}

/** Leaves the path unencoded, because the client encodes it. */
function addressOf(path: string, token: string): string {
  return `/object/${path}?token=${token}`;
}

type Find = { services: Services; caller: Caller; bucketId: string; names: string[] };

async function findNames({ services, caller, bucketId, names }: Find): Promise<string[]> {
  const rows = await runAs(services.database, caller, (query) =>
    query<{ name: string }>(
      'select name from storage.objects where bucket_id = $1 and name = any($2)',
      [bucketId, names],
    ),
  );
  return rows.map(({ name }) => name);
}
