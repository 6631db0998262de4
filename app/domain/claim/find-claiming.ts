import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { Claiming } from './claim.ts';

/**
 * A listing as the caller may claim it, with their last claim of it; null where the public sees no such listing.
 * @throws AppError backend_unavailable
 */
export function findClaiming({ db }: { db: Db }, idOrSlug: string): Promise<Claiming | null> {
  return callFunction({ db }, 'get_claiming', { id_or_slug: idOrSlug });
}
