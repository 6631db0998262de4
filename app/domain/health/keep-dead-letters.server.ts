import type { Json } from '#app/services/supabase/database.types.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

/**
 * Stores messages that the database refuses, without the accounts in them, until an admin replays
 * them.
 * @throws AppError if the database does not respond: none is lost, all can be sent again
 */
export async function keepDeadLetters({ db }: { db: Db }, letters: object[]): Promise<void> {
  if (letters.length === 0) return;
  requireData(await db.rpc('keep_dead_letters', { letters: letters as Json }));
}
