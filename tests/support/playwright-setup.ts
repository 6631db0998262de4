import { startTestBackend } from './test-backend.ts';

/** Serves the built product for the browser tests, or uses the one at BASE_URL. */
export default async function setup() {
  if (process.env.BASE_URL) {
    return undefined;
  }
  const backend = await startTestBackend();
  process.env.BASE_URL = backend.workerUrl;
  return () => backend.stop();
}
