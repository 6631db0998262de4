import { AsyncLocalStorage } from 'node:async_hooks';

/** What is being read for a copy that somebody will keep. */
const topicsOfRead = new AsyncLocalStorage<Set<string>>();

type Read<T> = { value: T; topics: string[] };

/**
 * Runs `load` and says what its answer was made of, as far as `noteTopics` was told on the way. Why
 * not by what loaders answer: one that forgot a topic would be stale without anybody knowing.
 */
export async function withTopics<T>(load: () => Promise<T>): Promise<Read<T>> {
  const topics = new Set<string>();
  const value = await topicsOfRead.run(topics, load);
  const read = [...topics];
  noteTopics(read);
  return { value, topics: read };
}

/** Adds to what is being read; does nothing where nobody keeps a copy. */
export function noteTopics(topics: readonly string[]) {
  const read = topicsOfRead.getStore();
  for (const topic of topics) read?.add(topic);
}
