import { expect, test } from 'vitest';
import { endpoints } from '../../functions/endpoints.ts';
import { howMany } from '../../supabase/local/testing/how-many.ts';
import { fileBackend } from '../support/file-backend.ts';
import { runFuzz } from '../support/fuzz/run-fuzz.ts';

/** The same ones in each run: a failure is of what has changed. `npm run bench -- fuzz` tries others. */
const seed = 20_261_123;
const requests = howMany({ short: 600, long: 20_000 });

test(
  'requests of all kinds, right, odd and broken, meet no error of ours',
  async () => {
    const { workerUrl, supabase } = fileBackend();
    const { statuses, faults } = await runFuzz({
      endpoints,
      workerUrl,
      supabase,
      seed,
      requests,
    });
    expect(faults).toEqual([]);
    // Most must get past limits and the door, or nothing is tried.
    expect(statuses['200'] ?? 0).toBeGreaterThan(requests / 6);
    expect(statuses['429'] ?? 0).toBeLessThan(requests / 10);
  },
  howMany({ short: 300_000, long: 3_600_000 }),
);
