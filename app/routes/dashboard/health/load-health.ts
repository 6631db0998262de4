import { sayWhoAsks } from '#app/domain/claim/say-who-asks.ts';
import { findDatabaseState } from '#app/domain/health/find-database-state.ts';
import { findHealth } from '#app/domain/health/find-health.ts';
import type { HealthParts } from '#app/domain/health/health.ts';
import { findSummary } from '#app/domain/metric/find-summary.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** What has not answered by then is shown as not known; the rest stands long before. */
const patienceMs = 4_000;
const screensOfDays = 7;

/** Asks everything at once; each part comes, or fails, by itself. */
export function loadHealth({ db }: { db: Db }) {
  return {
    parts: inTime(fetchParts(db)),
    state: inTime(findHealth({ db })),
    database: inTime(findDatabaseState({ db })),
    screens: inTime(findSummary({ db, now: new Date() }, { days: screensOfDays, by: 'path' })),
  };
}

async function fetchParts(db: Db): Promise<HealthParts> {
  const response = await fetch('/api/health/parts', {
    headers: await sayWhoAsks(db),
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`The Worker answered ${response.status}`);
  return response.json();
}

/** Rejects when it takes longer than anybody waits. */
function inTime<Data>(part: Promise<Data>): Promise<Data> {
  return Promise.race([
    part,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('This part took too long')), patienceMs);
    }),
  ]);
}
