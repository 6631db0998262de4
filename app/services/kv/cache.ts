import { cacheLifetimes } from '#app/config/limits.ts';

export type CacheNamespace = keyof typeof cacheLifetimes;
export type CacheState = 'hit' | 'stale' | 'miss';
type Entry = { value: unknown; storedAtMs: number };

/** Reads through memory, then KV, then the source; see `createCache`. */
export type Cache = {
  read<T>(namespace: CacheNamespace, key: string, load: () => Promise<T>): Promise<T>;
  /** How the last read was answered, for the Server-Timing header. */
  state(): CacheState | null;
};

type CacheOptions = {
  kv: Pick<KVNamespace, 'get' | 'put'>;
  /** Kept by the isolate between requests. */
  memory: Map<string, Entry>;
  waitUntil: (work: Promise<unknown>) => void;
  now?: () => number;
};

/** Change when the shape of a cached value changes. */
const version = 'v1';
/** A page has some 100 kB and an isolate 128 MB. */
const mostInMemory = 200;

/**
 * A stale-while-revalidate cache. A fresh answer is served as it is; a stale one is served while
 * one refresh runs behind it; a missing one is loaded once however many ask at that moment.
 * When the source fails, a stale answer is served as long as KV keeps it (`staleSeconds`).
 * KV failing only costs speed.
 */
export function createCache({ kv, memory, waitUntil, now = Date.now }: CacheOptions): Cache {
  let lastState: CacheState | null = null;
  return { read, state: () => lastState };

  async function read<T>(namespace: CacheNamespace, key: string, load: () => Promise<T>) {
    const name = `${version}:${namespace}:${await digest(key)}`;
    const entry = memory.get(name) ?? (await readKv(name));
    if (!entry) {
      lastState = 'miss';
      return (await refresh(name, namespace, load)) as T;
    }
    const { freshSeconds } = cacheLifetimes[namespace];
    const isFresh = now() - entry.storedAtMs < freshSeconds * 1000;
    lastState = isFresh ? 'hit' : 'stale';
    remember(name, entry);
    if (!isFresh) {
      waitUntil(refresh(name, namespace, load).catch(() => undefined));
    }
    return entry.value as T;
  }

  function refresh<T>(
    name: string,
    namespace: CacheNamespace,
    load: () => Promise<T>,
  ): Promise<unknown> {
    const running = refreshes.get(name);
    if (running) {
      return running;
    }
    const started = load().then((value) => {
      const entry = { value, storedAtMs: now() };
      remember(name, entry);
      const { staleSeconds } = cacheLifetimes[namespace];
      waitUntil(
        kv.put(name, JSON.stringify(entry), { expirationTtl: staleSeconds }).catch(() => undefined),
      );
      return value;
    });
    refreshes.set(name, started);
    return started.finally(() => refreshes.delete(name));
  }

  async function readKv(name: string): Promise<Entry | null> {
    return kv.get<Entry>(name, 'json').catch(() => null);
  }

  function remember(name: string, entry: Entry) {
    memory.delete(name);
    memory.set(name, entry);
    if (memory.size > mostInMemory) {
      const oldest = memory.keys().next();
      memory.delete(oldest.value ?? '');
    }
  }
}

/** Refreshes under way in this isolate, by cache name. */
const refreshes = new Map<string, Promise<unknown>>();

/** KV keys may have 512 bytes; queries may be longer. */
async function digest(key: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
