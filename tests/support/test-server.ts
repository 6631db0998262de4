import { join } from 'node:path';
import { findOrMake } from '../../supabase/commands/cached-folder.ts';
import { root } from '../../supabase/local/environment.ts';
import { openServer } from '../../supabase/local/postgres/data-folder.ts';
import { createTemplate } from '../../supabase/local/postgres/databases.ts';
import type { RunningServer } from '../../supabase/local/postgres/server.ts';
import { buildSeed } from '../../supabase/seed/build-seed.ts';
import { fingerprintDatabase } from './fingerprint.ts';

/** Databases to copy: the migrations alone, and with the seed. */
export const templateDatabases = { schema: 'template_schema', seeded: 'template_seeded' } as const;

const cache = join(root, 'node_modules', '.cache', 'mainstreet');

type TestServerOptions = { isInMemory?: boolean };

/** A PostgreSQL of its own for a run of tests, with the templates; its data go when it stops. */
export async function openTestServer(
  log: (line: string) => void,
  { isInMemory = false }: TestServerOptions = {},
): Promise<RunningServer> {
  return openServer({ dataDir: null, copyOf: await findTemplates(log), isInMemory, log });
}

/** A data folder with the templates, to be copied. */
export async function findTemplates(log: (line: string) => void): Promise<string> {
  buildSeed();
  const name = await fingerprintDatabase();
  return findOrMake({ cache, name, make: (folder) => buildTemplates(folder, log) });
}

async function buildTemplates(folder: string, log: (line: string) => void): Promise<void> {
  const server = await openServer({ dataDir: folder, log });
  try {
    const project = { server: server.handle, projectDir: join(root, 'supabase'), log };
    await createTemplate({ ...project, name: templateDatabases.schema, seed: false });
    await createTemplate({ ...project, name: templateDatabases.seeded, seed: true });
  } finally {
    await server.stop();
  }
}
