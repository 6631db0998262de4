import type { Env } from '#app/config/env.ts';
import { tallyKeptSeconds, tallyPieceMs } from '#app/config/limits.ts';
import { createRedis } from './client.ts';

type Kind = keyof typeof tallyKeptSeconds;

/** Sums by name within a period, kept in Redis for a while. Names are ours or the database's, never a visitor's. */
export type Tallies = {
  /** Counts one more of each name. Redis is told in pieces, behind an answer; what it does not take is lost. */
  count(kind: Kind, period: string, names: string[]): void;
  /** The sums of each period. @throws when Redis does not answer */
  read(kind: Kind, periods: string[]): Promise<Record<string, number>[]>;
};

type TalliesOptions = Env['redis'] & { waitUntil: (work: Promise<unknown>) => void };

/** What this isolate has counted and not told: sums by name, by key, by server. Plain data, for requests share it. */
const untold = new Map<string, Map<string, Map<string, number>>>();
/** When the piece under way began; a request that was cancelled never tells its piece. */
let pieceSinceMs = -Infinity;

export function createTallies({ waitUntil, ...server }: TalliesOptions): Tallies {
  async function tell() {
    await new Promise((resolve) => setTimeout(resolve, tallyPieceMs));
    pieceSinceMs = -Infinity;
    const piece = untold.get(server.url);
    untold.delete(server.url);
    if (piece === undefined) return;
    const pipeline = createRedis(server).pipeline();
    for (const [key, sums] of piece) {
      for (const [name, sum] of sums) pipeline.hincrby(key, name, sum);
      pipeline.expire(key, tallyKeptSeconds[key.split(':')[1] as Kind]);
    }
    await pipeline.exec();
  }

  return {
    count(kind, period, names) {
      const keys = findOrAdd(untold, server.url, () => new Map<string, Map<string, number>>());
      const sums = findOrAdd(keys, keyOf(kind, period), () => new Map<string, number>());
      for (const name of names) sums.set(name, (sums.get(name) ?? 0) + 1);
      if (Date.now() - pieceSinceMs < 2 * tallyPieceMs) return;
      pieceSinceMs = Date.now();
      waitUntil(tell().catch(() => undefined));
    },
    async read(kind, periods) {
      const pipeline = createRedis(server).pipeline();
      for (const period of periods) pipeline.hgetall(keyOf(kind, period));
      const sums = await pipeline.exec<(Record<string, number> | null)[]>();
      return sums.map((each) => each ?? {});
    },
  };
}

const keyOf = (kind: Kind, period: string) => `tally:${kind}:${period}`;

function findOrAdd<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const known = map.get(key) ?? create();
  map.set(key, known);
  return known;
}
