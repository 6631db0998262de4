import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';

/**
 * Returns by path the addresses at which the caller sees photos that nothing public shows, for an
 * hour; none where they have no right to.
 * @throws AppError backend_unavailable
 */
export async function signPhotos(
  { db }: { db: Db },
  paths: readonly string[],
): Promise<Record<string, string>> {
  const names = paths.map((path) => path.slice('/photos/'.length));
  const keys = await callFunction({ db }, 'sign_photos', { names });
  return Object.fromEntries(
    Object.entries(keys).map(([name, key]) => [`/photos/${name}`, `/photos/${name}?key=${key}`]),
  );
}
