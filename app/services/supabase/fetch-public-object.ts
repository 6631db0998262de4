import type { Env } from '#app/config/env.ts';
import { visitorReads } from '#app/config/limits.ts';
import { AppError } from '#app/errors/app-error.ts';
import { createResilientFetch } from './resilient-fetch.ts';

type PublicObject = { bucket: string; name: string };

const ask = createResilientFetch();

/**
 * Fetches a file from a public bucket; null if it does not exist.
 * @throws AppError backend_unavailable
 */
export async function fetchPublicObject(
  { url }: Pick<Env['supabase'], 'url'>,
  { bucket, name }: PublicObject,
): Promise<Uint8Array | null> {
  const address = `${url.replace(/\/$/, '')}/storage/v1/object/public/${bucket}/${name}`;
  try {
    const response = await ask(address, { signal: AbortSignal.timeout(visitorReads.budgetMs) });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    if (response.status < 500) return null;
    throw new Error(`The storage service answered ${response.status}`);
  } catch (cause) {
    throw new AppError('backend_unavailable', { cause });
  }
}
