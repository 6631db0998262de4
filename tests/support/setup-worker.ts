// Before each file of the project `worker`.
import { beforeAll, inject } from 'vitest';
import { setFileBackend } from './file-backend.ts';
import { startTestBackend } from './test-backend.ts';

beforeAll(async () => {
  const backend = await startTestBackend(inject('postgres'));
  setFileBackend({ supabase: backend.supabase, backend });
  return backend.stop;
});
