import { takeBuildOfRun } from './build-of-run.ts';
import { openServerOfRun } from './test-supabase.ts';

/** One build and one PostgreSQL for the run; each of Playwright's workers has its backend on it (e2e/test.ts). */
export default async function setup() {
  const removeBuild = await takeBuildOfRun();
  if (process.env.BASE_URL) return removeBuild;
  const server = await openServerOfRun();
  process.env.TEST_POSTGRES = JSON.stringify(server?.handle ?? null);
  return async () => {
    await server?.stop();
    await removeBuild();
  };
}
