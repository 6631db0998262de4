import { join } from 'node:path';
import { type Database, openDatabase } from '../../supabase/local/database.ts';
import { root } from '../../supabase/local/environment.ts';

/** A new database in memory: the migrations, and nothing in it. Whoever opens it closes it. */
export function openSchema(): Promise<Database> {
  const projectDir = join(root, 'supabase');
  return openDatabase({ dataDir: null, projectDir, seed: false, log: () => undefined });
}
