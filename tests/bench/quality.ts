import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createVisitorClient } from '#app/services/supabase/client.ts';
import { root } from '../../supabase/local/environment.ts';
import { openTestServer } from '../support/test-server.ts';
import { startTestSupabase, type TestSupabase } from '../support/test-supabase.ts';
import { judgeSearch } from './judge-search.ts';
import { printQuality } from './print-quality.ts';

/** Real listings beside the seed's, where this machine has them; never committed. */
const breweries = ['..', '../..']
  .map((folder) => join(root, folder, 'shared/data/breweries.csv'))
  .find((path) => existsSync(path));

/** Files of questions; see README.md. */
const lists = [
  { title: 'The old questions', file: 'quality-queries.json' },
  { title: 'The open half of the new questions', file: 'quality-open.json' },
  { title: 'The held-out half', file: 'quality-held-out.json', isHeldOut: true },
];

/** What search finds of what it should, over the seed and breweries. */
export async function benchQuality(): Promise<void> {
  const server = await openTestServer(console.log);
  try {
    const supabase = await startTestSupabase(server.handle);
    await importBreweries(supabase);
    const database = supabase.database!;
    const db = createVisitorClient({ url: supabase.url, key: supabase.publishableKey });
    for (const { file, ...list } of lists) {
      printQuality({ ...list, judgements: await judgeSearch({ database, db, file }) });
    }
    await supabase.stop();
  } finally {
    await server.stop();
  }
}

async function importBreweries({ url, publishableKey, secretKey, database }: TestSupabase) {
  if (breweries === undefined) {
    console.log('There is no breweries.csv here: what only breweries could answer is left out.');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-quality-'));
  const env = {
    ...process.env,
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    DATA_DIR: folder,
  };
  const command = join(root, 'supabase/commands/import.ts');
  await promisify(execFile)(process.execPath, [command, breweries], { cwd: root, env });
  rmSync(folder, { recursive: true });
  await database!.exec('analyze');
}
