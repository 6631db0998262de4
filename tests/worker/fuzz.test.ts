import { expect, test, vi } from 'vitest';
import { endpoints } from '../../functions/endpoints.ts';
import { fileBackend } from '../support/file-backend.ts';
import { runFuzz } from '../support/fuzz/run-fuzz.ts';

// It imports a package of types alone, which only a bundler takes.
vi.mock('@react-router/cloudflare', () => ({}));

/** The same ones in each run: a failure is of what has changed. `npm run bench -- fuzz` tries others. */
const seed = 20_261_123;

test('600 requests of all kinds, right, odd and broken, meet no error of ours', async () => {
  const { workerUrl, supabase } = fileBackend();
  const { statuses, faults } = await runFuzz({
    endpoints,
    workerUrl,
    supabase,
    seed,
    requests: 600,
  });
  expect(faults).toEqual([]);
  // Most must get past limits and the door, or nothing is tried.
  expect(statuses['200'] ?? 0).toBeGreaterThan(100);
  expect(statuses['429'] ?? 0).toBeLessThan(60);
}, 120_000);
