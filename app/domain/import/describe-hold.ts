import type { HoldReason } from './import-schema.ts';

const byDatabase = 'database: ';

/** Says why a row is rejected: a sentence of the parser, or a code with the database's message. */
export function describeRowError(reason: string): string {
  return reason.startsWith(byDatabase)
    ? `The database rejected this row: ${reason.slice(byDatabase.length)}`
    : reason;
}

/** Why a row with the reason 'place' is held. */
export const noPlace = 'No city, zip code or coordinates: its place would be a guess';

/** Says why a row is held for review. `similarName`: the listing that it may be; null if none. */
export function describeHold(reason: HoldReason, similarName: string | null): string {
  const similar = similarName === null ? 'another listing' : `the listing "${similarName}"`;
  if (reason === 'duplicate') return `May be ${similar}`;
  return similarName === null ? noPlace : `${noPlace}. May be ${similar}`;
}
