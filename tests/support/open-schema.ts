import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, connectDatabase } from '../../supabase/local/database.ts';
import { cloneDatabase, dropDatabase } from '../../supabase/local/postgres/databases.ts';
import { openTestServer, templateDatabases } from './test-server.ts';

/** A new database: the migrations, and nothing in it. Whoever opens it closes it. */
export async function openSchema(): Promise<Database> {
  const shared = inject('postgres');
  const own = shared === null ? await openTestServer(() => undefined) : null;
  const server = own?.handle ?? shared;
  if (!server) throw new Error('There is no PostgreSQL');
  const name = `schema_${randomUUID()}`;
  await cloneDatabase({ server, template: templateDatabases.schema, name });
  const database = connectDatabase({ server, name, role: 'postgres' });
  return {
    ...database,
    async close() {
      await database.close();
      await (own === null ? dropDatabase({ server, name }) : own.stop());
    },
  };
}
