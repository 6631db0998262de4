import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import type { ReplayedLetters } from './health.ts';

type Outcome = ({ ok: true } & ReplayedLetters) | { ok: false; reason: DataFailure };

/** Makes the database process up to 500 dead letters again, for an admin. */
export async function replayDeadLetters({ db }: { db: Db }): Promise<Outcome> {
  const { data, error, status } = await db.rpc('replay_dead_letters');
  if (error) return { ok: false, reason: describeFailure(status) };
  return { ok: true, ...(data as ReplayedLetters) };
}
