import { importRuns } from '#app/config/limits.ts';
import { workImports } from '#app/domain/import/job/work-imports.server.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { createNudge } from '../http/nudge.ts';

/**
 * `POST /api/imports/work` -> 202: runs pending imports now instead of in the next minute. Needs no
 * authorization: it reveals nothing, and only an admin can create an import.
 */
export const postWork = createNudge(({ supabase }) =>
  workImports({ db: createServiceRoleClient(supabase), forMs: importRuns.nudgedMs }),
);
