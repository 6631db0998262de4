export type TokenBuckets = {
  /** Takes a token out of somebody's bucket; false when it is empty. */
  take: (who: string) => boolean;
};

type Options = {
  /** What a full bucket holds. */
  burst: number;
  /** How fast each fills. */
  perSecond: number;
  now?: () => number;
};

type Bucket = { tokens: number; atMs: number };

/** So many people are remembered; then those whose buckets are full again are forgotten. */
const mostKept = 10_000;

/** Token buckets, one for each who asks. */
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
    if (buckets.size >= mostKept) forgetFull();
    const known = buckets.get(who);
    const tokens = known === undefined ? burst : fill(known);
    const isAllowed = tokens >= 1;
    buckets.set(who, { tokens: isAllowed ? tokens - 1 : tokens, atMs: now() });
    return isAllowed;
  }
  return { take };
}
