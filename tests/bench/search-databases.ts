import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { connectDatabase } from '../../supabase/local/database.ts';
import { root } from '../../supabase/local/environment.ts';
import { withClient } from '../../supabase/local/postgres/admin.ts';
import { openServer } from '../../supabase/local/postgres/data-folder.ts';
import { cloneDatabase, prepareDatabase } from '../../supabase/local/postgres/databases.ts';
import type { RunningServer, ServerHandle } from '../../supabase/local/postgres/server.ts';
import { startSupabase } from '../../supabase/local/stack.ts';
import { buildSeed } from '../../supabase/seed/build-seed.ts';
import { loadBusinesses } from '../../supabase/seed/load.ts';
import { fingerprintDatabase } from '../support/fingerprint.ts';
import { dropIndexes } from './drop-indexes.ts';
import { multiplyListings } from './multiply-listings.ts';

/** Of a database each: the seed, what the generator makes, and that ten times over. */
export const sizes = [3_000, 100_000, 1_000_000] as const;

export type DatabaseSize = (typeof sizes)[number];

export function nameOf(size: DatabaseSize): string {
  return `listings_${size}`;
}

const log = () => undefined;

/**
 * A PostgreSQL with a database of each size up to the largest wanted. They take some gigabytes, and so are removed at the
 * end, unless DATA_DIR names a folder to keep them in; a change of the migrations makes them anew.
 */
export async function openSearchDatabases(largest: DatabaseSize): Promise<RunningServer> {
  const { DATA_DIR } = process.env;
  if (DATA_DIR === undefined) return build(null, largest);
  const folder = `bench-${largest}-${await fingerprintDatabase()}`;
  const dataDir = join(resolve(root, DATA_DIR), folder);
  const complete = join(dataDir, 'complete');
  if (existsSync(complete)) return openServer({ dataDir, log: console.log });
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const server = await build(dataDir, largest);
  writeFileSync(complete, '');
  return server;
}

async function build(dataDir: string | null, largest: DatabaseSize): Promise<RunningServer> {
  const running = await openServer({ dataDir, log: console.log });
  const { handle: server } = running;
  try {
    const projectDir = join(root, 'supabase');
    await prepareDatabase({ server, name: nameOf(3_000), projectDir, seed: true, buildSeed, log });
    await cloneDatabase({ server, name: nameOf(100_000), template: nameOf(3_000) });
    await generate(server);
    if (largest === 100_000) return running;
    await cloneDatabase({ server, name: nameOf(1_000_000), template: nameOf(100_000) });
    await multiply(server);
    return running;
  } catch (error) {
    await running.stop();
    throw error;
  }
}

async function generate(server: ServerHandle): Promise<void> {
  const databaseName = nameOf(100_000);
  // A batch of listings may take longer than the API allows.
  const admin = { server, database: databaseName, role: 'supabase_admin' } as const;
  await withClient(admin, (client) =>
    client.query(`alter role authenticator in database ${databaseName} set statement_timeout = 0`),
  );
  const supabase = await startSupabase({
    dataDir: null,
    server,
    databaseName,
    port: 0,
    seed: true,
    log,
  });
  const { database } = supabase;
  const restoreIndexes = await dropIndexes(database);
  await loadBusinesses({
    db: createServiceRoleClient(supabase),
    count: 100_000,
    hasProfiles: false,
    onProgress: (done) => {
      if (done % 20_000 === 0) console.log(`${done} listings`);
    },
  });
  await restoreIndexes();
  await database.exec('vacuum analyze');
  await supabase.stop();
}

async function multiply(server: ServerHandle): Promise<void> {
  const name = nameOf(1_000_000);
  const database = connectDatabase({ server, name, role: 'postgres' });
  await multiplyListings({ server, name, database, times: 10, onProgress: console.log });
  await database.close();
}
