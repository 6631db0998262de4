import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { connectDatabase } from '../../supabase/local/database.ts';
import { root } from '../../supabase/local/environment.ts';
import { withClient } from '../../supabase/local/postgres/admin.ts';
import { openServer } from '../../supabase/local/postgres/data-folder.ts';
import { cloneDatabase, prepareDatabase } from '../../supabase/local/postgres/databases.ts';
import type { RunningServer, ServerHandle } from '../../supabase/local/postgres/server.ts';
import { startSupabase } from '../../supabase/local/stack.ts';
import { loadBusinesses } from '../../supabase/seed/load.ts';
import { fingerprintDatabase } from '../support/fingerprint.ts';
import { dropIndexes, multiplyListings } from './multiply-listings.ts';

/** Of a database each: the seed, what the generator makes, and that ten times over. */
export const sizes = [3_000, 100_000, 1_000_000] as const;

export type Size = (typeof sizes)[number];

export function nameOf(size: Size): string {
  return `listings_${size}`;
}

const cache = join(root, 'node_modules', '.cache', 'mainstreet-bench');
const log = () => undefined;

/** A PostgreSQL with a database of each size, which are built once and kept. */
export async function openSearchDatabases(): Promise<RunningServer> {
  const folder = join(cache, await fingerprintDatabase());
  if (!existsSync(folder)) await build(folder);
  return openServer({ dataDir: folder, log: console.log });
}

/** Keeps one: it takes some gigabytes. */
async function build(folder: string): Promise<void> {
  console.log('Making a million listings; this takes some minutes and is kept for the next time.');
  const unfinished = `${folder}.unfinished`;
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const { handle: server, stop } = await openServer({ dataDir: unfinished, log });
  try {
    const projectDir = join(root, 'supabase');
    await prepareDatabase({ server, name: nameOf(3_000), projectDir, seed: true, log });
    await cloneDatabase({ server, name: nameOf(100_000), template: nameOf(3_000) });
    await generate(server);
    await cloneDatabase({ server, name: nameOf(1_000_000), template: nameOf(100_000) });
    await multiply(server);
  } finally {
    await stop();
  }
  renameSync(unfinished, folder);
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
  const database = connectDatabase({ server, name: nameOf(1_000_000), role: 'postgres' });
  await multiplyListings({ database, times: 10, onProgress: (text) => console.log(text) });
  await database.close();
}
