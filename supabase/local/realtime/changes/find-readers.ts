import type { Database } from '../../database.ts';
import type { Caller } from '../caller.ts';
import type { Change } from './replication.ts';
import type { Table } from './table.ts';

type Question = { change: Change; table: Table; callers: readonly Caller[] };

/** The callers checked in one session; several sessions run in parallel. */
const batchSize = 200;

/**
 * Returns the callers that may read the row, each with the readable columns. A deleted row cannot
 * be checked against policies: everybody who may read its table gets its primary key, as with
 * Supabase.
 */
export async function findReaders(
  database: Database,
  { change, table, callers }: Question,
): Promise<Map<Caller, string[]>> {
  const { relationOid } = change.relation;
  const keys = change.type === 'DELETE' ? null : pick(change.row, table.keys);
  const readers = new Map<Caller, string[]>();

  async function ask(batch: readonly Caller[]): Promise<void> {
    const rows = await database.query<{ place: number; columns: string[] }>(
      'select place, columns from realtime.find_readers($1::oid::regclass, $2::jsonb, $3::jsonb)',
      [relationOid, keys && JSON.stringify(keys), JSON.stringify(batch)],
    );
    for (const { place, columns } of rows) {
      const caller = batch[place];
      if (caller) readers.set(caller, columns);
    }
  }
  const starts = Array.from(
    { length: Math.ceil(callers.length / batchSize) },
    (_, n) => n * batchSize,
  );
  await Promise.all(starts.map((start) => ask(callers.slice(start, start + batchSize))));
  return readers;
}

function pick(row: Change['row'], columns: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}
