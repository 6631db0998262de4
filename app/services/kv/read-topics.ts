import { AsyncLocalStorage } from 'node:async_hooks';

/** The topics of the running read, for a copy that will be cached. */
const topicsOfRead = new AsyncLocalStorage<Set<string>>();

type Read<T> = { value: T; topics: string[] };

/**
 * Runs `load` and returns its value with the topics passed to `noteTopics` during the run. Loaders
 * do not return topics themselves: one that forgot a topic would be stale without anybody noticing.
 */
export async function withTopics<T>(load: () => Promise<T>): Promise<Read<T>> {
  const topics = new Set<string>();
  const value = await topicsOfRead.run(topics, load);
  const read = [...topics];
  noteTopics(read);
  return { value, topics: read };
}

/** Adds topics to the running read; does nothing outside of `withTopics`. */
export function noteTopics(topics: readonly string[]) {
  const read = topicsOfRead.getStore();
  for (const topic of topics) read?.add(topic);
}
