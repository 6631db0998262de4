// `npm run backup -- FOLDER` and `npm run restore -- FOLDER [--replace]`; see ../HOSTED.md.
import { resolve } from 'node:path';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { workerFolder } from '../local/backend.ts';
import { readEnvironment } from '../local/environment.ts';
import { StartError } from '../local/errors.ts';
import { withClient } from '../local/postgres/admin.ts';
import { findTarget } from './target.ts';

async function main(): Promise<void> {
  const [what, ...rest] = process.argv.slice(2);
  const [path, ...more] = rest.filter((one) => !one.startsWith('--'));
  if (path === undefined || more.length > 0) {
    throw new StartError(`Name one folder: npm run ${what} -- FOLDER`);
  }
  const folder = resolve(path);
  const target = await findTarget(console.log);
  const startedAt = performance.now();
  const supabase = await target.connect();
  try {
    const { storage } = createServiceRoleClient(supabase);
    const options = { folder, databaseUrl: supabase.databaseUrl(), storage, log: console.log };
    const isRestore = what === 'restore';
    console.log(isRestore ? `Restoring ${target.description}` : `Backing up ${target.description}`);
    const { tables, objects, made_at } = isRestore
      ? await restoreBackup({ ...options, isReplacing: rest.includes('--replace') })
      : await writeBackup(options);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    // A restored database knows the backups before its own.
    await recordBackup(supabase.databaseUrl(), { made_at, rows, files: objects.length });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const done = isRestore ? 'Restored' : `Backed up to ${folder}:`;
    console.log(
      `${done} ${rows} rows and ${objects.length} files as of ${made_at}, in ${seconds} s`,
    );
    if (isRestore) console.log(describeRest());
  } finally {
    await supabase.stop();
  }
}

/** Nobody but the operator may make the Worker forget what it stored outside of the database. */
function describeRest(): string {
  const environment = readEnvironment();
  const how =
    environment.supabase === null
      ? `stop the directory, delete ${workerFolder(environment)}, and start it again.`
      : 'run\n  npx wrangler kv key delete audit-head --binding CACHE_KV --remote';
  return `The Worker remembers the audit log from before the restore. To have it forget, ${how}`;
}

type Made = { made_at: string; rows: number; files: number };

/** Admins have an alarm when the last one is old. */
async function recordBackup(databaseUrl: string, { made_at, rows, files }: Made): Promise<void> {
  await withClient(databaseUrl, (client) =>
    client.query(
      'insert into private.backups (made_at, row_count, file_count) values ($1, $2, $3)',
      [made_at, rows, files],
    ),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
