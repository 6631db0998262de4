import { join } from 'node:path';
import { workerVariables } from '../../supabase/local/backend.ts';
import {
  type SupabaseKeys,
  type UpstashKeys,
  readEnvironment,
  root,
} from '../../supabase/local/environment.ts';
import { cloneDatabase } from '../../supabase/local/postgres/databases.ts';
import type { ServerHandle } from '../../supabase/local/postgres/server.ts';
import { startSupabase, startUpstash } from '../../supabase/local/stack.ts';
import { serveWorker } from '../../supabase/local/worker.ts';
import { openTestServer, templates } from './test-server.ts';

/** Opens the metrics of the Worker under test. */
export const metricsToken = 'only-for-tests-of-metrics';

export type TestBackend = {
  supabase: SupabaseKeys;
  upstash: UpstashKeys;
  workerUrl: string;
  /** The PostgreSQL of this run, with templates; null with a Supabase elsewhere. */
  server: ServerHandle | null;
  stop: () => Promise<void>;
};

/**
 * Supabase (the one the environment names, else an embedded one with the seed), Upstash likewise,
 * and the built Worker in workerd, all on free ports.
 */
export async function startTestBackend(): Promise<TestBackend> {
  const environment = readEnvironment();
  const supabase = environment.supabase
    ? { ...environment.supabase, server: null, stop: async () => undefined }
    : await startSeededSupabase();
  const upstash = environment.upstash
    ? { ...environment.upstash, stop: async () => undefined }
    : await startUpstash({ port: 0, log });
  const worker = await serveWorker({
    buildDir: join(root, 'build'),
    port: 0,
    variables: { ...workerVariables({ supabase, upstash }), METRICS_TOKEN: metricsToken },
    persistDir: null,
    onLog: ({ level, message }) => {
      if (level === 'error') {
        log(message);
      }
    },
  });
  return {
    supabase: {
      url: supabase.url,
      publishableKey: supabase.publishableKey,
      secretKey: supabase.secretKey,
    },
    upstash: { url: upstash.url, token: upstash.token },
    workerUrl: worker.url,
    server: supabase.server,
    async stop() {
      await worker.stop();
      await upstash.stop();
      await supabase.stop();
    },
  };
}

/** A copy of the seeded template on a server of this run. */
async function startSeededSupabase() {
  const server = await openTestServer(log);
  const { handle } = server;
  const databaseName = 'mainstreet';
  await cloneDatabase({ server: handle, template: templates.seeded, name: databaseName });
  const options = { dataDir: null, server: handle, databaseName, port: 0, seed: true, log };
  const supabase = await startSupabase(options);
  return {
    ...supabase,
    async stop() {
      await supabase.stop();
      await server.stop();
    },
  };
}

function log(line: string) {
  if (process.env.DEBUG) {
    console.log(line);
  }
}
