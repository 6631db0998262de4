import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Answer, AnsweringFunction, Args } from './call-function.ts';

/**
 * Calls an SQL function by POST, without a retry: one that writes, or whose arguments belong in no URL.
 * @throws AppError backend_unavailable
 */
export async function postFunction<Name extends AnsweringFunction>(
  { db }: { db: Db },
  name: Name,
  args: Args<Name>,
): Promise<Answer<Name>> {
  return requireData(await db.rpc(name, args)) as Answer<Name>;
}
