import { changeQuestions } from '#app/config/limits.ts';
import { wait } from '#app/errors/promises.ts';
import { logSilentFailure } from '#app/errors/write-log.ts';
import type { Db } from '../supabase/client.ts';
import { requireData } from '../supabase/require-data.ts';

/** What was invalidated since a position, or, if that is unknown, within some seconds. */
export type Changes = {
  /** For the next poll. */
  position: string;
  since_seconds: number | null;
  /** Seconds since the last touch, by tag. */
  tags: Record<string, number>;
};

/** What an isolate knows about changes. Plain data: workerd forbids sharing promises. */
export type ChangeMemory = {
  position: string | null;
  /** When the last successful poll began. */
  requestedAtMs: number;
  /** Changes before that are unknown. */
  reachesBackToMs: number;
  /** The latest possible time of the last touch, by tag. */
  invalidatedAtMs: Map<string, number>;
  /** When the running poll began, or null. */
  pollingSinceMs: number | null;
  failedAtMs: number | null;
};

export function createChangeMemory(): ChangeMemory {
  return {
    position: null,
    requestedAtMs: -Infinity,
    reachesBackToMs: -Infinity,
    invalidatedAtMs: new Map(),
    pollingSinceMs: null,
    failedAtMs: null,
  };
}

/** Tells whether copies are up to date, as far as this isolate knows. */
export type ChangeWatch = {
  /**
   * Resolves when enough is known, within `longestWaitMs`; null if it is already. Never rejects.
   * @param isPatient waits for the running poll. Set it when making a new copy, which must not be
   *   dated before a change that is already committed
   */
  catchUp(options?: { isPatient: boolean }): Promise<void> | null;
  /** Returns whether one of these tags was invalidated after that moment, or may have been. */
  wereInvalidatedSince(tags: readonly string[], sinceMs: number): boolean;
};

type ChangeWatchOptions = {
  findChanges: (after: string | null, signal: AbortSignal) => Promise<Changes>;
  memory: ChangeMemory;
  /** Called when a poll returns new changes. */
  onInvalidated: () => void;
  waitUntil: (work: Promise<unknown>) => void;
  now?: () => number;
  sleep?: (ms: number) => Promise<void>;
};

/**
 * Polls the database for changes, at most once a second for all requests of an isolate. Under load
 * it polls in the background; only a request to an isolate that was idle waits. If polls fail,
 * copies expire by their age alone, as if nothing had been invalidated.
 */
export function createChangeWatch({
  findChanges,
  memory,
  onInvalidated,
  waitUntil,
  now = Date.now,
  sleep = wait,
}: ChangeWatchOptions): ChangeWatch {
  const { everyMs, waitAfterMs, longestWaitMs, timeoutMs } = changeQuestions;
  const { pauseMs, longestGapMs, longestTransactionMs, maxTags } = changeQuestions;
  let ongoing: Promise<void> | null = null;

  function catchUp({ isPatient } = { isPatient: false }): Promise<void> | null {
    const ageMs = now() - memory.requestedAtMs;
    const failedForMs = now() - (memory.failedAtMs ?? -Infinity);
    if (ageMs < everyMs || failedForMs < pauseMs) return null;
    if (ongoing === null) {
      ongoing = isPolling() ? waitForOther() : pollNow();
      waitUntil(ongoing);
    }
    if (memory.failedAtMs !== null) return null;
    if (!isPatient && ageMs < waitAfterMs) return null;
    return Promise.race([ongoing, sleep(longestWaitMs)]);
  }

  function isPolling(): boolean {
    return isUnderWay(memory, changeQuestions, now());
  }

  async function pollNow(): Promise<void> {
    const requestedAtMs = now();
    memory.pollingSinceMs = requestedAtMs;
    const isContinued = requestedAtMs - memory.requestedAtMs < longestGapMs;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      learn(await findChanges(isContinued ? memory.position : null, signal));
      memory.requestedAtMs = requestedAtMs;
      memory.failedAtMs = null;
    } catch (error) {
      logSilentFailure('changes', error);
      memory.failedAtMs = now();
    }
    memory.pollingSinceMs = null;
  }

  /** Another request polls; requests cannot wait for each other's promises. */
  async function waitForOther(): Promise<void> {
    while (isPolling()) await sleep(10);
  }

  function learn({ position, since_seconds, tags }: Changes) {
    const nowMs = now();
    memory.position = position;
    if (since_seconds !== null) {
      memory.invalidatedAtMs.clear();
      memory.reachesBackToMs = nowMs - since_seconds * 1000;
    }
    const invalidated = Object.entries(tags);
    if (since_seconds === null && invalidated.length > 0) onInvalidated();
    for (const [tag, age] of invalidated) {
      // A change becomes visible when its transaction commits, at the latest now.
      const seenMs = nowMs - age * 1000 + longestTransactionMs;
      memory.invalidatedAtMs.set(tag, since_seconds === null ? nowMs : Math.min(nowMs, seenMs));
    }
    if (memory.invalidatedAtMs.size > maxTags) {
      memory.invalidatedAtMs.clear();
      memory.reachesBackToMs = nowMs;
    }
  }

  return {
    catchUp,
    wereInvalidatedSince: (tags, sinceMs) => wereInvalidatedSince(memory, tags, sinceMs),
  };
}

/** What an isolate knows about a poll. */
type PollMemory = Pick<ChangeMemory, 'requestedAtMs' | 'pollingSinceMs' | 'failedAtMs'>;

type PollTimes = Record<'everyMs' | 'waitAfterMs' | 'timeoutMs' | 'pauseMs', number>;

export function isUnderWay(
  { pollingSinceMs }: PollMemory,
  { timeoutMs }: Pick<PollTimes, 'timeoutMs'>,
  nowMs: number,
): boolean {
  return pollingSinceMs !== null && nowMs - pollingSinceMs < timeoutMs;
}

/** Returns whether a request that waits for no running poll would not begin one now. */
export function needsNoPoll(memory: PollMemory, times: PollTimes, nowMs: number): boolean {
  const ageMs = nowMs - memory.requestedAtMs;
  if (ageMs < times.everyMs) return true;
  if (memory.failedAtMs !== null) return nowMs - memory.failedAtMs < times.pauseMs;
  return ageMs < times.waitAfterMs && isUnderWay(memory, times, nowMs);
}

export function wereInvalidatedSince(
  { reachesBackToMs, invalidatedAtMs }: ChangeMemory,
  tags: readonly string[],
  sinceMs: number,
): boolean {
  if (tags.length === 0) return false;
  if (sinceMs < reachesBackToMs) return true;
  return tags.some((tag) => (invalidatedAtMs.get(tag) ?? -Infinity) > sinceMs);
}

type FindChanges = { after: string | null; signal: AbortSignal };

/** Returns what was invalidated since a position. */
export async function findInvalidatedTags(
  db: Db,
  { after, signal }: FindChanges,
): Promise<Changes> {
  const args = after === null ? {} : { after };
  const answer = await db.rpc('find_changes', args, { get: true }).abortSignal(signal);
  return requireData(answer) as Changes;
}
