import type { Env } from '#app/config/env.ts';
import { healthTimeoutMs, tallyKeptSeconds, tallyPieceMs } from '#app/config/limits.ts';
import { logSilentFailure } from '#app/errors/log-silent-failure.ts';
import { createRedis } from './client.ts';

type Kind = keyof typeof tallyKeptSeconds;

/**
 * Sums by name within a period, stored in Redis for a limited time. Names come from the code or the
 * database, never from a visitor.
 */
export type Tallies = {
  /**
   * Adds `times` (1) to each name. Reports to Redis in batches, in the background; failures are
   * lost.
   */
  count(kind: Kind, period: string, names: string[], times?: number): void;
  /** Returns the sums of each period. @throws if Redis does not respond in `healthTimeoutMs` */
  read(kind: Kind, periods: string[]): Promise<Record<string, number>[]>;
};

type TalliesOptions = Env['redis'] & { waitUntil: (work: Promise<unknown>) => void };

/** Counts not yet reported, by key. Plain data: requests share it. */
const untold = new Map<string, { kind: Kind; sums: Map<string, number> }>();
/** The start of the running batch; the batch of a cancelled request never ends. */
let pieceSinceMs = -Infinity;

export function createTallies({ waitUntil, ...server }: TalliesOptions): Tallies {
  async function tell() {
    await new Promise((resolve) => setTimeout(resolve, tallyPieceMs));
    pieceSinceMs = -Infinity;
    const pipeline = createRedis(server).pipeline();
    for (const [key, { kind, sums }] of untold) {
      for (const [name, sum] of sums) pipeline.hincrby(key, name, sum);
      pipeline.expire(key, tallyKeptSeconds[kind]);
    }
    untold.clear();
    await pipeline.exec();
  }

  return {
    count(kind, period, names, times = 1) {
      const key = keyOf(kind, period);
      const { sums } = untold.get(key) ?? { sums: new Map<string, number>() };
      untold.set(key, { kind, sums });
      for (const name of names) sums.set(name, (sums.get(name) ?? 0) + times);
      if (Date.now() - pieceSinceMs < 2 * tallyPieceMs) return;
      pieceSinceMs = Date.now();
      waitUntil(tell().catch((error: unknown) => logSilentFailure('tallies', error)));
    },
    async read(kind, periods) {
      const pipeline = createRedis(server, healthTimeoutMs).pipeline();
      for (const period of periods) pipeline.hgetall(keyOf(kind, period));
      const sums = await pipeline.exec<(Record<string, number> | null)[]>();
      return sums.map((each) => each ?? {});
    },
  };
}

const keyOf = (kind: Kind, period: string) => `tally:${kind}:${period}`;
