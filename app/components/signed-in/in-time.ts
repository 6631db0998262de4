import { withTimeout } from '#app/errors/with-timeout.ts';

/** What has not come by then is told as failed; the rest of the screen stands long before. */
const patienceMs = 4_000;

/** Rejects when it takes longer than anybody waits for a part of a screen. */
export function inTime<Data>(part: Promise<Data>): Promise<Data> {
  return withTimeout(part, patienceMs);
}
