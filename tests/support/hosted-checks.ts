// What Supabase's own tools say of the project: `node tests/support/hosted-checks.ts`. On a new
// PostgreSQL with the roles of a hosted project, the CLI must push all migrations and the seed, and
// its advisors must find nothing above INFO.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../supabase/local/environment.ts';
import { connectionString } from '../../supabase/local/postgres/admin.ts';
import { openServer } from '../../supabase/local/postgres/data-folder.ts';
import { prepareDatabase } from '../../supabase/local/postgres/databases.ts';
import { requireTool } from '../bench/tools.ts';

const name = 'hosted';
const command = join(await requireTool('supabase'), '..', '.bin', 'supabase');
/** Without migrations: what a project has before the first push. */
const projectDir = mkdtempSync(join(tmpdir(), 'mainstreet-hosted-'));
const { handle: server, stop } = await openServer({ dataDir: null, log: console.log });
try {
  await prepareDatabase({ server, name, projectDir, seed: false, log: console.log });
  supabase('db', 'push', '--include-seed', '--yes');
  supabase('db', 'advisors', '--level', 'warn', '--fail-on', 'warn');
} finally {
  await stop();
  rmSync(projectDir, { recursive: true });
}

function supabase(...args: string[]): void {
  const url = connectionString({ server, database: name, role: 'postgres' });
  const { status } = spawnSync(command, [...args, `--remote=${url}`, '--workdir', root], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
