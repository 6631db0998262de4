import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { Claiming } from './claim.ts';

/**
 * Returns a listing that the caller may claim, with their last claim of it; null if the listing is
 * not public.
 * @throws AppError backend_unavailable
 */
export function findClaiming({ db }: { db: Db }, idOrSlug: string): Promise<Claiming | null> {
  return callFunction({ db }, 'get_claiming', { id_or_slug: idOrSlug });
}
