import type { Json } from '#app/services/supabase/database.types.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

/**
 * Keeps messages that the database refuses, without the accounts they name, until an admin replays them.
 * @throws AppError when the database does not answer: none is lost, all can be sent again
 */
export async function keepDeadLetters({ db }: { db: Db }, letters: object[]): Promise<void> {
  if (letters.length === 0) return;
  requireData(await db.rpc('keep_dead_letters', { letters: letters as Json }));
}
