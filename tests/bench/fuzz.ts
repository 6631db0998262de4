import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as Endpoints from '../../functions/endpoints.ts';
import { root } from '../../supabase/local/environment.ts';
import { runFuzz } from '../support/fuzz/run-fuzz.ts';
import { startIsolatedBackend } from '../support/test-backend.ts';

const requests = Number(process.env.FUZZ_REQUESTS ?? 20_000);

/**
 * Requests of every kind to every endpoint and screen, against the built Worker and the real backend.
 * They follow from a seed that is printed: `FUZZ_SEED` sends the same ones again.
 */
export async function benchFuzz(): Promise<void> {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
  console.log(`\nFuzz: ${requests} requests of the seed ${seed}`);
  const endpoints = await readEndpoints();
  const backend = await startIsolatedBackend();
  try {
    const { workerUrl, supabase } = backend;
    const { statuses, faults, failed, unrepeated } = await runFuzz({
      endpoints,
      workerUrl,
      supabase,
      seed,
      requests,
    });
    console.table(statuses);
    console.log(`${unrepeated} failed and were answered when they were sent again`);
    for (const fault of faults) console.log(JSON.stringify(fault, null, 2));
    if (failed > 0) throw new Error(`${failed} requests failed; those above are one of each kind`);
  } finally {
    await backend.stop();
  }
}

/** The table names handlers in JSX, which Node does not read by itself. */
async function readEndpoints() {
  const { module } = await runnerImport<typeof Endpoints>(join(root, 'functions/endpoints.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module.endpoints;
}
