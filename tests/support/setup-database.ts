// Before each file of the project `database`.
import { beforeAll, inject } from 'vitest';
import { setFileBackend } from './file-backend.ts';
import { startTestSupabase } from './test-supabase.ts';

beforeAll(async () => {
  const supabase = await startTestSupabase(inject('postgres'));
  setFileBackend({ supabase, backend: null });
  return supabase.stop;
});
