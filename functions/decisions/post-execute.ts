import { decisionRuns } from '#app/config/limits.ts';
import { executeDecisions } from '#app/domain/admin-queue/admin-queue.server.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { createBackgroundTask } from '../http/background-task.ts';

/**
 * `POST /api/decisions/execute` -> 202: executes admins' decisions and bulk jobs that are due, without waiting for the
 * next minute. Reveals and decides nothing.
 */
export const postExecute = createBackgroundTask(({ supabase }) =>
  executeDecisions({
    db: createServiceRoleClient(supabase),
    forMs: decisionRuns.triggeredMs,
  }),
);
