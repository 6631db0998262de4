import { type CacheLifetime, cacheLifetimes } from '#app/config/limits.ts';
import { logSilentFailure } from '#app/errors/write-log.ts';
import { sha256 } from '../hex-digest.ts';
import {
  type CacheNamespace,
  type CachedCopy,
  type IsolateMemory,
  deleteEntry,
  putEntry,
  type Entry,
  packEntry,
  unpackEntry,
} from './cache-entries.ts';
import type { ChangeWatch } from './change-watch.ts';
import { recordTags, withTags } from './read-tags.ts';
import { withKvTimeout } from './with-kv-timeout.ts';

/** 'outage': not fresh, and the last attempt to refresh it failed. */
export type CacheState = 'hit' | 'stale' | 'outage' | 'miss';
/**
 * What the source returned. `isCacheable`: true stores the value, false also deletes the stored copy,
 * null leaves it as it is (the caller was rate limited, which says nothing about the source).
 */
export type Loaded<T> = { value: T; isCacheable: boolean | null };

/** Reads through memory, then KV, then the source; see `createCache`. */
export type Cache = {
  /** @returns a JSON value; only its `body` may be bytes, which are stored unchanged */
  read<T>(namespace: CacheNamespace, key: string, load: () => Promise<Loaded<T>>): Promise<T>;
  /** How the last read was served, for the Server-Timing header. */
  state(): CacheState | null;
  /** The copy that the only read returned, if fresh; null if no response may be prepared of it. */
  freshCopy(): CachedCopy | null;
};

type CacheOptions = {
  kv: Pick<KVNamespace, 'get' | 'put' | 'delete'>;
  memory: IsolateMemory;
  changes: ChangeWatch;
  /** Runs before a copy is made; it is not stored if this returns false. */
  prepareCopy?: () => Promise<boolean>;
  waitUntil: (work: Promise<unknown>) => void;
  now?: () => number;
};

/** Change this when the shape of a cached value changes. */
const version = 'v7';
/** A refresh whose request was cancelled never settles; after this long another one may start. */
const refreshGivenUpMs = 15_000;
/** How long others get the old copy while a request waits for the new one. */
const renewalAwaitedMs = 500;
/** How long a failed source is not asked, so that only one request waits for its time-out. */
const pauseAfterFailureMs = 5_000;

/**
 * A stale-while-revalidate cache. A fresh copy is served; a stale one is served while it is
 * refreshed in the background. An older one, or one whose tags were invalidated since, is renewed
 * first, and served only if the source fails; an invalidated one also to other requests during the first
 * `renewalAwaitedMs` of its renewal. `isCacheable: false` deletes the stored copy, so that a removed
 * listing stays removed. Namespaces with an unbounded number of keys (`isUnbounded`) are written to KV
 * on the second request only, so that a flood of new searches does not fill it. If KV fails, reads
 * are slower and nothing else.
 */
export function createCache(options: CacheOptions): Cache {
  const { kv, memory, changes, prepareCopy, waitUntil, now = Date.now } = options;
  let lastState: CacheState | null = null;
  let lastCopy: CachedCopy | null = null;
  let reads = 0;
  return { read, state: () => lastState, freshCopy: () => (reads === 1 ? lastCopy : null) };

  async function read<T>(
    namespace: CacheNamespace,
    key: string,
    load: () => Promise<Loaded<T>>,
  ): Promise<T> {
    const { freshSeconds, staleSeconds } = cacheLifetimes[namespace];
    reads += 1;
    lastCopy = null;
    const name = `${namespace}:${key}`;
    const entry = memory.entries.get(name) ?? (await readKv(name));
    const catchingUp =
      entry?.tags.length === 0 ? null : changes.catchUp({ isPatient: entry === null });
    if (catchingUp) await catchingUp;
    if (entry) recordTags(entry.tags);
    const ageSeconds = entry ? (now() - entry.requestedAtMs) / 1000 : Infinity;
    const isPaused =
      entry !== null && now() - (entry.failedAtMs ?? -Infinity) < pauseAfterFailureMs;
    if (isPaused) {
      lastState = 'outage';
      return entry.value as T;
    }
    if (!entry || ageSeconds >= staleSeconds) {
      return renew(name, { namespace, entry }, load);
    }
    if (changes.wereInvalidatedSince(entry.tags, entry.requestedAtMs)) {
      if (mayBeginRefresh(name, renewalAwaitedMs)) return renew(name, { namespace, entry }, load);
      lastState = 'stale';
      return entry.value as T;
    }
    remember(name, entry);
    if (ageSeconds < freshSeconds) {
      lastState = 'hit';
      const stored = entry.isOnlyHere ? store(name, namespace, entry) : entry;
      lastCopy = { namespace, name, entry: stored };
      return entry.value as T;
    }
    lastState = entry.failedAtMs === undefined ? 'stale' : 'outage';
    if (mayBeginRefresh(name, refreshGivenUpMs)) {
      const recordFailure = () => markFailed(name, entry);
      const settled = () => memory.refreshingSinceMs.delete(name);
      const target = { namespace, isStored: true };
      waitUntil(refresh(name, target, load).catch(recordFailure).then(settled, settled));
    }
    return entry.value as T;
  }

  /** Waits for the source; returns the stored copy if it fails. */
  async function renew<T>(
    name: string,
    { namespace, entry }: { namespace: CacheNamespace; entry: Entry | null },
    load: () => Promise<Loaded<T>>,
  ): Promise<T> {
    lastState = 'miss';
    // An entry read from KV goes into memory first: `markFailed` compares by identity.
    if (entry && !memory.entries.has(name)) remember(name, entry);
    try {
      return await refresh(name, { namespace, isStored: entry !== null }, load);
    } catch (error) {
      if (!entry) throw error;
      markFailed(name, entry);
      lastState = 'outage';
      return entry.value as T;
    } finally {
      memory.refreshingSinceMs.delete(name);
    }
  }

  async function refresh<T>(
    name: string,
    { namespace, isStored }: { namespace: CacheNamespace; isStored: boolean },
    load: () => Promise<Loaded<T>>,
  ): Promise<T> {
    const requestedAtMs = now();
    let isPrepared = true;
    const { value: loaded, tags } = await withTags(async () => {
      isPrepared = (await prepareCopy?.()) ?? true;
      return load();
    });
    const { value, isCacheable } = isPrepared ? loaded : { ...loaded, isCacheable: null };
    const present = memory.entries.get(name);
    const isOvertaken = present !== undefined && present.requestedAtMs > requestedAtMs;
    if (isCacheable === null || isOvertaken) return value;
    if (!isCacheable) {
      deleteEntry(memory, name);
      // Deletions cost as much as writes, and URLs that never existed are requested all day.
      if (isStored)
        waitUntil(
          toKvKey(name)
            .then((kvKey) => kv.delete(kvKey))
            .catch(logKvFailure),
        );
      return value;
    }
    const entry = { value, requestedAtMs, tags };
    const { isUnbounded = false }: CacheLifetime = cacheLifetimes[namespace];
    if (isStored || !isUnbounded) store(name, namespace, entry);
    else remember(name, { ...entry, isOnlyHere: true });
    return value;
  }

  function store(name: string, namespace: CacheNamespace, { value, requestedAtMs, tags }: Entry) {
    const entry = { value, requestedAtMs, tags };
    remember(name, entry);
    waitUntil(writeKv(name, namespace, entry).catch(logKvFailure));
    return entry;
  }

  async function writeKv(name: string, namespace: CacheNamespace, entry: Entry) {
    const expirationTtl = cacheLifetimes[namespace].storedSeconds;
    await kv.put(await toKvKey(name), packEntry(entry), { expirationTtl });
  }

  function mayBeginRefresh(name: string, givenUpMs: number): boolean {
    const sinceMs = memory.refreshingSinceMs.get(name) ?? -Infinity;
    if (now() - sinceMs < givenUpMs) {
      return false;
    }
    memory.refreshingSinceMs.set(name, now());
    return true;
  }

  async function readKv(name: string): Promise<Entry | null> {
    const read = async () => kv.get(await toKvKey(name), 'arrayBuffer');
    return withKvTimeout(read()).then(unpackEntry, (error: unknown) => {
      logKvFailure(error);
      return null;
    });
  }

  /**
   * Does nothing if the entry has been replaced since: a late failure must not restore an old copy.
   */
  function markFailed(name: string, entry: Entry) {
    if (memory.entries.get(name) !== entry) return;
    remember(name, { ...entry, failedAtMs: now() });
  }

  function remember(name: string, entry: Entry) {
    putEntry(memory, name, entry);
  }
}

const logKvFailure = (error: unknown) => logSilentFailure('kv', error);

/**
 * Returns whether a copy in memory is still fresh, by the rules of `read`, and notes its use. Uses
 * only the state of the isolate, so that a prepared response needs no services of a request.
 */
export function isFresh(
  { namespace, name, entry }: CachedCopy,
  {
    memory,
    wereInvalidatedSince,
  }: { memory: IsolateMemory } & Pick<ChangeWatch, 'wereInvalidatedSince'>,
  nowMs: number,
): boolean {
  if (entry.failedAtMs !== undefined) return false;
  if (nowMs - entry.requestedAtMs >= cacheLifetimes[namespace].freshSeconds * 1000) return false;
  if (wereInvalidatedSince(entry.tags, entry.requestedAtMs)) return false;
  putEntry(memory, name, entry);
  return true;
}

/** Asks the source each time: for parts of a page, which is cached as a whole. */
export const noCache: Cache = {
  async read(_namespace, _key, load) {
    return (await load()).value;
  },
  state: () => null,
  freshCopy: () => null,
};

/** Hashes the name: KV keys have at most 512 bytes, and queries may be longer. */
async function toKvKey(name: string): Promise<string> {
  return `${version}:${await sha256(name)}`;
}
