import type { Env } from '#app/config/env.ts';
import { healthTimeoutMs, counterStoredSeconds, counterFlushMs } from '#app/config/limits.ts';
import { wait } from '#app/errors/promises.ts';
import { logSilentFailure } from '#app/errors/write-log.ts';
import { createRedis } from './client.ts';

type Kind = keyof typeof counterStoredSeconds;

/**
 * Counts by name and period, stored in Redis for a while. Names are ours or the database's, never a
 * visitor's.
 */
export type Counters = {
  /**
   * Adds to each name. Writes to Redis in batches, in the background; counts that it does not
   * accept are lost.
   */
  count(kind: Kind, period: string, names: string[], times?: number): void;
  /**
   * Returns the counts of each period, for admins.
   * @throws if Redis does not respond within `healthTimeoutMs`
   */
  read(kind: Kind, periods: string[]): Promise<Record<string, number>[]>;
};

type CountersOptions = Env['redis'] & { waitUntil: (work: Promise<unknown>) => void };

/** Counts of this isolate that are not written yet, by key. Plain data, shared by requests. */
const pending = new Map<string, { kind: Kind; sums: Map<string, number> }>();
/** When the running write began; if its request is cancelled, it never ends. */
let pieceSinceMs = -Infinity;

export function createCounters({ waitUntil, ...server }: CountersOptions): Counters {
  async function tell() {
    await wait(counterFlushMs);
    pieceSinceMs = -Infinity;
    const pipeline = (await createRedis(server)).pipeline();
    for (const [key, { kind, sums }] of pending) {
      for (const [name, sum] of sums) pipeline.hincrby(key, name, sum);
      pipeline.expire(key, counterStoredSeconds[kind]);
    }
    pending.clear();
    await pipeline.exec();
  }

  return {
    count(kind, period, names, times = 1) {
      const key = keyOf(kind, period);
      const { sums } = pending.get(key) ?? { sums: new Map<string, number>() };
      pending.set(key, { kind, sums });
      for (const name of names) sums.set(name, (sums.get(name) ?? 0) + times);
      if (Date.now() - pieceSinceMs < 2 * counterFlushMs) return;
      pieceSinceMs = Date.now();
      waitUntil(tell().catch((error: unknown) => logSilentFailure('tallies', error)));
    },
    async read(kind, periods) {
      const pipeline = (await createRedis(server, healthTimeoutMs)).pipeline();
      for (const period of periods) pipeline.hgetall(keyOf(kind, period));
      const sums = await pipeline.exec<(Record<string, number> | null)[]>();
      return sums.map((each) => each ?? {});
    },
  };
}

const keyOf = (kind: Kind, period: string) => `tally:${kind}:${period}`;
