import { startTestBackend } from './test-backend.ts';

/** Serves the built product for the browser tests, or uses the one at BASE_URL. */
export default async function setup() {
  if (process.env.BASE_URL) {
    return undefined;
  }
  const backend = await startTestBackend();
  process.env.BASE_URL = backend.workerUrl;
  // For tests that serve a Worker of their own.
  const { supabase, upstash } = backend;
  process.env.TEST_BACKEND = JSON.stringify({ supabase, upstash });
  return () => backend.stop();
}
