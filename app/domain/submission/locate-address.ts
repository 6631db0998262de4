import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import { findState } from '../us-state/us-state.ts';
import type { AddressQuery } from './address-query.ts';
import type { LocatedAddress } from './submission.ts';

/**
 * Locates an address from the directory's own listings.
 * @throws AppError backend_unavailable
 */
export function locateAddress(
  { db }: { db: Db },
  { state, ...address }: AddressQuery,
): Promise<LocatedAddress> {
  const code = findState(state)?.code ?? '';
  return callFunction({ db }, 'locate_address', { ...address, state: code });
}
