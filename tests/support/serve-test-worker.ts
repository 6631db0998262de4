import { workerVariables } from '../../supabase/local/backend.ts';
import {
  type RunningWorker,
  type WorkerOptions,
  serveWorker,
} from '../../supabase/local/worker.ts';
import { buildOfRun } from './build-of-run.ts';
import { fileBackend } from './file-backend.ts';

/**
 * Serves another Worker on the backend of the test file, with some options and variables of its own:
 * SUPABASE_URL, for instance, puts a proxy between, and `isPatient: false` gives it the time limits of
 * production. The caller stops it.
 */
export function serveTestWorker({
  variables,
  ...options
}: Partial<WorkerOptions> = {}): Promise<RunningWorker> {
  return serveWorker({
    buildDir: buildOfRun(),
    port: 0,
    persistDir: null,
    isPatient: true,
    onLog: () => undefined,
    ...options,
    variables: { ...workerVariables(fileBackend()), MAP_STYLE_URL: '', ...variables },
  });
}
