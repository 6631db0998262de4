import { openServerOfRun } from './test-supabase.ts';

/** One PostgreSQL for the run; each of Playwright's workers has its backend on it (e2e/test.ts). */
export default async function setup() {
  if (process.env.BASE_URL) return undefined;
  const server = await openServerOfRun();
  process.env.TEST_POSTGRES = JSON.stringify(server?.handle ?? null);
  return () => server?.stop();
}
