import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { PersonFile } from './people.ts';

/**
 * Returns a person with what they wrote, for a super admin; null if there is no such account.
 * @throws AppError backend_unavailable
 */
export function findPerson({ db }: { db: Db }, id: string): Promise<PersonFile | null> {
  return callFunction({ db }, 'get_person', { person: id });
}
