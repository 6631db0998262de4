import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../supabase/local/database.ts';
import {
  type ReferenceFile,
  readTable,
  referenceTables,
} from '../../supabase/reference/read-table.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());

test.each(Object.keys(referenceTables) as ReferenceFile[])(
  'every installation starts with what %s.csv says, and nothing else',
  async (file) => {
    const expected = readTable(file);
    const columns = Object.keys(expected[0]!);
    const rows = await database.query<Record<string, unknown>>(
      `select ${columns.join(', ')} from ${referenceTables[file]}`,
    );
    const asText = (value: unknown) => (Array.isArray(value) ? value.join(';') : String(value));
    const written = rows.map((row) => columns.map((column) => asText(row[column])).join());
    const given = expected.map((row) => columns.map((column) => row[column]).join());
    expect(given.length).toBeGreaterThan(5);
    expect(written.sort()).toEqual(given.sort());
  },
);
