import { AsyncLocalStorage } from 'node:async_hooks';

/** The tags of the running read that will be cached. */
const tagsOfRead = new AsyncLocalStorage<Set<string>>();

type Read<T> = { value: T; tags: string[] };

/**
 * Runs `load` and returns its value with the tags that `recordTags` collected. Not declared by
 * loaders: a forgotten tag would leave stale copies unnoticed.
 */
export async function withTags<T>(load: () => Promise<T>): Promise<Read<T>> {
  const tags = new Set<string>();
  const value = await tagsOfRead.run(tags, load);
  const read = [...tags];
  recordTags(read);
  return { value, tags: read };
}

/** Adds tags to the running read; does nothing if it is not cached. */
export function recordTags(tags: readonly string[]) {
  const read = tagsOfRead.getStore();
  for (const tag of tags) read?.add(tag);
}
