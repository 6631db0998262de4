import { withKvTimeout } from './with-kv-timeout.ts';

/** Former versions of a value, by name, for clients that request the changes since theirs. */
export type FormerVersions = {
  /** Null if it is not stored. */
  find<Copy>(name: string): Promise<Copy | null>;
  /** Stores it in the background, unless it is stored already. */
  save(name: string, copy: unknown): void;
};

/** Names of stored versions, as far as this isolate knows. */
export type FormerVersionsMemory = { names: Set<string> };

type FormerVersionsOptions = {
  kv: Pick<KVNamespace, 'get' | 'put'>;
  memory: FormerVersionsMemory;
  waitUntil: (work: Promise<unknown>) => void;
};

/** A client with an older version of a metro gets all of it. */
const storedSeconds = 45 * 86_400;
const maxNames = 1_000;

/**
 * Only in KV, because former versions are large and rarely read. Without KV, clients get the whole
 * value.
 */
export function createFormerVersions({
  kv,
  memory,
  waitUntil,
}: FormerVersionsOptions): FormerVersions {
  async function put(key: string, copy: unknown): Promise<void> {
    if ((await withKvTimeout(kv.get(key))) !== null) return;
    await kv.put(key, JSON.stringify(copy), { expirationTtl: storedSeconds });
  }
  return {
    find: (name) => withKvTimeout(kv.get<never>(keyOf(name), 'json')).catch(() => null),
    save(name, copy) {
      if (memory.names.has(name)) return;
      if (memory.names.size >= maxNames) memory.names.clear();
      memory.names.add(name);
      waitUntil(put(keyOf(name), copy).catch(() => memory.names.delete(name)));
    },
  };
}

function keyOf(name: string): string {
  return `past:${name}`;
}
