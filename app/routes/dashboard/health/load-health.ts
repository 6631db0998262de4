import { askWorker } from '#app/browser/session/ask-worker.ts';
import { inTime } from '#app/components/signed-in/in-time.ts';
import { findDatabaseState, findHealth } from '#app/domain/health/health-calls.ts';
import type { HealthParts } from '#app/domain/health/health.ts';
import { findSummary } from '#app/domain/metric/find-summary.ts';
import type { Db } from '#app/services/supabase/client.ts';

const screensOfDays = 7;

/** Loads all sections at once; each succeeds or fails independently. */
export function loadHealth({ db }: { db: Db }) {
  return {
    parts: inTime(askWorker<HealthParts>(db, '/api/health/parts')),
    state: inTime(findHealth({ db })),
    database: inTime(findDatabaseState({ db })),
    screens: inTime(findSummary({ db, now: new Date() }, { days: screensOfDays, by: 'path' })),
  };
}
