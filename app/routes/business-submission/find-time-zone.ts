import type { AddressOnMap, Content } from '#app/domain/submission/submission.ts';
import { findState } from '#app/domain/us-state/us-state.ts';

/** Returns the time zone of the place; until it is known, that of most of its state. */
export function findTimeZone({ state }: Content, address: AddressOnMap | null): string {
  return address?.time_zone ?? findState(state)?.time_zone ?? 'America/New_York';
}
