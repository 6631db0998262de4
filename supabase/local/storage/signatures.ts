import { SignJWT, jwtVerify } from 'jose';
import { z } from 'zod';
import { jwtSecret } from '../keys.ts';
import { StorageError } from './errors.ts';
import type { Target } from './keys.ts';

/** Differs from the secret of access tokens, so that neither token is accepted as the other. */
const secretBytes = new TextEncoder().encode(`${jwtSecret}:storage`);
const uploadSeconds = 2 * 60 * 60;

const urlSchema = z.object({ url: z.string() });
const uploadSchema = urlSchema.extend({ owner: z.string().optional(), upsert: z.boolean() });

/** Signs a token that allows the download of one object, valid for `expiresIn` seconds. */
export function signDownload(target: Target, expiresIn: number): Promise<string> {
  return sign({ url: urlOf(target) }, 'download', expiresIn);
}

/** @throws StorageError when it is forged, expired or for another object */
export async function requireDownloadToken(
  token: string | undefined,
  target: Target,
): Promise<void> {
  await verify({ token, target, use: 'download', schema: urlSchema });
}

type Upload = { owner: string | undefined; upsert: boolean };

/** Signs a token that allows anybody to upload one object within two hours. */
export function signUpload(target: Target, { owner, upsert }: Upload): Promise<string> {
  const claims = { url: urlOf(target), upsert, ...(owner !== undefined && { owner }) };
  return sign(claims, 'upload', uploadSeconds);
}

/** @throws StorageError when it is forged, expired or for another object */
export async function readUploadToken(token: string | undefined, target: Target): Promise<Upload> {
  const claims = await verify({ token, target, use: 'upload', schema: uploadSchema });
  return { owner: claims.owner, upsert: claims.upsert };
}

function urlOf({ bucketId, name }: Target): string {
  return `${bucketId}/${name}`;
}

function sign(claims: Record<string, unknown>, use: string, seconds: number): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(use)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(secretBytes);
}

type VerifyOptions<Schema> = {
  token: string | undefined;
  target: Target;
  use: string;
  schema: Schema;
};

async function verify<Schema extends typeof urlSchema>({
  token = '',
  target,
  use,
  schema,
}: VerifyOptions<Schema>): Promise<z.infer<Schema>> {
  const { payload } = await jwtVerify(token, secretBytes, {
    algorithms: ['HS256'],
    audience: use,
  }).catch((error: Error) => {
    throw new StorageError('InvalidJWT', error.message);
  });
  const claims = schema.safeParse(payload);
  if (!claims.success || claims.data.url !== urlOf(target)) {
    throw new StorageError('InvalidSignature');
  }
  return claims.data;
}
