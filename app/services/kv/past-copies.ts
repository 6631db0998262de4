import { inTime } from './in-time.ts';

/** What was handed out once, by name, for those who have it and ask what has changed since. */
export type PastCopies = {
  /** Null when it is not kept, or not any more. */
  find<Copy>(name: string): Promise<Copy | null>;
  /** Keeps it behind the answer, unless it is kept. */
  keep(name: string, copy: unknown): void;
};

/** Names that this isolate has seen kept. */
export type PastCopiesMemory = { names: Set<string> };

type PastCopiesOptions = {
  kv: Pick<KVNamespace, 'get' | 'put'>;
  memory: PastCopiesMemory;
  waitUntil: (work: Promise<unknown>) => void;
};

/** Who keeps a metro and was away for longer is given it whole. */
const keptSeconds = 45 * 86_400;
const mostNames = 1_000;

/** In KV alone: what is old is asked for seldom, and is large. KV failing only costs the difference. */
export function createPastCopies({ kv, memory, waitUntil }: PastCopiesOptions): PastCopies {
  async function put(key: string, copy: unknown): Promise<void> {
    if ((await inTime(kv.get(key))) !== null) return;
    await kv.put(key, JSON.stringify(copy), { expirationTtl: keptSeconds });
  }
  return {
    find: (name) => inTime(kv.get<never>(keyOf(name), 'json')).catch(() => null),
    keep(name, copy) {
      if (memory.names.has(name)) return;
      if (memory.names.size >= mostNames) memory.names.clear();
      memory.names.add(name);
      waitUntil(put(keyOf(name), copy).catch(() => memory.names.delete(name)));
    },
  };
}

function keyOf(name: string): string {
  return `past:${name}`;
}
