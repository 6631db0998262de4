import { importRuns } from '#app/config/limits.ts';
import { processImports } from '#app/domain/import/import.server.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { createBackgroundTask } from '../http/background-task.ts';

/**
 * `POST /api/imports/process` -> 202: continues imports that an admin has started, without waiting for
 * the next minute. Reveals and starts nothing.
 */
export const postProcess = createBackgroundTask(({ supabase }) =>
  processImports({ db: createServiceRoleClient(supabase), forMs: importRuns.triggeredMs }),
);
