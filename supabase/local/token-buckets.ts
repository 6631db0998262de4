export type TokenBuckets = {
  /** Takes a token from a client's bucket; false when it is empty. */
  take: (who: string) => boolean;
};

type Options = {
  /** The capacity of a bucket. */
  burst: number;
  /** The fill rate of each bucket. */
  perSecond: number;
  now?: () => number;
};

type Bucket = { tokens: number; atMs: number };

/** The maximum number of buckets; beyond that, full ones are dropped. */
const maxStored = 10_000;

/** Creates token buckets, one per client. */
export function createTokenBuckets({ burst, perSecond, now = Date.now }: Options): TokenBuckets {
  const buckets = new Map<string, Bucket>();

  function fill({ tokens, atMs }: Bucket): number {
    return Math.min(burst, tokens + ((now() - atMs) / 1000) * perSecond);
  }

  function forgetFull(): void {
    for (const [who, bucket] of buckets) {
      if (fill(bucket) === burst) buckets.delete(who);
    }
  }

  function take(who: string): boolean {
    if (buckets.size >= maxStored) forgetFull();
    const known = buckets.get(who);
    const tokens = known === undefined ? burst : fill(known);
    const isAllowed = tokens >= 1;
    buckets.set(who, { tokens: isAllowed ? tokens - 1 : tokens, atMs: now() });
    return isAllowed;
  }
  return { take };
}
