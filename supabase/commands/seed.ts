// `npm run seed`: writes generated businesses or reference data to a Supabase, or the seed's SQL files
// to built/.
import { parseArgs } from 'node:util';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { withClient } from '../local/postgres/admin.ts';
import { loadReference } from '../reference/load-reference.ts';
import { buildSeed } from '../seed/build-seed.ts';
import { loadBusinesses } from '../seed/load.ts';
import { findTarget, readDatabaseUrl } from './target.ts';

const usage = 'npm run seed -- --businesses 100000 | --reference | --write';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      businesses: { type: 'string' },
      reference: { type: 'boolean' },
      write: { type: 'boolean' },
    },
  });
  if (values.write) return buildSeed();
  if (values.reference) return load();
  const count = Number(values.businesses ?? 0);
  if (!Number.isInteger(count) || count < 1) throw new Error(`Say what or how many: ${usage}`);
  const target = await findTarget(console.log);
  console.log(`Seeding ${target.description}`);
  const supabase = await target.connect();
  const startedAt = performance.now();
  try {
    const db = createServiceRoleClient(supabase);
    const added = await loadBusinesses({ db, count, hasProfiles: true, onProgress: showProgress });
    console.log(`Added ${added} of ${count} businesses in ${since(startedAt)} s`);
  } finally {
    await supabase.stop();
  }
}

async function load(): Promise<void> {
  const loaded = await withClient(readDatabaseUrl(), (client) =>
    loadReference((sql, values) => client.query(sql, values)),
  );
  console.log(`Loaded: ${loaded.join(', ') || 'nothing, all is up to date'}`);
}

function since(startedAt: number): string {
  return ((performance.now() - startedAt) / 1000).toFixed(1);
}

function showProgress(done: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} businesses\u001b[K\r`);
  else if (done % 10_000 === 0) console.log(`${done} businesses`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
