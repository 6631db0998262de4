import type { ClientConfig } from 'pg';
import type { Database } from '../../database.ts';
import { nameError } from '../../errors.ts';
import type { Caller } from '../caller.ts';
import { matchesFilters } from './filters.ts';
import { findReaders } from './find-readers.ts';
import { type Change, startReplication } from './replication.ts';
import { type Table, createTables } from './table.ts';
import { toData } from './to-data.ts';
import { type Watch, publication } from './watch.ts';

/** A channel that receives changes. */
export type Watcher = {
  watches: readonly Watch[];
  getCaller: () => Caller;
  /** Sends a change, as JSON, with the ids of the matching watches. */
  notify: (ids: readonly number[], data: string) => void;
  /** Changes may have been missed: the feed has dropped the watcher. */
  lose: () => void;
};

/** The matching watches of a channel, pending the check that its caller may read the row. */
type Match = { watcher: Watcher; caller: Caller; ids: number[] };

/** Sends database changes to channels. */
export type Feed = {
  /** @throws Error when PostgreSQL cannot stream at the moment */
  add: (watcher: Watcher) => Promise<void>;
  remove: (watcher: Watcher) => void;
  stop: () => Promise<void>;
};

type FeedOptions = {
  /** With the role `authenticator`, which may switch to each role of a caller. */
  database: Database;
  /** Of a role with the right to replicate. */
  login: ClientConfig;
  log: (line: string) => void;
};

/** Creates a feed that reads the replication stream once the first channel is added. */
export function createFeed({ database, login, log }: FeedOptions): Feed {
  const watchers = new Set<Watcher>();
  const tables = createTables(database);
  let stream: ReturnType<typeof startReplication> | null = null;

  function open(): ReturnType<typeof startReplication> {
    stream ??= startReplication({ login, publication, onChange: notify, onLost: lose });
    return stream;
  }

  function lose(): void {
    stream = null;
    const losers = [...watchers];
    watchers.clear();
    for (const watcher of losers) watcher.lose();
  }

  async function notify(change: Change): Promise<void> {
    if (watchers.size === 0) return;
    try {
      const table = await tables.find(change.relation);
      if (table.keys.length > 0) await notifyReaders(change, table);
    } catch (error) {
      log(`a change of ${change.relation.name} was not told: ${nameError(error)}`);
    }
  }

  async function notifyReaders(change: Change, table: Table): Promise<void> {
    const meant = findMatching(change, table);
    if (meant.length === 0) return;
    // Once for all callers with the same claims.
    const callers = new Map(meant.map(({ caller }) => [caller.claims, caller]));
    const readers = await findReaders(database, { change, table, callers: [...callers.values()] });
    const columnsOf = new Map(Array.from(readers, ([{ claims }, columns]) => [claims, columns]));
    const received = new Map<string, string>();
    for (const { watcher, caller, ids } of meant) {
      const columns = columnsOf.get(caller.claims);
      if (columns === undefined || !isStill(watcher, caller)) continue;
      const key = columns.join();
      const data = received.get(key) ?? toData({ change, table, columns });
      received.set(key, data);
      watcher.notify(ids, data);
    }
  }

  /** Whether the watcher is still there with the same caller, after the asynchronous check. */
  function isStill(watcher: Watcher, { role, sub }: Caller): boolean {
    const now = watcher.getCaller();
    return watchers.has(watcher) && now.role === role && now.sub === sub;
  }

  function findMatching(change: Change, { keys, typeOf }: Table): Match[] {
    const { schema, name } = change.relation;
    // The other columns of a deleted row are unknown.
    const row =
      change.type === 'DELETE'
        ? Object.fromEntries(keys.map((key) => [key, change.row[key]]))
        : change.row;
    const now = Date.now();
    const meant: Match[] = [];
    for (const watcher of watchers) {
      const caller = watcher.getCaller();
      if (caller.expiresAt <= now) continue;
      const ids = watcher.watches
        .filter(
          (watch) =>
            watch.schema === schema &&
            (watch.table ?? name) === name &&
            (watch.event === '*' || watch.event === change.type) &&
            matchesFilters(watch.filters, row, typeOf),
        )
        .map(({ id }) => id);
      if (ids.length > 0) meant.push({ watcher, caller, ids });
    }
    return meant;
  }

  return {
    add: async (watcher) => {
      await open();
      watchers.add(watcher);
    },
    remove: (watcher) => void watchers.delete(watcher),
    stop: async () => {
      watchers.clear();
      const end = await stream?.catch(() => null);
      await end?.();
    },
  };
}
