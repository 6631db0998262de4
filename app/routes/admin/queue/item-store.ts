import { findQueueItem, findQueuePresets } from '#app/domain/admin-queue/admin-queue-calls.ts';
import type { QueueFilter, QueueKind } from '#app/domain/admin-queue/admin-queue.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { itemKinds } from './kinds/kinds.ts';

type Request = { kind: QueueKind; id: string; filter: QueueFilter };
type Loaded = ReturnType<typeof load>;

/** An item that was loaded before somebody opened it is shown so long; its decision names the version seen. */
const freshMs = 60_000;

let ahead: { key: string; at: number; loaded: Loaded } | null = null;

async function load(person: { db: Db }, { kind, id, filter }: Request) {
  const [about, of, presets] = await Promise.all([
    findQueueItem(person, { kind, id, filter }),
    itemKinds[kind].load(person, id),
    findQueuePresets(person),
  ]);
  return { about, of, templates: presets.templates };
}

/** Loads an item of the queue, or takes the one that was loaded ahead, once. */
export function loadItem(person: { db: Db }, request: Request): Loaded {
  const key = JSON.stringify(request);
  const found = ahead;
  if (found?.key !== key) return load(person, request);
  ahead = null;
  return Date.now() - found.at < freshMs ? found.loaded : load(person, request);
}

/** Loads the item that comes next, so that it opens at once. */
export function loadAhead(person: { db: Db }, request: Request) {
  const key = JSON.stringify(request);
  if (ahead?.key === key) return;
  const loaded = load(person, request);
  ahead = { key, at: Date.now(), loaded };
  loaded.catch(() => {
    if (ahead?.key === key) ahead = null;
  });
}
