import { randomUUID } from 'node:crypto';
import type { Database } from '../../supabase/local/database.ts';
import { type SupabaseKeys, readEnvironment } from '../../supabase/local/environment.ts';
import { cloneDatabase, dropDatabase } from '../../supabase/local/postgres/databases.ts';
import type { RunningServer, ServerHandle } from '../../supabase/local/postgres/server.ts';
import { startSupabase } from '../../supabase/local/stack.ts';
import { generousLimits } from '../../supabase/local/testing/generous-limits.ts';
import { openTestServer, templateDatabases } from './test-server.ts';

export type TestSupabase = SupabaseKeys & {
  /** As the role `postgres`; null of one elsewhere, which only the API reaches. */
  database: Database | null;
  stop: () => Promise<void>;
};

export type Template = keyof typeof templateDatabases;

/** The PostgreSQL of a run, or null when the environment names a Supabase elsewhere. */
export async function openServerOfRun(): Promise<RunningServer | null> {
  return readEnvironment().supabase === null ? openTestServer(log, { isInMemory: true }) : null;
}

/**
 * A Supabase with the seed, or as empty as a new directory, that nobody else writes to: a copy of
 * the template on that server. Without a server it is the one that the environment names, which everybody shares.
 */
export async function startTestSupabase(
  server: ServerHandle | null,
  template: Template = 'seeded',
  getSite?: () => string | null,
): Promise<TestSupabase> {
  if (server === null) return findSupabaseElsewhere();
  const database = { server, name: `test_${randomUUID()}` };
  await cloneDatabase({ ...database, template: templateDatabases[template] });
  const {
    url,
    publishableKey,
    secretKey,
    database: owned,
    stop,
  } = await startSupabase({
    dataDir: null,
    server,
    databaseName: database.name,
    port: 0,
    seed: template === 'seeded',
    variables: generousLimits,
    getSite,
    log,
  });
  return {
    url,
    publishableKey,
    secretKey,
    database: owned,
    async stop() {
      await stop();
      await dropDatabase(database);
    },
  };
}

function findSupabaseElsewhere(): TestSupabase {
  const { supabase } = readEnvironment();
  if (supabase === null) throw new Error('There is neither a PostgreSQL nor a Supabase elsewhere');
  return { ...supabase, database: null, stop: async () => undefined };
}

/** What the backend of a test says, for who sets DEBUG. */
export function log(line: string): void {
  if (process.env.DEBUG) console.log(line);
}
