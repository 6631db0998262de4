import { importRuns } from '#app/config/limits.ts';
import { workImports } from '#app/domain/import/job/work-imports.server.ts';
import { logFailure } from '#app/errors/write-log.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import type { AppContext } from '../env.ts';

/** Whether this isolate works imports already. */
let isAtWork = false;

/**
 * `POST /api/imports/work` -> 202: imports that an admin has begun go on now and not with the next minute.
 * Whoever asks learns nothing, and begins nothing.
 */
export function postWork(c: AppContext): Response {
  if (!isAtWork) {
    isAtWork = true;
    const db = createServiceRoleClient(c.env.supabase);
    c.executionCtx.waitUntil(
      workImports({ db, forMs: importRuns.nudgedMs })
        .catch(logFailure)
        .finally(() => {
          isAtWork = false;
        }),
    );
  }
  return c.body(null, 202);
}
