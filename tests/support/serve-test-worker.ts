import { workerVariables } from '../../supabase/commands/worker-variables.ts';
import type { Backend } from '../../supabase/local/backend.ts';
import {
  type RunningWorker,
  type WorkerOptions,
  serveWorker,
} from '../../supabase/local/worker.ts';
import { buildOfRun } from './build-of-run.ts';
import { fileBackend } from './file-backend.ts';

type TestWorkerOptions = Partial<WorkerOptions> & {
  /** The services that the Worker calls; by default those of the test file. */
  backend?: Pick<Backend, 'supabase' | 'upstash'>;
};

/**
 * Serves the build of this run on a backend, with some options and variables of its own: SUPABASE_URL, for
 * instance, puts a proxy between, and `isPatient: false` gives it the time limits of production. The
 * caller stops it.
 */
export function serveTestWorker({
  backend = fileBackend(),
  variables,
  ...options
}: TestWorkerOptions = {}): Promise<RunningWorker> {
  return serveWorker({
    buildDir: buildOfRun(),
    port: 0,
    persistDir: null,
    isPatient: true,
    // Tests would wait five seconds for each beacon.
    maxBatchSeconds: 0.2,
    onLog: () => undefined,
    ...options,
    variables: { ...workerVariables(backend), MAP_STYLE_URL: '', ...variables },
  });
}
