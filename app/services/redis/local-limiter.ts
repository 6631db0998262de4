export type Verdict = { allowed: boolean; resetAtMs: number };

/** The verdict of one isolate, and whether to report to Redis with this request. */
type LocalVerdict = Verdict & { isDue: boolean };

/** `part`: so many requests are reported together. */
type Window = { requests: number; windowSeconds: number; part?: number };
type Count = { requests: number; resetAtMs: number; isBlocked: boolean };

/** An address and a limit take about 100 bytes; an isolate has 128 MB. */
const maxCounted = 20_000;

/** Counts fixed windows in the memory of one isolate. */
export function createLocalLimiter(now: () => number = Date.now) {
  const counts = new Map<string, Count>();

  function getCount(key: string, windowSeconds: number): Count {
    const known = counts.get(key);
    if (known && known.resetAtMs > now()) {
      return known;
    }
    if (counts.size >= maxCounted) {
      forgetPast();
    }
    const count = { requests: 0, resetAtMs: now() + windowSeconds * 1000, isBlocked: false };
    counts.set(key, count);
    return count;
  }

  function forgetPast() {
    for (const [key, { resetAtMs }] of counts) {
      if (resetAtMs <= now()) counts.delete(key);
    }
    if (counts.size >= maxCounted) {
      counts.clear();
    }
  }

  return {
    count(key: string, { requests, windowSeconds, part = 1 }: Window): LocalVerdict {
      const count = getCount(key, windowSeconds);
      count.requests += 1;
      return {
        allowed: !count.isBlocked && count.requests <= requests,
        resetAtMs: count.resetAtMs,
        isDue: count.requests % part === 0,
      };
    },
    /** Counts a request that is allowed and need not be reported, and returns whether it was. */
    countIfPlain(key: string, { requests, windowSeconds, part = 1 }: Window): boolean {
      const count = getCount(key, windowSeconds);
      const counted = count.requests + 1;
      if (count.isBlocked || counted > requests || counted % part === 0) return false;
      count.requests = counted;
      return true;
    },
    isEmpty: () => counts.size === 0,
    /** Returns when callers over this count may continue; null for others. Counts nothing. */
    findEnd(key: string, { requests }: Window): number | null {
      const known = counts.get(key);
      const isOver = known && known.resetAtMs > now() && known.requests >= requests;
      return isOver ? known.resetAtMs : null;
    },
    /** Refuses everything until then, whatever the count. */
    block(key: string, untilMs: number) {
      counts.set(key, { requests: 0, resetAtMs: untilMs, isBlocked: true });
    },
  };
}
