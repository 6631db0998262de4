import { limits } from '../limits.ts';
import type { Change } from './replication.ts';
import type { Table } from './table.ts';
import { rowToJson } from './to-json.ts';

type Told = {
  change: Change;
  table: Table;
  /** The columns that the reader may read. */
  columns: readonly string[];
};

/** Returns a reader's message about a change, as JSON; of the old row, only the primary key. */
export function toData({ change, table, columns: readable }: Told): string {
  const { type, relation, row, committedAt } = change;
  const columns = table.columns.filter(({ name }) => readable.includes(name));
  const keys = columns.filter(({ name }) => table.keys.includes(name));
  const whole = rowToJson(columns, row);
  const isTooLong = Buffer.byteLength(whole) > limits.rowBytes;
  const members = {
    schema: JSON.stringify(relation.schema),
    table: JSON.stringify(relation.name),
    commit_timestamp: JSON.stringify(committedAt.toISOString()),
    type: JSON.stringify(type),
    columns: JSON.stringify(columns),
    ...(type !== 'DELETE' && { record: isTooLong ? rowToJson(keys, row) : whole }),
    ...(type !== 'INSERT' && { old_record: rowToJson(keys, row) }),
    errors: isTooLong ? '["Error 413: Payload Too Large"]' : 'null',
  };
  return `{${Object.entries(members)
    .map(([name, json]) => `"${name}":${json}`)
    .join(',')}}`;
}
