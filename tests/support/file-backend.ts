import type { Database } from '../../supabase/local/database.ts';
import type { SupabaseKeys, UpstashKeys } from '../../supabase/local/environment.ts';
import type { RunningWorker } from '../../supabase/local/worker.ts';
import type { TestSupabase } from './test-supabase.ts';

export type TestBackend = {
  supabase: Omit<TestSupabase, 'stop'>;
  upstash: UpstashKeys;
  workerUrl: string;
  /** What Cloudflare's clock does. */
  runCron: RunningWorker['runCron'];
  stop: () => Promise<void>;
};

type Running = {
  supabase: (SupabaseKeys & { database?: Database | null }) | null;
  backend: TestBackend | null;
};

const running: Running = { supabase: null, backend: null };

/** Said by the setup of the project, before the first test of each file. */
export function setFileBackend(next: Running): void {
  Object.assign(running, next);
}

/** The Supabase of the test file that runs: it begins with the seed, and no other file has it. */
export function fileSupabase(): SupabaseKeys {
  if (running.supabase === null) throw new Error('Only database and Worker tests have a Supabase');
  return running.supabase;
}

/** Its database, as the role `postgres`; null of a Supabase elsewhere, which only the API reaches. */
export function fileDatabase(): Database | null {
  return running.supabase?.database ?? null;
}

/** The same with its Upstash and its Worker. */
export function fileBackend(): TestBackend {
  if (running.backend === null) throw new Error('Only Worker tests have a Worker');
  return running.backend;
}
