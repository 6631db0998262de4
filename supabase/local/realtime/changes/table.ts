import type { Database } from '../../database.ts';
import type { Relation } from './replication.ts';

export type Column = { name: string; type: string };

/** The metadata of a table needed to send its rows. */
export type Table = {
  columns: Column[];
  /** The primary key; a table without one is not sent. */
  keys: string[];
  typeOf: (column: string) => string;
};

/** Caches tables by the stream's relation messages, which PostgreSQL repeats after a change. */
export function createTables(database: Database): { find: (relation: Relation) => Promise<Table> } {
  const known = new WeakMap<Relation, Table>();

  async function find(relation: Relation): Promise<Table> {
    const table = known.get(relation) ?? (await readTable(database, relation));
    known.set(relation, table);
    return table;
  }
  return { find };
}

async function readTable(database: Database, { relationOid, columns }: Relation): Promise<Table> {
  const rows = await database.query<Column & { isKey: boolean }>(
    `select a.attname as name, t.typname as type, coalesce(a.attnum = any(i.indkey), false) as "isKey"
    from pg_attribute as a join pg_type as t on t.oid = a.atttypid
    left join pg_index as i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = $1 and a.attname = any($2)
    order by a.attnum`,
    [relationOid, columns.map(({ name }) => name)],
  );
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  return {
    columns: rows.map(({ name, type }) => ({ name, type })),
    keys: rows.filter(({ isKey }) => isKey).map(({ name }) => name),
    typeOf: (column) => types.get(column) ?? 'text',
  };
}
