import type { Db } from '#app/services/supabase/client.ts';

/** Of a client with the service role. */
export type Storage = Db['storage'];

/** At once; a hosted project takes some tenths of a second for each. */
const filesAtOnce = 8;

/** Runs `copy` for each file, some at once, and says every 500 how far it is. */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  log: (line: string) => void,
  copy: (item: Item) => Promise<void>,
): Promise<void> {
  for (let done = 0; done < items.length; done += filesAtOnce) {
    await Promise.all(items.slice(done, done + filesAtOnce).map(copy));
    const next = Math.min(done + filesAtOnce, items.length);
    if (next === items.length || Math.floor(next / 500) > Math.floor(done / 500)) {
      log(`files: ${next} of ${items.length}`);
    }
  }
}
