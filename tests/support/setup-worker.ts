// Before each file of the project `worker`.
import { afterAll, inject } from 'vitest';
import { setFileBackend } from './file-backend.ts';
import { startTestBackend } from './test-backend.ts';

const backend = await startTestBackend(inject('postgres'));
setFileBackend({ supabase: backend.supabase, backend });
afterAll(backend.stop);
