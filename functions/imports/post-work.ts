import { importRuns } from '#app/config/limits.ts';
import { workImports } from '#app/domain/import/job/work-imports.server.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { createNudge } from '../http/nudge.ts';

/**
 * `POST /api/imports/work` -> 202: continues imports that an admin has started, without waiting for
 * the next minute. Reveals and starts nothing.
 */
export const postWork = createNudge(({ supabase }) =>
  workImports({ db: createServiceRoleClient(supabase), forMs: importRuns.nudgedMs }),
);
