import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../supabase/local/environment.ts';
import { openServer } from '../../supabase/local/postgres/data-folder.ts';
import { createTemplate } from '../../supabase/local/postgres/databases.ts';
import { codeOf } from '../../supabase/local/errors.ts';
import type { RunningServer } from '../../supabase/local/postgres/server.ts';
import { fingerprintDatabase } from './fingerprint.ts';

/** Databases to copy: the migrations alone, and with the seed. */
export const templates = { schema: 'template_schema', seeded: 'template_seeded' } as const;

const cache = join(root, 'node_modules', '.cache', 'mainstreet');

/** A PostgreSQL of its own for a run of tests, with the templates; its data go when it stops. */
export async function openTestServer(log: (line: string) => void): Promise<RunningServer> {
  const folder = join(cache, await fingerprintDatabase());
  if (!existsSync(folder)) await buildTemplates(folder, log);
  return openServer({ dataDir: null, copyOf: folder, log });
}

async function buildTemplates(folder: string, log: (line: string) => void): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(cache, { recursive: true });
  removeOthers(folder);
  const server = await openServer({ dataDir: unfinished, log });
  try {
    const project = { server: server.handle, projectDir: join(root, 'supabase'), log };
    await createTemplate({ ...project, name: templates.schema, seed: false });
    await createTemplate({ ...project, name: templates.seeded, seed: true });
  } finally {
    await server.stop();
  }
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another run was first with the same.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Keeps one, for each takes a hundred megabytes, and what other runs are building. */
function removeOthers(folder: string): void {
  for (const name of readdirSync(cache)) {
    if (name === basename(folder) || isBeingBuilt(name)) continue;
    rmSync(join(cache, name), { recursive: true, force: true });
  }
}

function isBeingBuilt(name: string): boolean {
  const builder = Number(/\.(\d+)$/.exec(name)?.[1] ?? process.pid);
  if (builder === process.pid) return false;
  try {
    process.kill(builder, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
