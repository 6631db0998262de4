import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { repeatTask } from '#app/services/supabase/write-by-bisection.ts';
import { isAddress, type PersonalChoices } from './notification.ts';

/**
 * Switches kinds of mail off or on for a person who need not be signed in, or for an address.
 * @param db a client that may write for any user
 * @throws AppError backend_unavailable
 */
export async function chooseMails(
  { db }: { db: Db },
  { person, choices, enabled }: PersonalChoices & { enabled: boolean },
): Promise<void> {
  for (const choice of choices) {
    const chosen = isAddress(person)
      ? db.rpc('choose_address_mails', { address: person, choice, enabled })
      : db.rpc('choose_mails', { person, choice, enabled });
    requireData(await chosen);
  }
}

/**
 * Queues the weekly digests that are due.
 * @throws AppError backend_unavailable; the next run continues
 */
export async function queueDigests({ db }: { db: Db }): Promise<void> {
  await repeatTask(db, 'queue_digests');
}
