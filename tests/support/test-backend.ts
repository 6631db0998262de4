import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workerVariables } from '../../supabase/local/backend.ts';
import {
  type SupabaseKeys,
  type UpstashKeys,
  readEnvironment,
  root,
} from '../../supabase/local/environment.ts';
import { startSupabase, startUpstash } from '../../supabase/local/stack.ts';
import { serveWorker } from '../../supabase/local/worker.ts';
import { fingerprintDatabase } from './fingerprint.ts';

/** Opens the metrics of the Worker under test. */
export const metricsToken = 'only-for-tests-of-metrics';

export type TestBackend = {
  supabase: SupabaseKeys;
  upstash: UpstashKeys;
  workerUrl: string;
  stop: () => Promise<void>;
};

/**
 * Supabase (the one the environment names, else an embedded one in memory with the seed), Upstash
 * likewise, and the built Worker in workerd, all on free ports.
 */
export async function startTestBackend(): Promise<TestBackend> {
  const environment = readEnvironment();
  const supabase = environment.supabase
    ? { ...environment.supabase, stop: async () => undefined }
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
    async stop() {
      await worker.stop();
      await upstash.stop();
      await supabase.stop();
    },
  };
}

/** Restores a snapshot of the seeded database where one fits, and makes it where none does. */
async function startSeededSupabase() {
  const folder = join(root, 'node_modules', '.cache', 'mainstreet');
  const file = join(folder, `${await fingerprintDatabase()}.tar`);
  const snapshot = await readFile(file)
    .then((bytes) => new Blob([bytes]))
    .catch(() => undefined);
  const supabase = await startSupabase({ dataDir: null, port: 0, seed: true, snapshot, log });
  if (!snapshot) {
    await mkdir(folder, { recursive: true });
    await writeFile(file, await (await supabase.database.dump()).bytes());
  }
  return supabase;
}

function log(line: string) {
  if (process.env.DEBUG) {
    console.log(line);
  }
}
