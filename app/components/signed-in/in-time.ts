import { withTimeout } from '#app/errors/with-timeout.ts';

/** Parts that take longer count as failed; the rest of the screen is rendered long before. */
const patienceMs = 4_000;

/** Rejects when a part of a screen takes longer than 4 s. */
export function inTime<Data>(part: Promise<Data>): Promise<Data> {
  return withTimeout(part, patienceMs);
}
