import type { Env } from '#app/config/env.ts';
import type { PrintedLetter } from '#app/domain/owner-code/owner-code-calls.ts';
import { mailLetter } from '#app/services/letter/letter-sender.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

type Services = { /** Of the service role. */ db: Db; env: Pick<Env, 'letters' | 'mail'> };

/**
 * Has letters of claims mailed that wait, ten at a time; without a service they wait for admins, as do those that it does
 * not take.
 * @throws Error if it did not take one, for the record of the task
 */
export async function mailLetters({ db, env: { letters, mail } }: Services): Promise<void> {
  if (letters === null || mail === null) return;
  const leased = requireData(
    await db.rpc('lease_letters', { per_month: letters.perMonth }),
  ) as PrintedLetter[];
  if (leased.length === 0) return;
  const { writeLetter } = await import('./write-letter.tsx');
  let refused = 0;
  for (const letter of leased) {
    const html = writeLetter(letter, mail.siteOrigin);
    const is_taken = await mailLetter(letters, { id: letter.id, to: letter, html });
    if (!is_taken) refused += 1;
    requireData(await db.rpc('answer_letter', { letter_id: letter.id, is_taken }));
  }
  if (refused > 0) throw new Error(`The mailing service refused ${refused} letters`);
}
