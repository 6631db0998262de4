import { wait } from '#app/errors/promises.ts';
import { logSilentFailure } from '#app/errors/write-log.ts';
import type { Db } from '../supabase/client.ts';
import { isUnderWay } from './change-watch.ts';
import { recordTags } from './read-tags.ts';
import { withKvTimeout } from './with-kv-timeout.ts';

/** What an isolate knows of a value. Plain data: workerd forbids sharing promises. */
export type ValueMemory<Value> = {
  value: Value;
  /** The time of the database query that returned it; -Infinity for the default. */
  requestedAtMs: number;
  /** When the running poll began, or null. */
  pollingSinceMs: number | null;
  failedAtMs: number | null;
};

/** The default, until KV or the database responds. */
export function createValueMemory<Value>(value: Value): ValueMemory<Value> {
  return {
    value,
    requestedAtMs: -Infinity,
    pollingSinceMs: null,
    failedAtMs: null,
  };
}

/** A value of the database that every isolate keeps. */
export type WatchedValue<Value> = {
  /** Its key in KV, and the tag of its changes in the database's log. */
  name: 'settings' | 'vocabulary' | 'texts';
  memory: ValueMemory<Value>;
  times: Record<'everyMs' | 'waitAfterMs' | 'longestWaitMs' | 'timeoutMs' | 'pauseMs', number>;
  /** How long KV keeps it for isolates that start during an outage of the database; without it for good. */
  storedSeconds?: number;
  /** KV is read only by an isolate that knows nothing yet. */
  isLarge?: true;
  /** Returns what the database has, or `known` if that is the same. */
  fetch: (request: { db: Db; known: Value; signal: AbortSignal }) => Promise<unknown>;
  /** Null if it is no such value. */
  parse: (found: unknown) => Value | null;
  /** Called with each newer value. */
  onKnown?: (value: Value) => void;
};

export type ValueWatch<Value> = {
  /** Returns a fresh value at once, otherwise a promise, which never rejects. */
  read(options?: { isPatient: boolean }): Value | Promise<Value>;
  /**
   * For cached pages that depend on it: adds its tag to the copy, and waits for the running poll if
   * a change is already known.
   */
  readForCopy(): Promise<Value>;
};

export type ValueWatchOptions = {
  getDb: () => Db;
  kv: Pick<KVNamespace, 'get' | 'put'>;
  /** Returns whether this isolate knows of a later write. */
  wereInvalidatedSince: (tags: readonly string[], sinceMs: number) => boolean;
  waitUntil: (work: Promise<unknown>) => void;
  now?: () => number;
  sleep?: (ms: number) => Promise<void>;
};

/**
 * A value of an isolate. Under load it is polled in the background; only a request to a new or idle
 * isolate waits, and not for long. Its age counts from when the database was asked, also for KV's
 * copy, so that a change applies everywhere within a minute. If polls fail, the last known value
 * applies.
 */
export function createValueWatch<Value>(
  { name, memory, times, storedSeconds, isLarge, fetch, parse, onKnown }: WatchedValue<Value>,
  { getDb, kv, wereInvalidatedSince, waitUntil, now = Date.now, sleep = wait }: ValueWatchOptions,
): ValueWatch<Value> {
  const { everyMs, waitAfterMs, longestWaitMs, timeoutMs, pauseMs } = times;
  const kvKey = `v1:${name}`;

  async function readForCopy(): Promise<Value> {
    recordTags([name]);
    return read({ isPatient: true });
  }

  function read({ isPatient } = { isPatient: false }): Value | Promise<Value> {
    const ageMs = now() - memory.requestedAtMs;
    const isInvalidated = wereInvalidatedSince([name], memory.requestedAtMs);
    if (ageMs < everyMs && !isInvalidated) return memory.value;
    const hasFailed = memory.failedAtMs !== null;
    if (now() - (memory.failedAtMs ?? -Infinity) < pauseMs) return memory.value;
    const learning = isPolling() ? waitForOther() : learn(isInvalidated);
    waitUntil(learning);
    const isWaitedFor = ageMs >= waitAfterMs || (isInvalidated && isPatient);
    if (hasFailed || !isWaitedFor) return memory.value;
    return Promise.race([learning, sleep(longestWaitMs)]).then(() => memory.value);
  }

  function isPolling(): boolean {
    return isUnderWay(memory, times, now());
  }

  async function learn(isInvalidated: boolean): Promise<void> {
    memory.pollingSinceMs = now();
    const isKnown = isLarge === true && memory.requestedAtMs > -Infinity;
    const copy = isKnown ? null : await readCopy();
    if (copy !== null) remember(copy);
    const isOld = isInvalidated || now() - memory.requestedAtMs >= everyMs;
    if (isOld) await readDatabase();
    memory.pollingSinceMs = null;
  }

  async function readDatabase(): Promise<void> {
    const requestedAtMs = now();
    try {
      const known = memory.value;
      const signal = AbortSignal.timeout(timeoutMs);
      const value = parse(await fetch({ db: getDb(), known, signal }));
      if (value === null) throw new Error(`The database has no valid ${name}`);
      remember({ value, requestedAtMs });
      memory.failedAtMs = null;
      if (value === known) return;
      const text = JSON.stringify({ value, requestedAtMs });
      const options = storedSeconds === undefined ? {} : { expirationTtl: storedSeconds };
      waitUntil(kv.put(kvKey, text, options).catch(logKvFailure));
    } catch (error) {
      logSilentFailure(name, error);
      memory.failedAtMs = now();
    }
  }

  /** Returns the copy that another isolate stored; null if KV has none. */
  async function readCopy(): Promise<Copy<Value> | null> {
    const copy = await withKvTimeout(kv.get<Copy<unknown>>(kvKey, 'json')).catch(() => null);
    const value = parse(copy?.value);
    return copy && value !== null ? { value, requestedAtMs: copy.requestedAtMs } : null;
  }

  /** An older response may arrive later: KV's copy can be a minute old. */
  function remember({ value, requestedAtMs }: Copy<Value>) {
    if (requestedAtMs <= memory.requestedAtMs) return;
    memory.value = value;
    onKnown?.(value);
    memory.requestedAtMs = requestedAtMs;
  }

  /** Another request polls; requests cannot wait for each other's promises. */
  async function waitForOther(): Promise<void> {
    while (isPolling()) await sleep(10);
  }

  return { read, readForCopy };
}

const logKvFailure = (error: unknown) => logSilentFailure('kv', error);

type Copy<Value> = Pick<ValueMemory<Value>, 'value' | 'requestedAtMs'>;
