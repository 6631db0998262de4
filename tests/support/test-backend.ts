import { withTimeout } from '#app/errors/promises.ts';
import { readEnvironment } from '../../supabase/local/environment.ts';
import type { ServerHandle } from '../../supabase/local/postgres/server.ts';
import { type Upstash, startUpstash } from '../../supabase/local/stack.ts';
import type { TestBackend } from './file-backend.ts';
import { serveTestWorker } from './serve-test-worker.ts';
import { log, openServerOfRun, startTestSupabase, type Template } from './test-supabase.ts';

/** Opens the metrics of the Worker under test. */
export const metricsToken = 'only-for-tests-of-metrics';

/**
 * A Supabase of one's own (`startTestSupabase`), an Upstash (the environment's, else an embedded
 * one) and the built Worker in workerd, all on free ports.
 */
export async function startTestBackend(
  server: ServerHandle | null,
  template?: Template,
): Promise<TestBackend> {
  // Known once the Worker is served, which needs Supabase's address.
  let workerUrl: string | null = null;
  const getSite = () => workerUrl;
  const { stop: stopSupabase, ...supabase } = await startTestSupabase(server, template, getSite);
  const { stop: stopUpstash, ...upstash } = await startTestUpstash();
  const worker = await serveTestWorker({
    backend: { supabase, upstash },
    variables: { METRICS_TOKEN: metricsToken },
    onLog: ({ level, message }) => {
      if (level === 'error') {
        log(message);
      }
    },
  });
  workerUrl = worker.url;
  return {
    supabase,
    upstash,
    workerUrl,
    runCron: worker.runCron,
    async stop() {
      await inTime('The Worker', worker.stop());
      await inTime('Upstash', stopUpstash());
      await inTime('Supabase', stopSupabase());
    },
  };
}

/** Names the part that does not stop, before vitest gives the hook up without saying so. */
async function inTime(part: string, stopped: Promise<void>): Promise<void> {
  await withTimeout(stopped, 25_000).catch((cause: unknown) => {
    throw new Error(`${part} did not stop`, { cause });
  });
}

async function startTestUpstash(): Promise<Upstash> {
  const { upstash } = readEnvironment();
  return upstash ? { ...upstash, stop: async () => undefined } : startUpstash({ port: 0, log });
}

/** A backend with a PostgreSQL of its own, for what runs alone. */
export async function startIsolatedBackend(): Promise<TestBackend> {
  const server = await openServerOfRun();
  const backend = await startTestBackend(server?.handle ?? null);
  return {
    ...backend,
    async stop() {
      await backend.stop();
      await server?.stop();
    },
  };
}
